/** What of a set is measured against another of its pieces: "hers 2 mm narrower than his" becomes hers in mm. */
import { isRing, type SoleDesign } from '../design/document.ts';
import type { RingDesign } from '../design/ring/document.ts';
import {
  NARROWER_THAN,
  THICKER_THAN,
  THICKNESSES,
  TIMES,
  WIDER_THAN,
  WIDTHS,
} from './lexicon/comparisons.ts';
import { phrases } from './lexicon/phrases.ts';
import { round2 } from './outcome.ts';
import { namedIn } from './setNames.ts';

/** Whose: what names the piece that is measured against. */
const OTHER = String.raw`(his|hers|(?:for )?(?:him|her)|theirs|the (?:others?|[\w' ]+? (?:one|ring|band)|necklace|earrings|bracelet|pendant))(?: (?:one|ring|band))?(?: (?:is|has))?(?=$|[.,;!?]| (?:and|but|please)\b)`;
const BEYOND = new RegExp(
  String.raw`\b(?:by )?(?:about |around )?(?:(\d+(?:[.,]\d+)?|half a|one|two|three) ?-?(?:mm|millimet(?:er|re)s?) |(\d+) ?% |(?:an? (?:bit|little|touch|tad) |slightly |much |a lot )?)(?:(${phrases(WIDER_THAN)})|(${phrases(NARROWER_THAN)})|(${phrases(THICKER_THAN)})) than ${OTHER}`,
  'i',
);
const AS_MUCH = new RegExp(
  String.raw`\b(?:(${phrases(Object.keys(TIMES).join(','))}) )?(?:(?:exactly |just )?(?:as|the same|the|same) )(?:(${phrases(WIDTHS)})|(${phrases(THICKNESSES)})) (?:as|of) ${OTHER}`,
  'i',
);

const NUMBERS: Readonly<Record<string, number>> = { 'half a': 0.5, one: 1, two: 2, three: 3 };
const numberOf = (text: string): number => NUMBERS[text.toLowerCase()] ?? Number(text.replace(',', '.'));

/** Where only "narrower" is said: against the other by so much. */
const USUAL_SHARE = 0.2;
/** No measure is below nothing: what can be worn is judged by the ring. */
const LEAST_MM = 0.1;

/** The other that is meant: the one that is named, or the one of two that is not spoken of. */
function otherOf(members: readonly SoleDesign[], words: string, own: string): number | null {
  const named = namedIn(members, words);
  if (named?.size === 1) return [...named][0] ?? null;
  const spoken = namedIn(members, own);
  if (members.length !== 2 || spoken?.size !== 1 || !/\bother/.test(words)) return null;
  return spoken.has(0) ? 1 : 0;
}

/** The words with a measure of its own in the place of each comparison with another ring of the set. */
export function measuredAgainst(members: readonly SoleDesign[], instruction: string): string {
  const beyond = BEYOND.exec(instruction);
  const asMuch = beyond === null ? AS_MUCH.exec(instruction) : null;
  const found = beyond ?? asMuch;
  if (found === null) return instruction;
  const before = instruction.slice(0, found.index);
  const at = otherOf(members, found.at(-1) ?? '', before);
  const other = at === null ? undefined : members[at];
  if (other === undefined || !isRing(other)) return instruction;
  const ofThickness = beyond === null ? found[3] !== undefined : found[5] !== undefined;
  const measureOf = ({ band }: RingDesign): number => (ofThickness ? band.thicknessMm : band.widthMm);
  const theirs = measureOf(other);
  const spoken = namedIn(members, before);
  const own = spoken?.size === 1 ? members[[...spoken][0] ?? 0] : undefined;
  // "Narrower than his", where it is so: narrower still, as without the other.
  if (beyond !== null && own !== undefined && isRing(own) && isBeyond(beyond, measureOf(own), theirs))
    return instruction;
  const wanted =
    beyond === null ? theirs * (TIMES[found[1]?.toLowerCase() ?? ''] ?? 1) : beyondOf(beyond, theirs);
  const measure = [round2(wanted), 'mm', ofThickness ? 'thick' : 'wide'].join(' ');
  return `${before}${measure}${instruction.slice(found.index + found[0].length)}`;
}

/** Whether one is on the asked side of the other already, where not told by how much. */
const isBeyond = ([, amount, percent, , narrower]: RegExpExecArray, own: number, theirs: number): boolean =>
  amount === undefined && percent === undefined && (narrower === undefined ? own > theirs : own < theirs);

function beyondOf([, amount, percent, , narrower]: RegExpExecArray, theirs: number): number {
  const sign = narrower === undefined ? 1 : -1;
  if (amount !== undefined) return Math.max(LEAST_MM, theirs + sign * numberOf(amount));
  const share = percent === undefined ? USUAL_SHARE : Number(percent) / 100;
  return theirs * (1 + sign * share);
}
