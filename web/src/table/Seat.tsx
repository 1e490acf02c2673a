// A seat: who, how much, what they did last; the ring is their time. Its size never changes.

import { amount, type Money } from "../model/chips";
import { inShort } from "../model/holding";
import { marked, type SeatScene } from "../model/scene";
import { texts } from "../texts";
import type { Texts } from "../texts/en";
import { Card } from "../ui/Card";
import { Icon } from "../ui/Icon";
import { Avatar } from "../ui/parts";
import { Ring } from "./Clock";
import { Marker } from "./Marker";

interface SeatProps {
  seat: SeatScene;
  money: Money;
  holding: string; // one's own hand in words
  worth: string; // a hand that lies open, in words
  spot: { x: number; y: number };
  turn: { left: number; of: number; at: number } | null;
  fan: boolean; // cards above the seat; stud lays them on the felt
  phone: boolean;
  sit: ((seat: number) => void) | null;
  next: boolean;
}

export function Seat({ seat, money, holding, worth, spot, turn, fan, phone, sit, next }: SeatProps) {
  const t = texts.value;
  const style = { "--x": `${spot.x}%`, "--y": `${spot.y}%` };
  if (seat.standing === "open") return <OpenSeat seat={seat.seat} style={style} sit={sit} />;
  const classes = [
    "seat",
    `is-${seat.standing}`,
    seat.turn && "is-turn",
    seat.lost && "is-lost",
    seat.won && "is-winner",
    seat.mine && "is-mine",
    spot.y < 24 && "is-high",
    spot.x > 51 && "is-right",
    spot.x < 49 && "is-left",
    phone && spot.y > 24 && spot.y < 40 && "is-upper",
    spot.x < 14 && "is-edge-left",
    spot.x > 86 && "is-edge-right",
    phone && spot.y > 55 && spot.y < 75 && "is-mid",
  ];
  return (
    <div class={classes.filter(Boolean).join(" ")} style={style} data-seat={seat.seat}>
      {fan && !seat.mine && seat.cards.length ? <Fan seat={seat} /> : null}
      <div class="pod">
        {phone ? null : turn && seat.turn ? (
          <Ring {...turn}>
            <Avatar name={seat.name} id={seat.player} />
          </Ring>
        ) : (
          <Avatar name={seat.name} id={seat.player} />
        )}
        <div class="pod-text" aria-hidden="true">
          <span class="pod-name" title={seat.mine ? holding : seat.name}>
            {seat.mine
              ? t.table.you(holding ? inShort(holding, t.worth) : worth)
              : phone
                ? shortName(seat.name)
                : seat.name}
            {seat.bot ? <BotTag /> : null}
          </span>
          <span class="pod-stack">
            <Stack seat={seat} money={money} t={t} next={next} worth={phone ? worth : ""} />
            {seat.mine ? seat.marks.map(mark => <Marker key={mark} mark={mark} />) : null}
          </span>
        </div>
        {seat.mine && turn && seat.turn ? <TimeLeft {...turn} /> : null}
        {seat.mine && seat.won ? (
          <span class="pod-won" aria-hidden="true">
            {t.table.status.won(amount(seat.won, money))}
          </span>
        ) : null}
      </div>
      {worth && !seat.mine && !phone ? (
        <span class="worth" aria-hidden="true">
          {worth}
        </span>
      ) : null}
    </div>
  );
}

export function BotTag() {
  return <small class="bot">{texts.value.table.bot}</small>;
}

function Stack({
  seat,
  money,
  t,
  next,
  worth,
}: {
  seat: SeatScene;
  money: Money;
  t: Texts;
  next: boolean;
  worth: string;
}) {
  const s = t.table.status;
  if (seat.won && !seat.mine)
    return (
      <>
        <span class="pod-won">{s.won(amount(seat.won, money))}</span>{" "}
        <small>{worth || amount(seat.stack, money)}</small>
      </>
    );
  if (!seat.stack && (seat.standing === "away" || seat.standing === "out"))
    return <>{seat.standing === "away" ? s.away : s.out}</>;
  if (seat.standing === "away")
    return (
      <>
        {s.away} <small>{amount(seat.stack, money)}</small>
      </>
    );
  if (seat.standing === "allIn" && !seat.won) return <>{s.allIn}</>;
  return (
    <>
      {amount(seat.stack, money)} <small>{worth || doing(seat, t, next)}</small>
    </>
  );
}

export function doing(seat: SeatScene, t: Texts, next: boolean): string {
  const s = t.table.status;
  if (seat.lost) return s.lost;
  if (seat.standing === "folded") return seat.doing === "mucked" ? s.mucked : s.folded;
  if (seat.standing === "out") return s.out;
  if (seat.standing === "waits") return s.waits;
  switch (seat.doing) {
    case "bet":
      return s.bet;
    case "raised":
      return s.raised;
    case "called":
      return s.called;
    case "checked":
      return s.checked;
    case "broughtIn":
      return s.broughtIn;
    case "drew":
    case "pat":
      return s.drew(seat.drawn);
    case "mucked":
      return s.mucked;
    default:
      return next ? s.toAct : "";
  }
}

function OpenSeat({
  seat,
  style,
  sit,
}: {
  seat: number;
  style: Record<string, string>;
  sit: ((seat: number) => void) | null;
}) {
  const t = texts.value.table;
  return (
    <div class="seat is-open" style={style} data-seat={seat}>
      {sit ? (
        <button
          class="pod"
          aria-label={`${texts.value.seats.seat(seat + 1)}: ${t.sit}`}
          onClick={() => sit(seat)}
        >
          <Icon name="plus" /> {t.sit}
        </button>
      ) : (
        <div class="pod" aria-hidden="true">
          <span class="pod-name">{t.open}</span>
        </div>
      )}
    </div>
  );
}

function Fan({ seat }: { seat: SeatScene }) {
  const many = seat.cards.length;
  const lap = seat.shown ? (many > 3 ? "-.16" : "-.1") : many > 5 ? "-.62" : many > 3 ? "-.52" : "-.42";
  return (
    <div
      aria-hidden="true"
      class={`fan ${seat.shown ? "is-shown" : ""} ${many > 3 ? "is-long" : ""}`}
      style={{ "--lap": lap }}
    >
      {seat.cards.map((card, at) => (
        <Card
          key={at}
          card={card}
          small
          class={`dealt ${marked(seat.best, card)}`}
          style={{ "--n": at }}
          hidden={!seat.shown}
        />
      ))}
    </div>
  );
}

/** "Marisol Vega" is "Marisol V." where there is little room. */
export function shortName(name: string): string {
  const words = name.split(" ");
  return words.length < 2
    ? name
    : `${words[0]} ${words
        .slice(1)
        .map(word => (/^\d+$/.test(word) ? word : `${word[0]}.`))
        .join(" ")}`;
}

function TimeLeft(turn: { left: number; of: number; at: number }) {
  return <Ring {...turn} digits />;
}
