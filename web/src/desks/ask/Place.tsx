// Where it happened: the story so far in a line or two, and game, stakes, seats and place of one's own.

import { useState } from "preact/hooks";
import { askTexts } from "../../texts/desks/ask";
import { Field } from "../../ui/parts";
import type { FloorAnswer } from "../../wire";
import { type Asked, ask } from "./asked";

export function Place({ asked, answer }: { asked: Asked; answer: FloorAnswer }) {
  const t = askTexts.value;
  const [open, setOpen] = useState(false);
  const place = [answer.game, answer.stakes, answer.scene].filter(Boolean).join(", ");
  return (
    <>
      <p class="ask-place dim small">
        <span>{place}</span>
        <button type="button" class="button quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t.done : t.change}
        </button>
      </p>
      {open ? <Change asked={asked} answer={answer} close={() => setOpen(false)} /> : null}
      <p class="ask-story small dim">
        {answer.story.map(line => (
          <span key={line}>{line} </span>
        ))}
      </p>
    </>
  );
}

function Change({ asked, answer, close }: { asked: Asked; answer: FloorAnswer; close: () => void }) {
  const t = askTexts.value;
  const [game, setGame] = useState(asked.game);
  const [seats, setSeats] = useState(asked.seats);
  const [play, setPlay] = useState(asked.play);
  const scene = (name: string) => ask({ ...asked, scene: name, play: "", facts: {}, left_out: [] });
  const submit = (event: Event) => {
    event.preventDefault();
    ask({
      ...asked,
      game: game.trim(),
      seats: seats.trim(),
      play: play.trim(),
      scene: game.trim() === asked.game && seats.trim() === asked.seats && !play.trim() ? asked.scene : "",
      facts: {},
      left_out: [],
    });
    close();
  };
  return (
    <form class="stack ask-change" onSubmit={submit}>
      <Field label={t.scene}>
        <select class="input" value={answer.scene} onChange={event => scene(event.currentTarget.value)}>
          {answer.scenes.map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t.game}>
        <input
          class="input"
          placeholder={t.gameHint}
          value={game}
          onInput={event => setGame(event.currentTarget.value)}
        />
      </Field>
      <Field label={t.seats}>
        <input
          class="input"
          placeholder={t.seatsHint}
          value={seats}
          onInput={event => setSeats(event.currentTarget.value)}
        />
      </Field>
      <Field label={t.play}>
        <input
          class="input"
          placeholder={t.playHint}
          value={play}
          onInput={event => setPlay(event.currentTarget.value)}
        />
      </Field>
      <button class="button go touch">{t.ask}</button>
    </form>
  );
}
