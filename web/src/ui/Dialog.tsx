// A small window over the page, closed by Escape or a click beside it; the browser keeps the focus.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { texts } from "../texts";
import { focusAgain } from "./focus";
import { Icon } from "./Icon";

export function Dialog({
  title,
  close,
  children,
}: {
  title: string;
  close: () => void;
  children: ComponentChildren;
}) {
  const box = useRef<HTMLDialogElement | null>(null);
  // before anything else can happen: a key pressed while it is drawn but not open would be the table's
  useLayoutEffect(() => {
    const opener = document.activeElement;
    box.current?.showModal();
    return () => void setTimeout(() => focusAgain(opener));
  }, []);
  return (
    <dialog
      ref={box}
      class="dialog panel"
      aria-label={title}
      onClose={close}
      onClick={event => event.target === box.current && close()}
    >
      <header>
        <h2>{title}</h2>
        <button class="button quiet only-icon" aria-label={texts.value.settings.close} onClick={close}>
          <Icon name="x" />
        </button>
      </header>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
