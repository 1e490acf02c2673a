// The deck of a hand: what was promised of it, sealed cards, those that were opened, and whether they
// fit. It is checked right here, or elsewhere with the file of the proof.

import { useEffect, useState } from "preact/hooks";
import { RANKS, SUITS } from "../model/cards";
import { type Checked, check, type Proof } from "../model/proof";
import { get } from "../net/api";
import { texts } from "../texts";
import { Card } from "../ui/Card";
import { CopyLine } from "../ui/CopyLine";
import { Icon } from "../ui/Icon";

const cardOf = (code: string): number =>
  code === "Jk" ? 52 : RANKS.indexOf(code[0] ?? "") * 4 + SUITS.indexOf(code[1] ?? "");

interface PanelProps {
  path: string; // where the house tells of the hand
  seen: (cards: string) => string; // the root this browser was shown before the deal, "" for none
}

export function ShufflePanel({ path, seen }: PanelProps) {
  const t = texts.value.replay;
  const [proof, setProof] = useState<Proof | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [refused, setRefused] = useState("");
  useEffect(() => {
    if (path)
      void get<Proof>(`${path}/proof`).then(answer =>
        answer.ok ? setProof(answer.value) : setRefused(answer.says || t.notSealed),
      );
  }, [path]);
  if (!path) return null;
  const before = proof ? seen(proof.deck.cards) : "";
  const verify = async () => proof && setChecked(await check(proof, before));
  const size = proof?.deck.digests.length ?? 52;
  const open = new Set(proof?.opened.map(one => one.position) ?? []);
  return (
    <section class="shuffle">
      <header>
        <Icon name="lock" />
        <h2>{t.shuffle}</h2>
        <span>{proof ? t.opened(open.size, size - open.size) : ""}</span>
      </header>
      <div class="shuffle-body">
        <div class="seals" aria-hidden="true">
          {Array.from({ length: size }, (_, at) => (
            <i key={at} class={open.has(at) ? "is-open" : ""} />
          ))}
        </div>
        {proof ? (
          <div class="root">
            <p class="dim small">
              {t.root}. {before ? (before === proof.deck.root ? t.rootSeen : t.rootOther) : t.rootNotSeen}
            </p>
            <CopyLine label={t.root} value={proof.deck.root} />
          </div>
        ) : null}
        {checked ? <Opened checked={checked} /> : null}
        {refused ? (
          <p class="dim small" role="status">
            {refused}
          </p>
        ) : (
          <div class="row-end">
            {checked ? null : (
              <button class="button" disabled={!proof} onClick={() => void verify()}>
                {t.verify}
              </button>
            )}
            <a class="button quiet" href={`${path}/proof`} download="hand.json" title={t.proofWhy}>
              <Icon name="download" /> hand.json
            </a>
          </div>
        )}
      </div>
    </section>
  );
}

function Opened({ checked }: { checked: Checked }) {
  const t = texts.value.replay;
  return (
    <>
      <ul class="opened">
        {checked.opened.slice(0, 6).map(one => (
          <li key={one.position}>
            <span class="num">{one.position + 1}</span>
            <Card card={cardOf(one.card)} small />
            <code>
              {one.digest.slice(0, 4)} {one.digest.slice(4, 8)} … {one.digest.slice(-4)}
            </code>
            <Icon name="check" />
          </li>
        ))}
      </ul>
      <p class={`tag ${checked.ok ? "go" : "danger"}`} role="status">
        <Icon name={checked.ok ? "check" : "alert"} />{" "}
        {checked.ok ? t.verified : `${t.failed}: ${checked.says}`}
      </p>
    </>
  );
}
