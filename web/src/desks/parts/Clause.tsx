// Clauses where they are named: brass, and a link to the page of the law.

import { BOOKS } from "../../wire";

const titles = BOOKS as Record<string, { title: string }>;

export const bookTitle = (name: string, common: string): string =>
  name === "common" ? common : (titles[name]?.title ?? name);

export const clauseAddress = (id: string): string =>
  `/law/${id.split("/").map(encodeURIComponent).join("/")}`;

export function Clause({ id, short = false }: { id: string; short?: boolean }) {
  return (
    <a class="law" href={clauseAddress(id)}>
      {short ? id.slice(id.indexOf("/") + 1) : id}
    </a>
  );
}

export function Clauses({ ids }: { ids: readonly string[] }) {
  return (
    <>
      {ids.map(id => (
        <Clause key={id} id={id} />
      ))}
    </>
  );
}

/** A value of the law in words: "last-part" is "Last part". */
export function plain(value: string): string {
  const words = value.replace(/-/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
