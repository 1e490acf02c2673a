// Which page stands at which address.

import { lazy } from "./lazy";
import { TablePage } from "./pages/TablePage";
import { where } from "./router";
import { texts } from "./texts";
import { Empty } from "./ui/parts";

const Dev = import.meta.env.DEV ? lazy(() => import("./dev/DevTable").then((m) => m.DevTable)) : null;

export function App() {
  const { parts } = where.value;
  return (
    <>
      <a class="skip button" href="#page">{texts.value.nav.skip}</a>
      {page(parts)}
    </>
  );
}

function page(parts: string[]) {
  const [first, second, third, fourth] = parts;
  if (first === "dev" && Dev) return <Dev scene={second ?? ""} />;
  if (first === "table" && second) return <TablePage key={second} place="room" table={second} />;
  if ((first === "game" || first === "event") && second && third === "table" && fourth) {
    return <TablePage key={parts.join("/")} place={`${first}/${second}`} table={fourth} />;
  }
  return <NotFound />;
}

function NotFound() {
  const t = texts.value.state;
  return <main id="page"><Empty icon="search" title={t.notFound}><a class="button" href="/">{t.toLobby}</a></Empty></main>;
}
