// Something to take elsewhere: shown whole in a field, copied by a click. Where a browser lets a page
// copy nothing, it is marked instead, so that it can be copied by hand.

import { useRef, useState } from "preact/hooks";
import { texts } from "../texts";
import { Icon } from "./Icon";

export function CopyLine({
  label,
  value,
  copied: first = false,
}: {
  label: string;
  value: string;
  copied?: boolean;
}) {
  const t = texts.value.private;
  const field = useRef<HTMLInputElement | null>(null);
  const [copied, setCopied] = useState(first);
  const copy = async () => {
    field.current?.select();
    setCopied(await copyText(value));
  };
  return (
    <div class="link-line">
      <input
        ref={field}
        class="link-text"
        readOnly
        value={value}
        aria-label={label}
        onFocus={event => event.currentTarget.select()}
      />
      <button type="button" class="button" onClick={() => void copy()}>
        {copied ? <Icon name="check" /> : null}
        {copied ? t.copied : t.copyShort}
      </button>
    </div>
  );
}

/** Whether a text is in the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand?.("copy") ?? false; // what is marked, on a page that came over a plain line
  }
}
