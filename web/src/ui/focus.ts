// Where the keyboard is. When what had the focus is gone, it goes to where the next thing is done: the
// main part of the page. It is never taken from anything that has it.

const isLost = (): boolean => !document.activeElement || document.activeElement === document.body;

/** To the page's main part, where the focus is nowhere. */
export function focusPage(): void {
  const page = document.getElementById("page");
  if (!page || !isLost() || document.querySelector("dialog[open]")) return;
  page.tabIndex = -1;
  page.focus({ preventScroll: true });
}

/** Back to what opened a window, or to the page where that is gone. */
export function focusAgain(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
  focusPage();
}
