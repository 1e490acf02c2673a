// What lies on the table, in a part of the page with a name: the felt, or the rows of stud on a phone.

import { shape } from "../screen";
import { texts } from "../texts";
import { Stage, type StageProps } from "./Stage";
import { StudLines } from "./StudLines";

export function TablePart(props: StageProps) {
  return (
    <section class="table-part" aria-label={texts.value.table.theTable}>
      {props.phone && props.scene.stud ? (
        <StudLines {...props} />
      ) : (
        <Stage {...props} sideways={shape.value === "sideways"} />
      )}
    </section>
  );
}
