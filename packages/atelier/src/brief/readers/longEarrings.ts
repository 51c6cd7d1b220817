/** "Long drop earrings", "long dangly earrings", "shoulder dusters": so long that they are seen to be, where no length was told. */
import type { Brief, JewelryType } from '@filigree/contracts';
import type { Claim, Reading } from '../reading.ts';
import { use, wordsOf } from '../reading.ts';

/** From top to bottom, mm: usual drops hang some 25 mm, what brushes a shoulder 70 and more. */
const LONG_MM = 46;
const VERY_LONG_MM = 70;

const LONG = /^long(?:er)?\b/;
const VERY = /^(?:very|extra|really|super|so|extremely|ultra)$/;
const DUSTER = /\bdusters?\b/;
/** Up to the earrings that it is said of. */
const HUNG = /\b(?:drop|dangl\w*|dangly|eardrop|earring|chandelier|linear|tassel)s?\b/;
const MOST_BETWEEN = 4;
/** Of these "long" tells something else, or they have lengths of their own. */
const OTHERS: ReadonlySet<Brief['earringKind']> = new Set([
  'hoop',
  'huggie',
  'stud',
  'climber',
  'cuff',
  'threader',
]);
/** "Not too long", "as long as". */
const NOT_SO = /^(?:not|too|as|how|so|for|no|isn't|aren't|however)$/;
/** "Long earrings", or long something else: "long hair". */
const OF_OTHERS = /^(?:hair|neck|story|time|lasting|face|term|sleeve|dress|necklace)s?$/;

/** The length that such words stand for; null where none are said. */
export function readLongEarrings(
  reading: Reading,
  types: readonly JewelryType[],
  kind: Brief['earringKind'],
): Claim<number[]> | null {
  const { items } = reading;
  if (types.length !== 1 || types[0] !== 'Earrings' || OTHERS.has(kind ?? null)) return null;
  for (const [at, item] of items.entries()) {
    if (item.negated || item.softened || item.kind === 'quoted') continue;
    if (DUSTER.test(item.norm)) {
      use(reading, at);
      return { value: [VERY_LONG_MM], words: wordsOf(reading, at), at };
    }
    const isVery = VERY.test(items[at - 1]?.norm ?? '');
    if (!LONG.test(item.norm) || (NOT_SO.test(items[at - 1]?.norm ?? '') && !isVery)) continue;
    let last = at;
    while (last < at + MOST_BETWEEN && !HUNG.test(items[last]?.norm ?? '')) {
      last += 1;
      if (items[last] === undefined || items[last]!.kind === 'mark' || OF_OTHERS.test(items[last]!.norm))
        break;
    }
    if (items[last] === undefined || !HUNG.test(items[last]!.norm) || OF_OTHERS.test(items[last]!.norm))
      continue;
    use(reading, at);
    return { value: [isVery ? VERY_LONG_MM : LONG_MM], words: wordsOf(reading, at, last), at };
  }
  return null;
}
