/** "A necklace that says Valentina": the name itself is worn, where no surface was named to cut it into. */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import type { Claim, Reading } from '../reading.ts';

const SAYS =
  /\b(?:necklace|chain|bracelet|anklet)\b[^.;]{0,24}\b(?:that|which|to|and) (?:says?|spells?|reads?)\b/i;
const SURFACE =
  /\b(?:engrav\w*|inscri\w*|stamped|etched|pendant|disc|disk|coin|tag|plate|bar|locket|medal|charm|beads?|on the back)\b/i;
/** Longer ones are lines that are cut into something. */
const LONGEST = 12;

export function readWornName(
  { text }: Reading,
  types: readonly JewelryType[],
  engraving: Claim<string> | null,
  arrangements: readonly Claim<Arrangement>[],
): Claim<Arrangement> | null {
  const isWorn = types.length === 1 && /^(?:Necklace|Bracelet|Anklet)$/.test(types[0]!);
  if (!isWorn || engraving === null || arrangements.length > 0) return null;
  const isName = engraving.value.length <= LONGEST && /^\p{L}[\p{L}'’-]+$/u.test(engraving.value);
  return isName && SAYS.test(text) && !SURFACE.test(text)
    ? { value: 'nameplate', words: engraving.words, at: engraving.at }
    : null;
}
