// Icons of one weight, drawn in a box of 20; always beside a word or with one of their own.

const PATHS = {
  logo: "",
  bell: "M3 15.2h14M4.6 15.2a5.4 5.4 0 0 1 10.8 0M10 9.7V7.4M8.3 7.3h3.4",
  chat: "M3 4.5h14V14H9.2L5 17.2V14H3Z",
  list: "M7 5h10M7 10h10M7 15h10M3 5h.6M3 10h.6M3 15h.6",
  mute: "M3 8v4h3l4 3.5v-11L6 8ZM13.5 8l4 4M17.5 8l-4 4",
  sound: "M3 8v4h3l4 3.5v-11L6 8ZM13.5 7.5a4 4 0 0 1 0 5M15.7 5.5a7 7 0 0 1 0 9",
  gear: "M3 6h7M14 6h3M3 14h3M10 14h7M12 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 12a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  eye:
    "M2 10c2-3.6 4.7-5.4 8-5.4s6 1.8 8 5.4c-2 3.6-4.7 5.4-8 5.4S4 13.600 2 10ZM10 7.600a2.400 2.400 0 1 " +
    "0 0 4.800 2.400 2.400 0 0 0 0-4.800Z",
  x: "M5 5l10 10M15 5 5 15",
  check: "M4 10.5 8.2 15 16 6",
  left: "M12.5 4.5 7 10l5.5 5.5",
  right: "M7.5 4.5 13 10l-5.5 5.5",
  down: "M4.5 7.5 10 13l5.5-5.5",
  first: "M5 4.5v11M15 4.5 9 10l6 5.5",
  last: "M15 4.5v11M5 4.5 11 10l-6 5.5",
  play: "M6.5 4.5v11l9-5.5Z",
  pause: "M7 4.5v11M13 4.5v11",
  lock: "M4.5 9h11v8h-11ZM7 9V6.5a3 3 0 0 1 6 0V9",
  clock: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 6v4l2.8 2",
  search: "M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l4 4",
  alert: "M10 3 18 16.5H2ZM10 8v4M10 14.2v.3",
  link:
    "M8.5 11.5a3 3 0 0 0 4.3 0l2.9-2.9a3 3 0 0 0-4.3-4.3l-1.1 1.2M11.5 8.5a3 3 0 0 0-4.3 0l-2.9 2.9a3 3 " +
    "0 0 0 4.3 4.3l1.1-1.2",
  plus: "M10 4v12M4 10h12",
  user: "M10 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4 17c.5-3.5 3-5 6-5s5.5 1.5 6 5",
  off: "M3 3l14 14M6.5 12a5 5 0 0 1 3-1.5M3.5 8.5A10 10 0 0 1 6 7M16.5 8.5a10 10 0 0 0-6-2.4M10 15.5v.2",
  book: "M4 4.5A1.5 1.5 0 0 1 5.5 3H16v14H5.5A1.5 1.5 0 0 1 4 15.5ZM4 14.5A1.5 1.5 0 0 1 5.5 13H16",
  cup: "M6 3.5h8v5a4 4 0 0 1-8 0ZM6 5H3.5v1.5A2.5 2.5 0 0 0 6 9M14 5h2.5v1.5A2.5 2.5 0 0 1 14 9M10 12.5v4M7 16.5h6",
  screen: "M3 4.5h14v9H3ZM7.5 17h5M10 13.5V17",
  undo: "M7 5 3.5 8.5 7 12M4 8.5h7.5a4.5 4.5 0 0 1 0 9H8",
  hand:
    "M5.5 11V6.5a1.2 1.2 0 0 1 2.4 0v3-5.3a1.2 1.2 0 0 1 2.4 0v5-4a1.2 1.2 0 0 1 2.4 0v5-2.7a1.2 1.2 0 " +
    "0 1 2.3 0V12c0 3.5-2 5.5-5 5.5-2.5 0-3.7-1-5-3.3L3.2 11.5a1.2 1.2 0 0 1 2-1.3Z",
  download: "M10 3v10M5.5 9 10 13.5 14.5 9M4 17h12",
  phone:
    "M5.2 3.5h2.6l1.3 3.6-1.700 1.300a9 9 0 0 0 4.200 4.200l1.300-1.700 3.600 1.300v2.600a1.700 1.700 0 0 " +
    "1-1.800 1.700A12.300 12.300 0 0 1 3.500 5.300a1.700 1.700 0 0 1 1.700-1.800Z",
  full: "M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4",
  more: "M4.5 10h.2M10 10h.2M15.5 10h.2",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      class={`icon icon-${name}`}
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {name === "logo" ? <Logo /> : <path d={PATHS[name]} />}
    </svg>
  );
}

const Logo = () => (
  <>
    <rect x="2.5" y="5" width="9" height="12.5" rx="1.8" transform="rotate(-10 7 11)" />
    <rect
      x="8.5"
      y="2.8"
      width="9"
      height="12.5"
      rx="1.8"
      transform="rotate(8 13 9)"
      fill="var(--go)"
      stroke="none"
    />
  </>
);
