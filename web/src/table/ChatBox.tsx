// Talk at the table.

import { useEffect, useRef, useState } from "preact/hooks";
import { chatAt, type TableSignals } from "../net/house";
import { texts } from "../texts";
import { Icon } from "../ui/Icon";

export function ChatBox({ place, table, signals }: { place: string; table: string; signals: TableSignals }) {
  const t = texts.value.table;
  const [text, setText] = useState("");
  const lines = signals.chat.value;
  const box = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines]);
  const say = (event: Event) => {
    event.preventDefault();
    if (text.trim() && chatAt(place, table, text.trim())) setText("");
  };
  return (
    <section aria-label={t.chat}>
      <header>
        <h2>{t.chat}</h2>
      </header>
      <div class="chat-lines" ref={box} role="log" tabIndex={0} aria-label={t.chat}>
        {lines.length ? (
          lines.map(line => (
            <p key={line.n || line.at}>
              <b>{line.name}</b>
              <bdi>{line.text}</bdi>
            </p>
          ))
        ) : (
          <p class="faint">{t.noChat}</p>
        )}
      </div>
      <form class="say" onSubmit={say}>
        <input
          class="input"
          maxLength={300}
          value={text}
          placeholder={t.message}
          aria-label={t.message}
          onInput={event => setText(event.currentTarget.value)}
        />
        <button class="button only-icon" aria-label={t.send} title={t.send}>
          <Icon name="right" />
        </button>
      </form>
    </section>
  );
}
