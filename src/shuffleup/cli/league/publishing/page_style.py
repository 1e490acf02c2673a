"""The look of a season's page: the house's colours and type, dark and light as the reader likes it.

All of it stands in the page itself: no file, no font and no script comes from anywhere else.
"""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root {
  color-scheme: dark;
  --sans: Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  --mono: ui-monospace, "SF Mono", "JetBrains Mono", Menlo, Consolas, monospace;
  --bg: #121517; --surface: #191d20; --hover: #21272b; --line: #2a3035; --edge: #6d7881;
  --text: #eef1f2; --text-2: #b3bbc2; --text-3: #929ca5;
  --go: #61cb9f; --go-bg: #16291f; --law: #e2b765; --warn: #f0b440; --warn-bg: #2a2212;
  --info: #7fbbf6; --info-bg: #17232f; --focus: #8cc4ff;
}
@media (prefers-color-scheme: light) {
  :root {
    color-scheme: light;
    --bg: #f3f4f2; --surface: #ffffff; --hover: #eef0ed; --line: #dcdfdb; --edge: #7d8680;
    --text: #161a19; --text-2: #47504c; --text-3: #5e6763;
    --go: #126441; --go-bg: #e4f2ea; --law: #7a5000; --warn: #855400; --warn-bg: #fbf0da;
    --info: #1a5ca8; --info-bg: #e7f0fa; --focus: #1a5ca8;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--bg); color: var(--text);
  font: 14px/1.45 var(--sans); font-variant-numeric: tabular-nums;
}
main { max-width: 1080px; margin: 0 auto; padding: 24px; display: grid; gap: 24px; }
h1 { font-size: 26px; line-height: 1.2; margin: 0; }
h2 { font-size: 16px; margin: 0; padding: 12px 16px; border-bottom: 1px solid var(--line); }
p { margin: 0; }
header p, .note { color: var(--text-2); }
a { color: inherit; text-decoration-color: var(--edge); text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.panel {
  background: var(--surface); border: 1px solid var(--line);
  border-radius: 12px; overflow: hidden;
}
.note { padding: 12px 16px; font-size: 13px; }
.law { font-family: var(--mono); font-size: 12px; color: var(--law); white-space: nowrap; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; font-weight: 500; font-size: 12px; color: var(--text-3); }
th, td { padding: 0 12px; height: 40px; border-bottom: 1px solid var(--line); }
tr:last-child td { border-bottom: 0; }
tbody tr:hover td { background: var(--hover); }
.r { text-align: right; }
.pos { width: 52px; color: var(--text-3); }
td.points { font-weight: 600; }
td a { display: inline-block; padding: 11px 0; }
.bars {
  display: inline-flex; align-items: flex-end;
  gap: 2px; height: 24px; vertical-align: middle;
}
.bars i { width: 7px; background: var(--text-3); border-radius: 2px 2px 0 0; }
.bars i.won { background: var(--info); }
.bars i.out { background: var(--line); }
.tag { display: inline-block; padding: 2px 8px; border-radius: 999px; font-size: 12px; }
.tag.in { background: var(--go-bg); color: var(--go); }
.tag.win { background: var(--info-bg); color: var(--info); }
.tag.no { color: var(--text-3); padding-left: 0; }
.chart { display: block; width: 100%; height: auto; padding: 8px; }
.chart text { font: 13px var(--sans); fill: var(--text-2); }
details { border-bottom: 1px solid var(--line); }
details:last-child { border-bottom: 0; }
summary {
  display: flex; gap: 12px; align-items: baseline;
  padding: 12px 16px; min-height: 44px; cursor: pointer;
}
summary b { min-width: 0; overflow-wrap: anywhere; }
summary .sum { margin-left: auto; font-weight: 600; white-space: nowrap; }
summary:hover { background: var(--hover); }
ol { list-style: none; margin: 0; padding: 0 16px 16px; }
li { display: grid; grid-template-columns: 190px 1fr 76px; gap: 4px 12px; padding: 5px 0; }
li > :last-child { text-align: right; font-weight: 600; }
li .how {
  color: var(--text-2); font-family: var(--mono);
  font-size: 12px; overflow-wrap: anywhere;
}
li.off > * { color: var(--text-3); font-weight: 400; }
li.off > :last-child { text-decoration: line-through; font-weight: 400; }
li.total { border-top: 1px solid var(--edge); margin-top: 4px; padding-top: 9px; }
footer { color: var(--text-3); font-size: 12px; }
@media (max-width: 700px) {
  main { padding: 12px; gap: 16px; }
  .wide { display: none; }
  th, td { padding: 0 8px; height: 46px; }
  td a { min-width: 7em; overflow-wrap: anywhere; }
  .pos { width: 40px; }
  .scroll { overflow-x: auto; }
  .scroll .chart { min-width: 640px; }
  li { grid-template-columns: 1fr auto; }
  li .how { grid-row: 2; grid-column: 1 / -1; }
}
@media print {
  :root {
    --bg: #fff; --surface: #fff; --text: #000; --text-2: #333; --text-3: #555; --line: #ccc;
  }
}
"""
