// The deck of a hand: sealed cards, those that were opened, and whether they fit what was promised.
// The proof is fetched when somebody asks for it, and checked right here.

import { useState } from "preact/hooks";
import { check, type Checked, type Proof } from "../model/proof";
import { RANKS, SUITS } from "../model/cards";
import { get } from "../net/api";
import { texts } from "../texts";
import { Card } from "../ui/Card";
import { Icon } from "../ui/Icon";

const cardOf = (code: string): number => (code === "Jk" ? 52 : RANKS.indexOf(code[0] ?? "") * 4 + SUITS.indexOf(code[1] ?? ""));

export function ShufflePanel({ path }: { path: string }) {
  const t = texts.value.replay;
  const [proof, setProof] = useState<Proof | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [refused, setRefused] = useState("");
  if (!path) return null;
  const verify = async () => {
    const answer = await get<Proof>(`${path}/proof`);
    if (!answer.ok) return setRefused(answer.says || t.notSealed);
    setProof(answer.value);
    setChecked(await check(answer.value));
  };
  const size = proof?.deck.digests.length ?? 52;
  const open = new Set(proof?.opened.map((one) => one.position) ?? []);
  return (
    <section class="shuffle">
      <header><Icon name="lock" /><h2>{t.shuffle}</h2><span>{proof ? t.opened(open.size, size - open.size) : ""}</span></header>
      <div class="shuffle-body">
        <div class="seals" aria-hidden="true">{Array.from({ length: size }, (_, at) => <i key={at} class={open.has(at) ? "is-open" : ""} />)}</div>
        {checked ? <Opened checked={checked} /> : <button class="button" onClick={() => void verify()}>{t.verify}</button>}
        {refused ? <p class="dim small" role="status">{refused}</p> : null}
      </div>
    </section>
  );
}

function Opened({ checked }: { checked: Checked }) {
  const t = texts.value.replay;
  return (
    <>
      <ul class="opened">
        {checked.opened.slice(0, 6).map((one) => (
          <li key={one.position}><span class="num">{one.position + 1}</span><Card card={cardOf(one.card)} small /><code>{one.digest.slice(0, 4)} {one.digest.slice(4, 8)} … {one.digest.slice(-4)}</code><Icon name="check" /></li>
        ))}
      </ul>
      <p class={`tag ${checked.ok ? "go" : "danger"}`} role="status"><Icon name={checked.ok ? "check" : "alert"} /> {checked.ok ? t.verified : `${t.failed}: ${checked.says}`}</p>
    </>
  );
}
