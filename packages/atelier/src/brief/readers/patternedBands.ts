/** Figures around a band: "a honeycomb band", "a ring with a wave pattern", "stars stamped around it". */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { AROUND_WORDS, PATTERN_WORDS, STAMPED_WORDS } from '../lexicon/patternedBands.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';
import { find, tableOf, wordsWithItems } from './phraseTable.ts';

const AROUND = tableOf({ around: AROUND_WORDS });
const PATTERN = new Set(PATTERN_WORDS);
const STAMPED = new Set(STAMPED_WORDS);
/** "A star tile pattern", "a mosaic pattern": tiles are all over what they are on. */
const TILED = /^(?:tile|tiled|mosaic|zellige|zellij|lattice)(?: |$)/;
/** Between a figure and what goes around, as far as it is still of it. */
const NEAR = 7;

const isShown = ({ items }: Reading, at: number): boolean =>
  has(items[at], 'figure', 'motif') &&
  !items[at]!.negated &&
  // What is all over a serpent is its scales.
  !items[at]!.entries.some(({ value }) => value === 'Serpent');

/** "A mountain range ring", "a mountain ring": a ridge has no end, where a scene is a picture with an edge. */
const RANGE = /^(?:rocky )?mountain(?: (?:range|ridge|skyline|silhouette|outline|peak))?$/;
/** A face that figures stand on. */
const isSignet = ({ items }: Reading): boolean =>
  items.some(({ norm, negated }) => /(?:^| )signet(?: ring)?$/.test(norm) && !negated);

/** "A star and moon band", "a leaf patterned band", "a honeycomb ring": the figure stands before its band. */
function beforeBand(reading: Reading): number | null {
  const { items } = reading;
  const at = items.findIndex((item, index) => {
    if (!isShown(reading, index)) return false;
    let next = index + 1;
    const isPattern = PATTERN.has(items[next]?.norm ?? '') || STAMPED.has(items[next]?.norm ?? '');
    while (
      PATTERN.has(items[next]?.norm ?? '') ||
      STAMPED.has(items[next]?.norm ?? '') ||
      has(items[next], 'metal', 'occasion')
    )
      next++;
    const piece = items[next];
    if (!/^(?:Ring|Toe Ring)$/.test(valueIn(piece, 'type') ?? '')) return false;
    return (
      isPattern ||
      /(?:^| )band$/.test(piece!.norm) ||
      /honeycomb/.test(item.norm) ||
      (RANGE.test(item.norm) && !isSignet(reading))
    );
  });
  return at === -1 ? null : at;
}

/** "With a pattern of waves", "a wave pattern", "stamped with hearts". */
function ofPattern(reading: Reading): number | null {
  const { items } = reading;
  const at = items.findIndex(
    (_, index) =>
      isShown(reading, index) &&
      (PATTERN.has(items[index + 1]?.norm ?? '') ||
        TILED.test(items[index + 1]?.norm ?? '') ||
        TILED.test(items[index]!.norm) ||
        (/^(?:of|with|in)$/.test(items[index - 1]?.norm ?? '') &&
          (PATTERN.has(items[index - 2]?.norm ?? '') || STAMPED.has(items[index - 2]?.norm ?? '')))),
  );
  return at === -1 ? null : at;
}

const OF_BAND = /^(?:(?:the|its|my|a|whole|entire) )*(?:band|shank|outside)\b/;

/** "Stars going all the way around it": the figure before the words, near them. */
function goingAround(reading: Reading): { at: number; last: number } | null {
  const around = find(reading, wordsWithItems(reading), AROUND);
  if (around === null) return null;
  // "A moonstone ring with stars around it": about the stone, where no band is said.
  const ofBand = reading.items.slice(around.last + 1, around.last + 3).map(({ norm }) => norm);
  const isOfStone =
    /^(?:a?round it|all (?:the way )?a?round)$/i.test(around.words) &&
    !OF_BAND.test(ofBand.join(' ')) &&
    reading.items.slice(0, around.at).some((item) => has(item, 'gemstone', 'customGemstone', 'stoneNoun'));
  if (isOfStone) return null;
  for (let at = around.at - 1; at >= Math.max(0, around.at - NEAR); at--) {
    // What stones do is said of stones.
    if (has(reading.items[at], 'gemstone', 'stoneNoun')) return null;
    if (isShown(reading, at)) return { at, last: around.last };
  }
  return null;
}

const STIFF = /(?:^| )(?:bangle|cuff|kada|kara)s?$/;
/** What is told of in the plural and goes along a stiff band, where other figures are several fronts. */
const FLOWING: ReadonlySet<string> = new Set([
  'wave',
  'laurel-wreath',
  'branch',
  'meander-disc',
  'hexagons',
  'koru',
]);

/** What of them goes along a ring that is a band; leaves grow on it otherwise. */
const ALONG_BAND: ReadonlySet<string> = new Set(['wave', 'meander-disc', 'hexagons', 'koru', 'mountain']);

/** "Mountains on top", "on its face": they are its front. */
const ON_FRONT =
  /^\s*(?:set |placed |carved |engraved )?(?:on|at|in|across) (?:the |its )?(?:very )?(?:top|face|front)\b/i;

/** "A cuff with waves": of a stiff band they are all along it. */
function inPlural({ items, tokens, text }: Reading, figures: ReadonlySet<string>): number | null {
  const at = items.findIndex(
    (item) =>
      figures.has(valueIn(item, 'figure') ?? '') &&
      !item.negated &&
      (/s$/.test(tokens[item.last]!.norm) || / (?:range|ridge|skyline)$/.test(item.norm)) &&
      !ON_FRONT.test(text.slice(tokens[item.last]!.end)),
  );
  return at === -1 ? null : at;
}

/** "A band with waves", "a ring with mountains and a diamond": of mountains several are a range, also where no band is said. */
function alongRing(reading: Reading): number | null {
  if (isSignet(reading)) return null;
  const isBand = reading.items.some(
    ({ norm, negated }, at) => !negated && /(?:^| )band$/.test(norm) && has(reading.items[at], 'type'),
  );
  return inPlural(reading, isBand ? ALONG_BAND : OF_RANGES);
}
const OF_RANGES: ReadonlySet<string> = new Set(['mountain']);

/** What is shown around the band, in the place of a front. */
export function readPatterned(reading: Reading, types: readonly JewelryType[]): Claim<Arrangement> | null {
  const isStiff = reading.items.some(({ norm, negated }) => STIFF.test(norm) && !negated);
  const [type] = types;
  if (
    new Set(types).size !== 1 ||
    !(type === 'Ring' || type === 'Toe Ring' || (type === 'Bracelet' && isStiff))
  )
    return null;
  const around = goingAround(reading);
  const at =
    around?.at ??
    beforeBand(reading) ??
    ofPattern(reading) ??
    (type === 'Bracelet' ? inPlural(reading, FLOWING) : alongRing(reading));
  if (at === null) return null;
  reading.items.forEach((item, index) => {
    if ((PATTERN.has(item.norm) || STAMPED.has(item.norm)) && Math.abs(index - at) <= NEAR)
      use(reading, index);
  });
  if (around !== null) use(reading, around.at, around.last);
  return { value: 'patterned', words: wordsOf(reading, at, around?.last ?? at), at };
}
