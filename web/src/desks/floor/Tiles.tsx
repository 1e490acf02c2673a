// All tables at a glance: who plays, how many seats are open, the pot, and who waits for the floor.

import { memo } from "../../memo";
import { betsAt, splitStakes } from "../../model/board";
import { stakesIn } from "../../model/stakes";
import { texts } from "../../texts";
import { floorTexts } from "../../texts/desks/floor";
import { Icon } from "../../ui/Icon";
import { lasting, now } from "../parts/moments";
import { deskPath, type TableAt } from "./floor-places";

export function Tiles({ tables, chosen, desk }: { tables: TableAt[]; chosen: string; desk: string }) {
  return (
    <div class="tiles">
      {tables.map(({ place, title, glance }) => (
        <Tile
          key={`${place}|${glance.table}`}
          place={place}
          title={title}
          glance={glance}
          desk={desk}
          open={chosen === `${place}|${glance.table}`}
        />
      ))}
    </div>
  );
}

type TileProps = TableAt & { open: boolean; desk: string };

/** A tile is drawn anew when its own table changed, and not when another did. */
const Tile = memo(function Tile({ place, title, glance, open, desk }: TileProps) {
  const t = floorTexts.value;
  const calls = glance.case !== null || glance.question !== "";
  const [structure, limits] = splitStakes(glance.stakes);
  return (
    <a
      class={`tile-table ${calls ? "is-call" : ""} ${open ? "is-open" : ""}`}
      href={deskPath(desk, place, glance.table)}
      data-table={glance.table}
      {...(open ? { "aria-current": "true" as const } : {})}
    >
      <span class="tile-top">
        <b>
          {place.startsWith("event/") ? (
            <>
              <Icon name="cup" />
              <span class="unseen">{title || glance.title} </span>
            </>
          ) : null}
          {glance.table}
        </b>
        <State glance={glance} />
      </span>
      <span class="tile-game">
        {betsAt(place, limits.split(" ")[0]!, stakesIn(glance.stakes).dollar)}{" "}
        {texts.value.table.structures[structure] ?? structure}
        <br />
        {title || glance.title}
      </span>
      <span class="tile-foot">
        <Pips seats={glance.seats} />
        <Icon name={glance.by_hand ? "hand" : "screen"} />
        <span class="unseen">{glance.by_hand ? t.dealtByHand : t.dealtHere}</span>
      </span>
    </a>
  );
});

function State({ glance }: Pick<TableAt, "glance">) {
  const t = floorTexts.value;
  if (glance.question) return <span class="state is-late">{t.ruling}</span>;
  if (glance.case)
    return (
      <span class="state is-late">
        {t.call} <Since at={glance.case.at} />
      </span>
    );
  if (glance.feeds.length) return <span class="state">{t.mustMove(glance.feeds.join(", "))}</span>;
  if (glance.standing === "broken") return <span class="state">{t.broken}</span>;
  if (glance.pot)
    return (
      <span class="state">
        {t.pot} {glance.pot.toLocaleString("en-US")}
      </span>
    );
  return <span class="state">{glance.standing === "new" ? t.fresh : ""}</span>;
}

/** How long something lasts already, counted by the second. */
export function Since({ at }: { at: number }) {
  return <span class="num">{lasting(now.value - at)}</span>;
}

const SEATS: Record<string, string> = { p: "", a: "is-away", o: "is-free", k: "is-kept" };

function Pips({ seats }: { seats: string }) {
  const taken = [...seats].filter(one => one === "p" || one === "a").length;
  return (
    <span class="pips" role="img" aria-label={`${taken}/${seats.replaceAll("-", "").length}`}>
      {[...seats].map((one, at) => (one === "-" ? null : <i key={at} class={SEATS[one] ?? ""} />))}
    </span>
  );
}
