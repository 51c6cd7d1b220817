/** "A drop necklace of onyx and diamonds": one stone below the other, without a word for what hangs from what. */
import type { Brief, Gemstone, JewelryType } from '@filigree/contracts';
import type { Claim, Reading } from '../reading.ts';
import { use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

type Hangs = NonNullable<Brief['hangs']>;

/** Words of ways that two stones of a necklace have of their own. */
const OTHER_WAYS =
  /\b(?:halo|around|round it|surround|surrounded|encircled|circled|frame|framed|cluster|fringe|row|rows|each|drops|station|stations|strand|beads?|lariat|tassel|accents?|between|alternating|either|sides?|pave|paved|set with|covered|chain of|tennis|riviere|choker|locket|bar|cross|heart|star|moon)\b/;

const partOf = (gemstone: Gemstone): Hangs['above'] => ({
  gemstones: [gemstone],
  stoneCut: null,
  motifs: [],
  figures: [],
});

/** What hangs is the coloured stone; a diamond is the smaller one above it. Null where the piece is no drop of two stones. */
export function readDropOfTwo(
  reading: Reading,
  types: readonly JewelryType[],
  gemstones: readonly Gemstone[],
): Claim<Hangs> | null {
  const { items, text } = reading;
  const [type] = types;
  if (types.length !== 1 || (type !== 'Necklace' && type !== 'Pendant') || gemstones.length !== 2)
    return null;
  if (OTHER_WAYS.test(text.toLowerCase())) return null;
  const at = items.findIndex(
    (item, i) =>
      !item.negated &&
      (/^drop (?:pendant|necklace)$/.test(item.norm) ||
        (item.norm === 'drop' && (has(items[i + 1], 'type') || has(items[i - 1], 'type'))) ||
        (item.norm === 'long' && items[i + 1]?.norm === 'pendant')),
  );
  if (at < 0) return null;
  const [first, second] = gemstones as [Gemstone, Gemstone];
  const [below, above] = first === 'Diamond' ? [second, first] : [first, second];
  use(reading, at);
  const last = Math.min(at + 1, items.length - 1);
  return { value: { above: partOf(above), below: partOf(below) }, words: wordsOf(reading, at, last), at };
}
