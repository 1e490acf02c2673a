// Small parts that every page is made of.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { calledBy } from "../model/names";
import { parts } from "../model/telling";
import { texts } from "../texts";
import { openClause } from "./Clause";
import { Icon, type IconName } from "./Icon";

/** Brass for the clause of a book; what is common to all houses stands in none, and is quieter. */
export const lawClass = (id: string): string => `law ${id.startsWith("common/") ? "is-common" : ""}`;

/** The first clause of a book, if there is one: what every house takes for granted goes without saying. */
export const bookClause = (ids: string[]): string => ids.find(id => !id.startsWith("common/")) ?? "";

/** Its number alone, where the book is named above. */
export const clauseNumber = (id: string): string => id.replace(/^[^/]*\//, "");

/** Clause ids: brass, monospaced, and nothing else is. Each opens what the clause says. */
export function Law({ ids, by = "", short = false }: { ids: string[]; by?: string; short?: boolean }) {
  return (
    <>
      {ids.map(id => (
        <button
          key={id}
          type="button"
          class={lawClass(id)}
          aria-haspopup="dialog"
          onClick={() => (openClause.value = { id, by })}
          title={short ? id : undefined}
        >
          {short ? clauseNumber(id) : id}
        </button>
      ))}
    </>
  );
}

/** A sentence with its names set apart. */
export function Said({ says }: { says: string }) {
  return <>{parts(says).map((part, at) => (at % 2 ? <b key={at}>{part}</b> : part))}</>;
}

export function initials(name: string): string {
  const words = name
    .replace(/\(.*?\)/g, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const first = words[0]?.[0] ?? "?";
  return (
    words.length > 1 ? first + (words[words.length - 1]?.[0] ?? "") : (words[0]?.slice(0, 2) ?? "?")
  ).toUpperCase();
}

export function Avatar({ name, id }: { name: string; id: string }) {
  let hue = 0;
  for (const letter of id) hue = (hue * 31 + letter.charCodeAt(0)) % 360;
  return (
    <span class="avatar" style={{ "--hue": hue }} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** Somebody's name; a bot's has its mark beside it. */
export function Named({ names, id }: { names: Record<string, string>; id: string }) {
  const { name, bot } = calledBy(names, id);
  return (
    <b>
      {name}
      {bot ? <small class="bot">{texts.value.table.bot}</small> : null}
    </b>
  );
}

export function Empty({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: string;
  children?: ComponentChildren;
}) {
  return (
    <div class="empty">
      <Icon name={icon} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** Lines in the place of what is coming; only after a moment, so that what is quick does not flash. */
export function Loading({ lines = 4 }: { lines?: number }) {
  return (
    <div class="loading" role="status" aria-label={texts.value.state.loading}>
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} class="skeleton" style={{ inlineSize: `${[45, 85, 70, 78][at % 4]}%` }} />
      ))}
    </div>
  );
}

export function Failed({ says, retry }: { says?: string; retry: () => void }) {
  const t = texts.value.state;
  return (
    <div class="panel">
      <Empty icon="alert" title={t.failed}>
        <p>{says && says !== t.failed ? says : t.failedWhy}</p>
        <button class="button touch" onClick={retry}>
          {t.retry}
        </button>
      </Empty>
    </div>
  );
}

interface Choice<T> {
  value: T;
  label: string;
}

/** One of a few things, side by side. */
export function Segments<T extends string | number | boolean>(props: {
  label: string;
  options: Choice<T>[];
  value: T;
  choose: (value: T) => void;
}) {
  return (
    <div class="segments" role="group" aria-label={props.label}>
      {props.options.map(({ value, label }) => (
        <button
          key={String(value)}
          type="button"
          aria-pressed={value === props.value}
          onClick={() => props.choose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** A field with its name above it and what is wrong with it below. */
export function Field({
  label,
  wrong,
  children,
}: {
  label: string;
  wrong?: string;
  children: ComponentChildren;
}) {
  return (
    <label class={`field ${wrong ? "is-wrong" : ""}`}>
      <span>{label}</span>
      {children}
      {wrong ? <small role="alert">{wrong}</small> : null}
    </label>
  );
}

/** A button that opens something below it, closed by a click elsewhere or Escape. */
export function Menu({
  icon,
  label,
  children,
  words = false,
  kind = "",
}: {
  icon: IconName;
  label: string;
  children: ComponentChildren;
  words?: boolean;
  kind?: string;
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div class={`menu ${kind}`} onKeyDown={event => event.key === "Escape" && close()}>
      <button
        class={`button quiet ${words ? "" : "only-icon"}`}
        {...(words ? {} : { "aria-label": label, title: label })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {words ? label : null}
        <Icon name={icon} />
      </button>
      {open ? (
        <>
          <div class="menu-cover" onClick={close} />
          <div
            class="menu-list"
            onClick={event => (event.target as HTMLElement).closest("[data-close]") && close()}
          >
            {children}
          </div>
        </>
      ) : null}
    </div>
  );
}
