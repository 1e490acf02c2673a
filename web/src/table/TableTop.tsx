// The line above a table: its sign, the connection, and what one may want besides playing.

import type { Money } from "../model/chips";
import { bookName } from "../model/sign";
import { tableSign } from "../model/table-sign";
import { link } from "../net/house";
import { texts } from "../texts";
import { wishTexts } from "../texts/wishes";
import { Icon } from "../ui/Icon";
import { Menu } from "../ui/parts";
import { SettingsList } from "../ui/SettingsList";
import type { TableViewProps } from "./TableView";

/** About how many letters of a sign fit beside the buttons. */
const fits = (): number => Math.floor((innerWidth - 196) / 8);

interface TopProps extends TableViewProps {
  money: Money;
  phone: boolean;
  open: (what: "log" | "chat") => void;
}

export function TableTop({
  state,
  money,
  phone,
  open,
  wish,
  outAtBlind,
  leave,
  more,
  move,
  call,
  seals,
}: TopProps) {
  const t = texts.value;
  const { felt, hand, seat, may } = state.seen;
  const sign = tableSign(state, money, t);
  const book = bookName(felt.rulebook);
  const chair = state.seen.role === "rail" ? null : felt.chairs[seat]; // whoever is out wants nothing of it
  const short = phone && sign.whole.length > fits(); // the limit goes to the second line
  const structure = short && !sign.now && t.table.structures[sign.stakes.structure];
  const away = chair && (!chair.here || chair.sits_out);
  const own = chair && !state.now.place.startsWith("event/"); // one's own money and seat
  const game = state.now.place.startsWith("game/") ? state.now.place : ""; // a private one has a page of its own
  const actor = hand?.actor ?? -1;
  const noClock = actor === seat ? t.table.clockOwn : actor < 0 ? t.table.clockNobody : "";
  const absence = chair ? (
    <button
      class="button quiet"
      data-close
      onClick={() => wish(away ? { ComeBack: { seat } } : { SitOut: { seat } })}
    >
      {away ? t.table.comeBack : t.table.sitOut}
    </button>
  ) : null;
  return (
    <header class="top">
      {phone ? (
        <a class="button quiet only-icon" aria-label={t.nav.lobby} href={game ? `/${game}` : "/"}>
          <Icon name="left" />
        </a>
      ) : (
        <a class="brand" href="/" aria-label={t.nav.lobby}>
          <Icon name="logo" />
        </a>
      )}
      <h1 class="sign">
        <b>{short ? sign.short : sign.whole}</b>
        <small>
          {[
            structure,
            sign.now,
            phone ? "" : sign.next,
            phone
              ? t.table.shortWhere(state.now.table, sign.now ? "" : book)
              : t.table.where(state.now.table, felt.hands, book),
          ]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </h1>
      <div class="top-end">
        {phone ? null : <Sealed root={state.now.deck || state.now.next_deck} open={seals} />}
        {state.seen.role === "rail" ? (
          <span class="tag" title={t.table.spectating}>
            {phone ? t.table.railShort : t.table.rail}
          </span>
        ) : null}
        {phone ? null : <LinkTag />}
        {phone ? (
          <>
            <button class="button quiet only-icon" aria-label={t.table.chat} onClick={() => open("chat")}>
              <Icon name="chat" />
            </button>
            <button class="button quiet only-icon" aria-label={t.table.log} onClick={() => open("log")}>
              <Icon name="list" />
            </button>
          </>
        ) : (
          absence
        )}
        {chair && !phone ? (
          <button
            class="button quiet"
            disabled={Boolean(noClock)}
            title={noClock}
            onClick={() => call("clock")}
          >
            <Icon name="clock" /> {t.table.callClock}
          </button>
        ) : null}
        {chair && !phone ? (
          <button class="button" onClick={() => call("floor")}>
            <Icon name="bell" /> {t.table.callFloor}
          </button>
        ) : null}
        {game && !phone ? (
          <a class="button quiet" href={`/${game}`}>
            {t.table.gamePage}
          </a>
        ) : null}
        <Menu icon={phone ? "more" : "gear"} label={t.table.more}>
          {game && phone ? (
            <a class="button quiet" data-close href={`/${game}`}>
              {" "}
              {t.table.gamePage}
            </a>
          ) : null}
          {phone ? absence : null}
          {chair && phone ? (
            <button class="button quiet" data-close disabled={Boolean(noClock)} onClick={() => call("clock")}>
              <Icon name="clock" /> {noClock || t.table.callClock}
            </button>
          ) : null}
          {chair && phone ? (
            <button class="button quiet" data-close onClick={() => call("floor")}>
              {" "}
              {t.table.callFloor}
            </button>
          ) : null}
          {chair ? (
            <Wish
              label={t.table.letPass}
              on={may.includes("let the blinds pass")}
              press={() => wish({ LetPass: { seat } })}
            />
          ) : null}
          {chair ? (
            <Wish
              label={t.table.straddle}
              on={may.includes("straddle")}
              press={() => wish({ Straddle: { seat } })}
            />
          ) : null}
          {own && !away ? (
            <Wish
              label={wishTexts.value.sitOutAtBlind}
              on={!state.now.wish?.blind && felt.stakes.blinds.length > 0}
              press={outAtBlind}
            />
          ) : null}
          {own ? (
            <button class="button quiet" data-close onClick={more}>
              {t.table.addChips}
            </button>
          ) : null}
          {own ? (
            <button class="button quiet" data-close onClick={move}>
              {t.table.changeSeat}
            </button>
          ) : null}
          {own ? (
            <button class="button quiet danger" data-close onClick={leave}>
              {t.table.leave}
            </button>
          ) : null}
          {phone ? (
            <nav class="more-pages" aria-label={t.nav.more}>
              {(["ask", "law"] as const).map(path => (
                <a key={path} class="button quiet" data-close href={`/${path}`}>
                  {t.nav[path]}
                </a>
              ))}
            </nav>
          ) : null}
          <SettingsList />
          {phone ? <Sealed root={state.now.deck || state.now.next_deck} open={seals} /> : null}
        </Menu>
      </div>
    </header>
  );
}

function Wish({ label, on, press }: { label: string; on: boolean; press: () => void }) {
  return on ? (
    <button class="button quiet" data-close onClick={press}>
      {label}
    </button>
  ) : null;
}

/** What was promised of the deck before it was dealt; nothing where nothing is promised. */
function Sealed({ root, open }: { root: string; open: () => void }) {
  if (!root) return null;
  return (
    <button class="tag is-button" data-close onClick={open}>
      <Icon name="lock" />
      {texts.value.table.deckSealed(`${root.slice(0, 4)}…${root.slice(-4)}`)}
    </button>
  );
}

export function LinkTag() {
  const t = texts.value.link;
  if (link.value === "live")
    return (
      <span class="tag go">
        <span class="dot" />
        {t.live}
      </span>
    );
  return link.value === "off" ? null : (
    <span class="tag warn">
      <span class="dot" />
      {t.connecting}
    </span>
  );
}
