/** Leather, cord and silk in the place of a chain: "braided brown leather", "on a black cord". */
import type { Brief } from '@filigree/contracts';
import { BRAIDED, OF_SOFT, SOFT_MATERIALS, WORN_AS } from '../lexicon/softMaterials.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';

interface SoftMaterial {
  readonly material: Claim<string>;
  /** The chain that comes nearest to how it is laid; null where nothing was said of that. */
  readonly chain: Claim<NonNullable<Brief['chainKind']>> | null;
}

/** Such a word before these is a colour, a fit, or what the piece came in. */
const NOT_MATERIAL =
  /^(?:box|pouch|bag|case|finish|texture|textured|look|like|jacket|wallet|shoe|boot|anniversary|dress|of|is|are|out|fine|ok)$/;
/** "Leather is out", "a leather cord's fine", "leather look". */
const IS_FINE = /^(?:[ -](?:cord|strap))?(?: is\b|['’]s\b| look)/i;
/** "In the place of leather", "looks like string": not of it. */
const NOT_OF = /^(?:like|look|looking|instead of|rather than|not|no|without|than|do)$/;

const isWish = ({ items, text, tokens }: Reading, at: number): boolean =>
  !items[at]!.negated &&
  !has(items[at], 'finish') &&
  // "Why are all bracelets leather": talk of it.
  !has(items[at - 1], 'type') &&
  !IS_FINE.test(text.slice(tokens[items[at]!.last]!.end)) &&
  !NOT_MATERIAL.test(items[at + 1]?.norm ?? '') &&
  !NOT_OF.test(items[at - 1]?.norm ?? '');

/** What stands between the words for a colour that is told apart from its noun. */
const FILLS =
  /^(?:in|a|an|the|of|colou?r|coloured|colored|shade|tone|should|could|can|be|is|are|it|its|i'd|or|and|almost|nearly|very|i|d|would|like|want|if|possible|ideally|preferably|maybe|probably|dark|light|deep|rich|medium|natural)$/;
/** Colours of hides, which are the leather's wherever they stand. */
const OF_HIDE =
  /^(?:(?:dark|light|deep|rich|chocolate|chestnut|saddle|medium|matte|jet|natural) )?(?:brown|black|tan|cognac|camel|chestnut|chocolate|whisky|whiskey|espresso|beige)$/;
/** In front of what else the piece has. */
const OPENS_OTHER = /^(?:with|w|for|but|featuring|having|has|plus|on|from)$/;

/** The colour of what is worn, told by itself: "leather bracelet, braided brown, steel clasp", "in dark brown". */
function colourApart(
  { items }: Reading,
  [first, cord]: readonly [number, number],
  piece: string | null,
): [number, number][] {
  const isLaid = (item: Item): boolean => BRAIDED.has(item.norm);
  const isColour = (item: Item): boolean =>
    item.kind !== 'mark' &&
    item.kind !== 'quoted' &&
    !item.negated &&
    !has(item, 'gemstone', 'customGemstone', 'metal', 'type') &&
    (has(item, 'colour') || OF_HIDE.test(item.norm));
  const isRun = (item: Item): boolean => isColour(item) || isLaid(item) || FILLS.test(item.norm);
  const isPiece = (item: Item | undefined): boolean => piece !== null && valueIn(item, 'type') === piece;
  // "A leather bracelet", "a velvet choker": the piece is of it, and nothing else would be coloured.
  const isPieceOfIt = isPiece(items[cord + 1]);
  const last = isPieceOfIt ? cord + 1 : cord;
  const isAround = piece === 'Bracelet' || piece === 'Anklet' || isPieceOfIt;
  const isEnd = (item: Item | undefined): boolean => item === undefined || item.kind === 'mark';
  const runs: [number, number][] = [];
  for (let at = 0; at < items.length; at++) {
    if ((at >= first && at <= last) || !isRun(items[at]!)) continue;
    let end = at;
    while (end + 1 < items.length && end + 1 !== first && isRun(items[end + 1]!)) end += 1;
    let till = end;
    while (till > at && !isColour(items[till]!) && !isLaid(items[till]!)) till -= 1;
    const run = items.slice(at, till + 1);
    const behind = items[till + (items[till + 1]?.norm === 'please' ? 2 : 1)];
    const isSetOff = isEnd(items[at - 1]);
    const beforeAt = isSetOff ? at - 2 : at - 1;
    // What hangs on a cord may have a colour too: only what stands at the cord is the cord's.
    const isAtCord = beforeAt >= first && beforeAt <= last;
    const follows = isAtCord || (isSetOff && beforeAt < 0) || isPiece(items[beforeAt]);
    const isOfHide = isSetOff && run.every((item) => !isColour(item) || OF_HIDE.test(item.norm));
    const isClosed =
      isEnd(behind) ||
      OPENS_OTHER.test(behind?.norm ?? '') ||
      (behind?.norm === 'and' && /^(?:an?|the|one|two|some)$/.test(items[till + 2]?.norm ?? ''));
    const isOf =
      run.some((item) => isColour(item) || isLaid(item)) &&
      (((follows || isOfHide) && (isAround || isAtCord) && isClosed) || (isAround && isPiece(behind)));
    if (isOf) runs.push([at, till]);
    at = end;
  }
  return runs;
}

/** @param piece what is worn on it */
export function readSoftMaterial(reading: Reading, piece: string | null = null): SoftMaterial | null {
  const { items } = reading;
  // Spoken of as no wish once, it is none later either.
  const at = items.findIndex(({ norm, kind }) => SOFT_MATERIALS.has(norm) && kind !== 'quoted');
  if (at === -1 || !isWish(reading, at)) return null;
  let last = at;
  while (WORN_AS.has(items[last + 1]?.norm ?? '')) last += 1;
  let first = at;
  while (OF_SOFT.has(items[first - 1]?.norm ?? '') || BRAIDED.has(items[first - 1]?.norm ?? '')) first -= 1;
  const apart = colourApart(reading, [first, last], piece);
  const isApart = (index: number): boolean => apart.some(([from, to]) => index >= from && index <= to);
  const laid = items.findIndex(
    ({ norm }, index) => ((index >= first - 1 && index <= last + 1) || isApart(index)) && BRAIDED.has(norm),
  );
  const from = laid === -1 || isApart(laid) ? first : Math.min(first, laid);
  use(reading, from, last);
  if (laid !== -1) use(reading, laid);
  // What it is laid of colours and shapes nothing else.
  for (let index = from; index <= last; index++)
    (reading.items as Item[])[index] = { ...items[index]!, entries: [] };
  for (const [start, end] of apart)
    for (let index = start; index <= end; index++) {
      use(reading, index);
      // Black is read by its word: here it is no metal's.
      (reading.items as Item[])[index] = {
        ...items[index]!,
        norm: `${items[index]!.norm} (worn)`,
        entries: [],
      };
    }
  return {
    material: { value: wordsOf(reading, at, last), words: wordsOf(reading, from, last), at },
    chain: laid === -1 ? null : { value: 'wheat', words: wordsOf(reading, laid), at: laid },
  };
}
