// The deck of a hand: sealed cards, those that were opened, and whether they fit what was promised.

import { useState } from "preact/hooks";
import { check, type Checked, type Proof } from "../model/proof";
import { RANKS, SUITS } from "../model/cards";
import { texts } from "../texts";
import { Card } from "../ui/Card";
import { Icon } from "../ui/Icon";

const cardOf = (code: string): number => (code === "Jk" ? 52 : RANKS.indexOf(code[0] ?? "") * 4 + SUITS.indexOf(code[1] ?? ""));

export function ShufflePanel({ proof }: { proof: Proof | null }) {
  const t = texts.value.replay;
  const [checked, setChecked] = useState<Checked | null>(null);
  const size = proof?.deck.digests.length ?? 0;
  const open = new Set(proof?.opened.map((one) => one.position) ?? []);
  return (
    <section class="shuffle">
      <header><Icon name="lock" /><h2>{t.shuffle}</h2><span>{proof ? t.opened(open.size, size - open.size) : t.notSealed}</span></header>
      {proof ? (
        <div class="shuffle-body">
          <div class="seals" aria-hidden="true">{Array.from({ length: size }, (_, at) => <i key={at} class={open.has(at) ? "is-open" : ""} />)}</div>
          {checked ? (
            <ul class="opened">{checked.opened.slice(0, 6).map((one) => <li key={one.position}><span class="num">{one.position + 1}</span><Card card={cardOf(one.card)} small /><code>{one.digest.slice(0, 4)} {one.digest.slice(4, 8)} … {one.digest.slice(-4)}</code><Icon name="check" /></li>)}</ul>
          ) : null}
          {checked ? <p class={`tag ${checked.ok ? "go" : "danger"}`} role="status"><Icon name={checked.ok ? "check" : "alert"} /> {checked.ok ? t.verified : `${t.failed}: ${checked.says}`}</p>
            : <button class="button" onClick={() => void check(proof).then(setChecked)}>{t.verify}</button>}
        </div>
      ) : null}
    </section>
  );
}
