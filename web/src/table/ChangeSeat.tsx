// Another seat: moved to where it is open, asked for where somebody sits. The house judges both.

import { calledBy } from "../model/names";
import type { TableState } from "../net/table-store";
import { texts } from "../texts";
import { Dialog } from "../ui/Dialog";
import type { TableCommand } from "../wire";

export function ChangeSeat({
  state,
  ask,
  close,
}: {
  state: TableState;
  ask: (command: TableCommand) => void;
  close: () => void;
}) {
  const t = texts.value.seats;
  const { felt, seat } = state.seen;
  const want = (to: number, open: boolean) => {
    ask(open ? { ChangeSeat: { seat, to } } : { AskForSeat: { seat, to } });
    close();
  };
  return (
    <Dialog title={texts.value.table.changeSeat} close={close}>
      <p class="dim small">{t.how}</p>
      <ul class="seat-list">
        {felt.chairs.map((chair, at) =>
          at === seat ? null : (
            <li key={at}>
              <span>
                {t.seat(at + 1)}{" "}
                <small class="dim">{chair ? calledBy(state.now.names, chair.player).name : t.open}</small>
              </span>
              <button class="button" onClick={() => want(at, !chair)}>
                {chair ? t.ask : t.move}
              </button>
            </li>
          ),
        )}
      </ul>
    </Dialog>
  );
}
