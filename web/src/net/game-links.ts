// The link of a game one hosts, as this browser made it: the house itself keeps no code that could be read.

const key = (place: string): string => `link of ${place}`;

export const linkOf = (place: string): string => {
  try {
    return localStorage.getItem(key(place)) ?? "";
  } catch {
    return ""; // a browser that keeps nothing
  }
};

/** Remember it, or forget it with "". */
export function keepLink(place: string, code: string): void {
  try {
    if (code) localStorage.setItem(key(place), code);
    else localStorage.removeItem(key(place));
  } catch {
    // it is made anew where it is wanted
  }
}
