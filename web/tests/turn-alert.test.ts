import { beforeEach, expect, it, vi } from "vitest";

const buzzed = vi.fn();
const made: { title: string; closed: boolean }[] = [];
const icon = { href: "", setAttribute: (_: string, href: string) => void (icon.href = href) };
const page = { hidden: false, title: "", querySelector: () => icon, documentElement: { dataset: {} } };

class Message {
  static permission = "granted";
  static requestPermission = vi.fn(() => Promise.resolve(Message.permission));
  closed = false;
  constructor(readonly title: string) {
    made.push(this);
  }
  close() {
    this.closed = true;
  }
}

vi.stubGlobal("document", page);
vi.stubGlobal("navigator", { vibrate: buzzed, language: "en" });
vi.stubGlobal("Notification", Message);
const { choose } = await import("../src/settings");
const { alerted, askToNotify, shown, wearTurn } = await import("../src/table/turn-alert");
const { pageTitle } = await import("../src/ui/page-title");
wearTurn();

beforeEach(() => {
  buzzed.mockClear();
  made.length = 0;
  page.hidden = false;
  choose({ language: "en", buzz: true, notify: false });
  pageTitle.value = "";
});

it("the tab says whose turn it is where it is one's own, on whichever page, and else which page it is", () => {
  expect(page.title).toBe("Shuffle Up");
  pageTitle.value = "Table 4 · $4/$8 Omaha-8";
  expect(page.title).toBe("Table 4 · $4/$8 Omaha-8");
  expect(icon.href).toBe("/favicon.svg");
  const over = shown("room|5", "$1/$2 Hold'em");
  expect(page.title).toBe("● Your turn · $1/$2 Hold'em");
  expect(icon.href).toBe("/favicon-turn.svg");
  const also = shown("room|6", "$2/$4 Razz");
  over();
  expect(page.title).toBe("● Your turn · $2/$4 Razz");
  also();
  expect(page.title).toBe("Table 4 · $4/$8 Omaha-8");
});

it("in German too", () => {
  choose({ language: "de" });
  const over = shown("room|4", "$1/$2 Hold'em");
  expect(page.title).toBe("● Du bist am Zug · $1/$2 Hold'em");
  over();
});

it("each turn is told once, whatever else happens at the table meanwhile", () => {
  alerted("room|4", "$1/$2 Hold'em", "8:3");
  alerted("room|4", "$1/$2 Hold'em", "8:3");
  expect(buzzed).toHaveBeenCalledTimes(1);
  alerted("room|4", "$1/$2 Hold'em", "8:9");
  expect(buzzed).toHaveBeenCalledTimes(2);
  choose({ buzz: false });
  alerted("room|4", "$1/$2 Hold'em", "9:3");
  expect(buzzed).toHaveBeenCalledTimes(2);
});

it("the browser's own message comes only where it was wished and the page is hidden, and goes with the turn", () => {
  alerted("room|4", "sign", "10:1");
  page.hidden = true;
  alerted("room|4", "sign", "10:2");
  expect(made).toEqual([]);
  choose({ notify: true });
  const over = alerted("room|4", "sign", "10:3");
  expect(made.map(one => one.title)).toEqual(["Your turn"]);
  over();
  expect(made[0]!.closed).toBe(true);
});

it("nothing is asked of the browser until somebody presses for it", async () => {
  expect(Message.requestPermission).not.toHaveBeenCalled();
  Message.permission = "denied";
  expect(await askToNotify()).toBe(false);
  expect(Message.requestPermission).toHaveBeenCalledOnce();
});
