// A table that has not been told of yet: felt, log and choices in their places, with lines where words will be.

import type { ComponentChildren } from "preact";
import { isPhone, roomClass } from "../screen";
import { texts } from "../texts";
import { Icon } from "../ui/Icon";
import { Loading } from "../ui/parts";

export function RoomWaiting({ banner }: { banner: ComponentChildren }) {
  const phone = isPhone.value;
  return (
    <div class={`room ${roomClass()}`}>
      <header class="top">
        <a class="brand" href="/" aria-label={texts.value.nav.lobby}>
          <Icon name={phone ? "left" : "logo"} />
        </a>
      </header>
      <div class="room-banner">{banner}</div>
      <div class="table-part">
        <div class={`stage ${phone ? "is-phone" : ""}`}>
          <div class="felt" aria-hidden="true" />
        </div>
      </div>
      {phone ? null : (
        <aside class="side">
          <section>
            <Loading lines={6} />
          </section>
        </aside>
      )}
      <main class="act" id="page">
        <Loading lines={3} />
      </main>
    </div>
  );
}
