// The link of a private game on its felt, as long as there is nobody to play with.

import { LinkBox, useKeptLink } from "../pages/LinkBox";
import { hostTexts } from "../texts/desks/host";

export function FeltLink({ place }: { place: string }) {
  const [code] = useKeptLink(place);
  if (!code) return null;
  return (
    <section class="panel padded stack felt-link" aria-label={hostTexts.value.askFriends}>
      <h2>{hostTexts.value.askFriends}</h2>
      <LinkBox game={{ place, tables: [], code }} inside />
    </section>
  );
}
