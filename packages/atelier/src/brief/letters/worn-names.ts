/** "A necklace that says Valentina", "with her name, Ines": the name itself is worn, where no surface was named to cut it into. */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Rule, ruleSet } from '@filigree/language';
import type { Claim, Reading } from '../reading.ts';
import { tagReading } from '../scopes/tagged-reading.ts';

const PIECE = '(<type=Necklace>|<type=Bracelet>|<type=Anklet>|chain)';
const WHOSE = '(the|a|my|her|his|our|their)';

const RULES: readonly Rule<'worn'>[] = [
  {
    name: 'name-is-worn',
    when: [
      `${PIECE} ..5 (that|which|to|and) (says|say|spells|spell|reads|read)`,
      `${PIECE} ..5 (with|of) ${WHOSE} (first|full|given)? name`,
      `(only|just) ${WHOSE} name`,
    ],
    unlessAnywhere: [
      '(bangle|cuff|engraved|engrave|engraving|inscribed|inscription|stamped|etched|pendant|disc|disk|coin|tag|plate|bar|locket|medal|charm|bead|beads)',
      '(on|at) the (back|front|inside)',
    ],
    effect: 'worn',
    yes: [
      'A gold necklace that says Valentina.',
      'A necklace with her name, Ines.',
      'A bracelet with the first name Ana, just the name.',
    ],
    no: [
      'A necklace that says forever on a disc.',
      'A ring that says Valentina.',
      'An engraved bracelet with her name.',
    ],
  },
];

export const WORN_NAMES = ruleSet(RULES);

/** Longer ones are lines that are cut into something. */
const LONGEST = 12;

/** Whether the words say so: to be asked before what is cut is taken out of the way. */
export const saysThatNameIsWorn = (reading: Reading): boolean =>
  WORN_NAMES.findIn(tagReading(reading)).length > 0;

/** @param isNameWorn what `saysThatNameIsWorn` found */
export function readWornName(
  types: readonly JewelryType[],
  engraving: Claim<string> | null,
  arrangements: readonly Claim<Arrangement>[],
  isNameWorn: boolean,
): Claim<Arrangement> | null {
  const isWorn = types.length === 1 && /^(?:Necklace|Bracelet|Anklet)$/.test(types[0]!);
  if (!isNameWorn || !isWorn || engraving === null || arrangements.length > 0) return null;
  const isName = engraving.value.length <= LONGEST && /^\p{L}[\p{L}'’-]+$/u.test(engraving.value);
  return isName ? { value: 'nameplate', words: engraving.words, at: engraving.at } : null;
}
