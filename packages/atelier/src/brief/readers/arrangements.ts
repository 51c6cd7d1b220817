/** Arrangements that have names: "eternity", "split shank", "lariat". */

import { type Arrangement, JEWELRY_TYPES, type JewelryType } from '@filigree/contracts';
import { ARRANGEMENT_WORDS } from '../lexicon/arrangements.ts';
import { OPAQUE_GEMS } from '../lexicon/inlays.ts';
import { describedArrangements } from '../measures/stone-arrangements.ts';
import { type Claim, firstOfEach, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { BAND_FORMS, bandApart } from './bandForms.ts';
import { plainBars } from './bars.ts';
import { fromNeckToWaist } from './harnesses.ts';
import { LINKED_PIECES } from './linkedRings.ts';
import { findAll, isRefusedAt, type Named, tableOf, wordsWithItems } from './phraseTable.ts';
import { PAIRED_PIECES, unlikePair } from './unlike.ts';

const TABLE = tableOf(ARRANGEMENT_WORDS);

const BANDS: readonly JewelryType[] = ['Ring', 'Toe Ring'];
const CHAINS: readonly JewelryType[] = ['Necklace', 'Pendant', 'Bracelet', 'Anklet', 'Body Chain'];

const HALOED: readonly JewelryType[] = ['Ring', 'Pendant', 'Necklace', 'Earrings'];

/** Where one stone can stand alone. */
const OF_ONE_STONE: readonly JewelryType[] = [
  ...HALOED,
  'Bracelet',
  'Anklet',
  'Brooch',
  'Cufflinks',
  'Charm',
  'Hairpin',
  'Body Chain',
];

/** The pieces that can be arranged so; where none is named, the first. */
export const ARRANGED_PIECES: Readonly<Record<Arrangement, readonly JewelryType[]>> = {
  bypass: BANDS,
  solitaire: OF_ONE_STONE,
  cathedral: ['Ring'],
  'split-shank': ['Ring'],
  twist: [...BANDS, 'Bracelet', 'Earrings'],
  eternity: BANDS,
  'half-eternity': BANDS,
  'toi-et-moi': ['Ring'],
  signet: BANDS,
  chevron: BANDS,
  curved: BANDS,
  wavy: BANDS,
  open: BANDS,
  'side-stones': ['Ring'],
  'set-shoulders': ['Ring'],
  chain: ['Necklace', 'Bracelet', 'Anklet'],
  band: BANDS,
  stack: ['Ring'],
  rolling: ['Ring', ...LINKED_PIECES],
  spinner: ['Ring'],
  filigree: ['Ring'],
  twig: BANDS,
  patterned: [...BANDS, 'Bracelet'],
  pierced: BANDS,
  hidden: ['Ring'],
  'head-ends': ['Bracelet'],
  adjustable: ['Bracelet', ...BANDS],
  single: ['Earrings'],
  penannular: ['Brooch'],
  'forehead-drop': ['Tiara'],
  navel: ['Body Chain'],
  'oval-opening': ['Bracelet'],
  inlay: ['Ring', 'Bracelet', 'Pendant', 'Necklace', 'Charm', 'Brooch', 'Earrings', 'Cufflinks', 'Hairpin'],
  'corner-stone': ['Ring', 'Cufflinks', 'Pendant', 'Charm', 'Brooch', 'Necklace', 'Earrings'],
  thorny: ['Ring'],
  berries: BANDS,
  groove: BANDS,
  'offset-groove': BANDS,
  grooves: BANDS,
  'contour-lines': BANDS,
  navaratna: ['Ring', 'Pendant', 'Necklace', 'Charm', 'Brooch'],
  comb: ['Hairpin', 'Tiara'],
  barrette: ['Hairpin'],
  'two-pronged': ['Hairpin'],
  stick: ['Hairpin'],
  surround: [...HALOED, 'Bracelet', 'Brooch', 'Cufflinks', 'Charm', 'Anklet', 'Hairpin'],
  'hidden-halo': ['Ring'],
  'double-halo': HALOED,
  'square-halo': HALOED,
  'flower-halo': HALOED,
  alternating: [...BANDS, ...CHAINS.filter((type) => type !== 'Pendant')],
  'east-west': ['Ring', 'Pendant', 'Necklace', 'Bracelet', 'Earrings', 'Brooch', 'Cufflinks'],
  links: ['Necklace'],
  lariat: ['Necklace'],
  'through-ring': ['Necklace'],
  'back-drop': ['Necklace'],
  stations: CHAINS.filter((type) => type !== 'Pendant'),
  fringe: ['Necklace', 'Body Chain', 'Hairpin', 'Brooch'],
  strand: ['Necklace', 'Bracelet', 'Anklet'],
  spacers: ['Necklace', 'Bracelet', 'Anklet'],
  line: ['Necklace', 'Bracelet', 'Anklet'],
  graduated: [...BANDS, 'Necklace', 'Bracelet', 'Anklet', 'Tiara'],
  layered: ['Necklace', 'Bracelet', 'Anklet'],
  tassel: ['Necklace', 'Earrings'],
  choker: ['Necklace'],
  collar: ['Necklace'],
  bar: ['Necklace', 'Pendant', 'Bracelet', 'Brooch'],
  nameplate: ['Necklace', 'Pendant', 'Bracelet', 'Anklet'],
  disc: ['Necklace', 'Pendant', 'Bracelet', 'Anklet', 'Charm', 'Earrings', 'Cufflinks', 'Body Chain'],
  'dog-tag': ['Necklace', 'Pendant', 'Charm'],
  locket: ['Pendant', 'Necklace', 'Charm'],
  ball: ['Earrings', 'Nose Ring', 'Cufflinks', 'Necklace', 'Bracelet'],
  'vertical-bar': ['Necklace', 'Pendant'],
  scattered: ['Necklace', 'Pendant', 'Bracelet'],
  coil: [...BANDS, 'Bracelet'],
  jhumka: ['Earrings'],
  chandbali: ['Earrings'],
  torque: ['Bracelet', 'Necklace'],
  bells: ['Anklet', 'Bracelet', 'Body Chain'],
  mismatched: [...PAIRED_PIECES, ...LINKED_PIECES, 'Bracelet', 'Anklet'],
  within: JEWELRY_TYPES,
  charms: ['Anklet', 'Bracelet', 'Necklace', 'Body Chain'],
  flanked: ['Necklace', 'Pendant', 'Brooch', 'Charm', 'Cufflinks', 'Tiara', 'Bracelet', 'Anklet', 'Ring'],
  harness: ['Body Chain'],
  'figure-clasp': ['Bracelet', 'Necklace', 'Anklet'],
  'front-clasp': ['Necklace', 'Bracelet', 'Anklet'],
  'without-chain': ['Pendant', 'Charm'],
  jewelled: JEWELRY_TYPES,
  'in-a-row': ['Anklet', 'Bracelet', 'Necklace'],
  kokoshnik: ['Tiara'],
  screws: ['Bracelet'],
  'open-circle': ['Pendant', 'Necklace', 'Charm', 'Earrings', 'Bracelet', 'Anklet', 'Brooch'],
  'flush-set': BANDS,
  'ash-chamber': ['Pendant', 'Necklace', 'Charm', 'Ring', 'Bracelet', 'Earrings', 'Brooch', 'Cufflinks'],
};

/** Arrangements that only one piece has, so that they name it. */
const NAMES_PIECE: ReadonlySet<Arrangement> = new Set([
  'bypass',
  'cathedral',
  'split-shank',
  'set-shoulders',
  'eternity',
  'half-eternity',
  'toi-et-moi',
  'signet',
  'chevron',
  'curved',
  'wavy',
  'spinner',
  'lariat',
  'fringe',
  'collar',
]);

/**
 * "A solitaire with cathedral shoulders", "a bib of garnets": the piece that an arrangement is one of.
 * @param isOfStones stones were named
 */
export function pieceOfArrangement(
  arrangements: readonly Claim<Arrangement>[],
  isOfStones = false,
): Claim<JewelryType> | null {
  // "Three birthstones in a row on a gold bar": what bears stones is worn, and no ingot.
  const naming = arrangements.find(({ value }) => NAMES_PIECE.has(value) || (isOfStones && value === 'bar'));
  const piece = naming === undefined ? undefined : ARRANGED_PIECES[naming.value][0];
  return naming === undefined || piece === undefined ? null : { ...naming, value: piece };
}

/** Their words are a motif where they mean nothing else: the chevrons of a pattern, an infinity twist. */
const OWN: ReadonlySet<Arrangement> = new Set([
  'chevron',
  'curved',
  'wavy',
  'coil',
  'twist',
  'bar',
  'navaratna',
]);

/** A meditation ring is one that spins, of no faith. */
const OF_NO_CULTURE: ReadonlySet<Arrangement> = new Set(['spinner']);

const LIKE_PATTERN = /^(?:pattern|motif|design|engrav|detail|line|all)/;

/** What shapes the halo shapes no stone: the square of a square halo. */
const SHAPES_HALO: ReadonlySet<Arrangement> = new Set(['square-halo', 'flower-halo', 'oval-opening']);

/** "Three-quarter eternity": set part of the way round. */
const PART = /half|quarter|^(?:0\.75|3\/4|¾)/;

/** "Cathedral inspired", "cathedral windows": the building, not the shoulders of a ring. */
const LIKENESS = /^(?:inspired|like|window|ceiling|glass|vault|tracery|architecture)/;

const isBuilding = ({ items }: Reading, at: number): boolean =>
  LIKENESS.test(items[at + 1]?.norm ?? '') || LIKENESS.test(items[at]!.norm.split(' ').at(-1)!);

/** What beads may be cut of. */
const isBeadStone = (item: Reading['items'][number] | undefined): boolean =>
  has(item, 'gemstone', 'customGemstone') && item?.negated === false;

/** "Beads of amber": where the stone is named behind. */
const beadsOfStone = ({ items }: Reading, at: number): number | null =>
  items[at + 1]?.norm !== 'of' ? null : isBeadStone(items[at + 2]) ? at + 2 : null;

/**
 * "A necklace with onyx beads", "lapis bead bracelet", "an anklet of beads of coral": beads of a stone are strung, unless
 * they hang from something else.
 */
function beadsOf(reading: Reading, types: readonly JewelryType[]): Named<Arrangement>[] {
  const { items, tokens } = reading;
  if (!types.some((type) => ARRANGED_PIECES.strand.includes(type))) return [];
  const at = items.findIndex(
    (item, index) =>
      item.norm === 'bead' &&
      !item.negated &&
      (isBeadStone(items[index - 1]) || beadsOfStone(reading, index) !== null) &&
      // "One turquoise bead" is no string of them.
      (/s$/.test(tokens[item.last]!.norm) || has(items[index + 1], 'type')),
  );
  if (at === -1) return [];
  // "A few turquoise beads", "with three jade beads": so few stand along a chain.
  if (areFew(reading, at)) return fewAlong(reading, types, at);
  const isElsewhere = items.some((item) =>
    /^(?:chain|charm|drop|tassel|station|pendant|hoop|bangle|bell)$/.test(item.norm),
  );
  if (isElsewhere) return [];
  const behind = beadsOfStone(reading, at);
  const words = isBeadStone(items[at - 1])
    ? wordsOf(reading, at - 1, at)
    : wordsOf(reading, at, behind ?? at);
  return [{ value: 'strand', words, at, last: at }];
}

const A_FEW = /^(?:few|some|several|couple|handful|sprinkling|scattered|scattering)$/;
/** So many that were counted are no strand. */
const MOST_FEW = 12;

/** Whether the beads at an item are few, by the words before them. */
const areFew = ({ items, chunk }: Reading, at: number): boolean =>
  [1, 2, 3, 4].some((back) => {
    const item = items[at - back];
    if (item === undefined || item.kind === 'mark') return false;
    const isNear = chunk[at - back] === chunk[at] || A_FEW.test(item.norm);
    const count = item.quantity;
    return (
      isNear &&
      (A_FEW.test(item.norm) ||
        (count !== null && count.low > 1 && count.low <= MOST_FEW && !count.across)) &&
      !/^(?:mm|millimet\w+|inch|inches|cm)$/.test(items[at - back + 1]?.norm ?? '')
    );
  });

/** Few beads along a chain, unless a strand of others was named. */
function fewAlong(reading: Reading, types: readonly JewelryType[], at: number): Named<Arrangement>[] {
  const isStrung = reading.items.some((item) =>
    /^(?:strand|string|strung|beaded|drop|tassel|hoop|bangle|bell)\b/.test(item.norm),
  );
  if (isStrung || !types.some((type) => ARRANGED_PIECES.stations.includes(type))) return [];
  return [{ value: 'stations', words: wordsOf(reading, at - 1, at), at, last: at }];
}

/** "Graduated emeralds", "diamonds graduating to the middle": of stones; who graduated from a school is none of it. */
function graduatedIn(reading: Reading, types: readonly JewelryType[]): Named<Arrangement>[] {
  const { items } = reading;
  if (!types.some((type) => ARRANGED_PIECES.graduated.includes(type))) return [];
  return items.flatMap((item, at): Named<Arrangement>[] => {
    if (item.negated || !/^(?:graduat(?:ed?|ing)|graded)$/.test(item.norm)) return [];
    const isOfStones = [...items.slice(Math.max(0, at - 2), at), ...items.slice(at + 1, at + 4)].some(
      (other) =>
        has(other, 'gemstone', 'stoneNoun', 'customGemstone') ||
        /^(?:bead|size|line|strand|riviere|tennis necklace|tennis bracelet|pearl strand)$/.test(
          other?.norm ?? '',
        ),
    );
    // "Graduated colours" go from one shade to the next.
    if (
      [items[at - 1], items[at + 1]].some((other) => /^colou?rs?$|^shades?$|^hues?$/.test(other?.norm ?? ''))
    )
      return [];
    const isOfSchool = /^(?:from|with|at|last|this|next|in 20)/.test(items[at + 1]?.norm ?? '');
    return isOfStones && !isOfSchool
      ? [{ value: 'graduated', words: wordsOf(reading, at), at, last: at }]
      : [];
  });
}

/** Beads, or what is worn as beads. */
const isOfBeads = (item: Reading['items'][number]): boolean =>
  !item.negated && (/(?:^| )bead(?:ed)?(?: |$)/.test(item.norm) || valueIn(item, 'gemstone') === 'Pearl');

/** About the wrist and the ankle several strands are several chains. */
const WORN_IN_STRANDS: ReadonlySet<JewelryType> = new Set<JewelryType>(['Bracelet', 'Anklet']);
/** A charm, a figure: what hangs. */
const isHungOne = (item: Reading['items'][number]): boolean =>
  !item.negated && (has(item, 'figure', 'motif') || /^(?:charm|pendant|locket|medal)$/.test(item.norm));

/** "A waist chain with small aquamarine drops": about the waist there is no middle that one drop would hang from. */
function dropsAlong({ items, ...rest }: Reading, types: readonly JewelryType[]): Named<Arrangement>[] {
  if (!types.includes('Body Chain')) return [];
  const at = items.findIndex(({ norm, negated }) => /^(?:drop|dangle)s?$/.test(norm) && !negated);
  return at === -1 ? [] : [{ value: 'fringe', words: wordsOf({ items, ...rest }, at), at, last: at }];
}

/** "A silver payal with bells": several on what is worn about a wrist or an ankle hang all along it; a bell charm is one. */
function bellsOf(reading: Reading, types: readonly JewelryType[]): Named<Arrangement>[] {
  const { items, tokens } = reading;
  if (!types.some((type) => ARRANGED_PIECES.bells.includes(type))) return [];
  return items.flatMap((item, at): Named<Arrangement>[] => {
    const isSeveral = valueIn(item, 'figure') === 'bell' && /s$/.test(tokens[item.last]!.norm);
    if (!isSeveral || item.negated || /^(?:charm|motif|shape|shaped)$/.test(items[at + 1]?.norm ?? ''))
      return [];
    return [{ value: 'bells', words: wordsOf(reading, at), at, last: at }];
  });
}

const ADJUSTS = /^(?:adjust|expand|resiz|resize)(?:able|s|ing)?\b/;

/** "An adjustable bangle", "an adjustable ring": of a chain it is its clasp and its extension, of a toe ring it is understood. */
function adjustableOf(reading: Reading, types: readonly JewelryType[]): Named<Arrangement>[] {
  const { items } = reading;
  const isBangle = types.includes('Bracelet') && items.some(({ norm }) => /(?:^| )bangle$/.test(norm));
  if (!isBangle && !types.includes('Ring')) return [];
  const at = items.findIndex(
    ({ norm }, index) =>
      (ADJUSTS.test(norm) || (norm === 'size' && items[index - 1]?.norm === 'one')) &&
      !isRefusedAt(reading, index),
  );
  return at === -1 ? [] : [{ value: 'adjustable', words: wordsOf(reading, at), at, last: at }];
}

/** "For one ear", "in my left ear": not "one on each ear". */
const isOneEar = (items: readonly Item[], ear: number): boolean =>
  /\b(?:for|in|on|through) (?:just |only )?(?:(?:my|his|her|the) )?(?:one|1|single|left|right)$/.test(
    items
      .slice(Math.max(0, ear - 4), ear)
      .map(({ norm }) => norm)
      .join(' '),
  );

/** "A single stud", "one hoop earring": where the noun itself is of one. */
function singleOf(
  { items, tokens, ...reading }: Reading,
  types: readonly JewelryType[],
): Named<Arrangement>[] {
  if (!types.includes('Earrings')) return [];
  const head = items.findIndex(
    (item) => valueIn(item, 'type') === 'Earrings' && !item.negated && !/s$/.test(tokens[item.last]!.norm),
  );
  // "A stud for one ear only", "for my left ear".
  const ear =
    head === -1
      ? -1
      : items.findIndex(({ norm, negated }, index) => norm === 'ear' && !negated && isOneEar(items, index));
  if (ear !== -1)
    return [{ value: 'single', words: wordsOf({ items, tokens, ...reading }, ear), at: ear, last: ear }];
  for (let at = head - 1; at >= Math.max(0, head - SINGLE_REACH); at--) {
    const { norm, kind, negated } = items[at]!;
    if (kind === 'mark' && norm !== '-') break;
    // "One on each earring" counts what is on both.
    if (/^(?:each|every|per|either|both|on|of)$/.test(norm)) break;
    // "A single stone stud" has one stone.
    if (
      negated ||
      !SINGLE.test(norm) ||
      (has(items[at + 1], 'gemstone', 'stoneNoun', 'centreNoun') && head > at + 2)
    )
      continue;
    const whole = { items, tokens, ...reading };
    return [{ value: 'single', words: wordsOf(whole, at, head), at, last: at }];
  }
  return [];
}

const SINGLE = /^(?:single|one|1|sole|solo|lone)$/;
/** Words between how many and the earring: "a single small gold hoop". */
const SINGLE_REACH = 4;

/** "An oval bangle", "oval shaped hinged cuff": the wrist's own shape, where "a bangle with an oval ruby" has a cut. */
function ovalOpening(reading: Reading, types: readonly JewelryType[]): Named<Arrangement>[] {
  const { items } = reading;
  if (!types.includes('Bracelet')) return [];
  const at = items.findIndex(({ norm, negated }) => /^oval(?: shaped?)?$/.test(norm) && !negated);
  if (at === -1) return [];
  let next = at + 1;
  while (
    /^(?:shaped?|hinged|slim|thin|wide|plain|opening|solid|slip on|\W)$/.test(items[next]?.norm ?? '') ||
    has(items[next], 'metal', 'size', 'finish', 'plain')
  )
    next++;
  if (!/(?:^| )(?:bangle|cuff|kada)s?$/.test(items[next]?.norm ?? '')) return [];
  return [{ value: 'oval-opening', words: wordsOf(reading, at), at, last: at }];
}

/** Stones in stripes: opaque ones are slabs laid one beside the other, others stand in turn. */
function stripesOf(reading: Reading, types: readonly JewelryType[]): Named<Arrangement>[] {
  const { items } = reading;
  const isStiff = items.some(({ norm }) => /(?:^| )(?:bangle|cuff|kada)$/.test(norm));
  if (!types.some((type) => BANDS.includes(type) || (type === 'Bracelet' && isStiff))) return [];
  const at = items.findIndex(({ norm, negated }) => /^strip(?:e|es|ed|y)$/.test(norm) && !negated);
  const gems = new Set(items.flatMap((item) => (item.negated ? [] : (valueIn(item, 'gemstone') ?? []))));
  if (at === -1 || gems.size < 2) return [];
  const value = [...gems].every((gem) => OPAQUE_GEMS.has(gem)) ? 'inlay' : 'alternating';
  return [{ value, words: wordsOf(reading, at), at, last: at }];
}

const AROUND = /^(?:surrounded|encircled|ringed|framed|bordered|edged|haloed|circled) (?:by|with|of)$/;
const ABOUT = /^(?:(?:all )?a?round it|(?:a?round )?the (?:outside|edge))$/;

/** "Surrounded by little diamonds", "with seed pearls all round it": small stones about the one in the middle. */
function surroundedBy(reading: Reading, types: readonly JewelryType[]): Named<Arrangement>[] {
  const { items } = reading;
  if (types.length > 0 && !types.some((type) => ARRANGED_PIECES.surround.includes(type))) return [];
  const isStone = (item: (typeof items)[number] | undefined): boolean =>
    item !== undefined &&
    !item.negated &&
    (has(item, 'gemstone', 'stoneNoun', 'customGemstone') || item.norm === 'ones');
  const joined = (from: number, to: number): string =>
    items
      .slice(from, to + 1)
      .map(({ norm }) => norm)
      .join(' ');
  for (let at = 0; at < items.length; at++) {
    for (let last = at; last < Math.min(items.length, at + 4); last++) {
      const words = joined(at, last);
      const behind = items.slice(last + 1, last + 6);
      const stoneAt = behind.findIndex(isStone);
      // "Framed by two baguettes": a pair stands at the sides. "Surrounded by a halo": said already.
      const among = behind.slice(0, Math.max(0, stoneAt));
      const free =
        stoneAt !== -1 &&
        among.every((item) => item.kind !== 'mark' && !has(item, 'setting', 'motif', 'figure')) &&
        !behind.slice(0, stoneAt + 1).some(({ norm }) => /^(?:two|2|pair|either|three|3)$/.test(norm));
      const before = items.slice(Math.max(0, at - 2), at);
      if ((AROUND.test(words) && free) || (ABOUT.test(words) && before.some(isStone))) {
        if (behind[stoneAt]?.norm === 'ones') use(reading, last + 1 + stoneAt);
        if (items[at - 1]?.norm === 'round') use(reading, at - 1);
        return [{ value: 'surround', words: wordsOf(reading, at, last), at, last }];
      }
    }
  }
  return [];
}

/** "D-shaped wedding ring", "a leaf shaped band": shaped as said, where "a shaped wedding band" is curved. */
function isShapedAs({ items }: Reading, { value, at, words }: Named<Arrangement>): boolean {
  if (value !== 'chevron' || !/\bshaped\b/i.test(words) || /^v\b/i.test(words)) return false;
  if (has(items[at], 'motif', 'figure', 'shape')) return true;
  return /^shaped/i.test(words) && /^(?:[cdu]|court|dome|half round)$/.test(items[at - 1]?.norm ?? '');
}

/** What dangles from these hangs from their front. */
const FRINGED_BELOW: ReadonlySet<JewelryType> = new Set<JewelryType>(['Hairpin', 'Brooch']);

/** "A waterfall of diamonds": stones that are set fall otherwise. */
const isOfStones = (items: Reading['items'], last: number): boolean =>
  items[last + 1]?.norm === 'of' &&
  items
    .slice(last + 2, last + 5)
    .some((item) => has(item, 'gemstone', 'stoneNoun') && valueIn(item, 'gemstone') !== 'Pearl');

/** What falls in many strings; one thing may dangle. */
const FALLS = /fringe|waterfall|cascad|strips/i;

/** Earrings that have a fringe along their lower edge. */
const FRINGED_EDGE: ReadonlySet<Arrangement> = new Set<Arrangement>(['jhumka', 'chandbali']);

/** Reads the arrangements of the pieces that are asked for. Runs before the readers of motifs and settings. */
export function readArrangements(reading: Reading, types: readonly JewelryType[]): Claim<Arrangement>[] {
  const { items } = reading;
  const found = findAll(reading, wordsWithItems(reading), TABLE)
    .map((claim) =>
      claim.value === 'eternity' &&
      (PART.test(items[claim.at - 1]?.norm ?? '') || (items[claim.at - 1]?.quantity?.low ?? 1) < 1)
        ? { ...claim, value: 'half-eternity' as const }
        : // "A double strand of lapis": beads, but about a finger two wires laid in one another.
          /strand/i.test(
              items
                .slice(claim.at, claim.last + 1)
                .map(({ norm }) => norm)
                .join(' '),
            ) &&
            types.length > 0 &&
            !types.some((type) => BANDS.includes(type))
          ? { ...claim, value: 'strand' as const }
          : // From an ear what falls in strings is a tassel.
            claim.value === 'fringe' &&
              types.includes('Earrings') &&
              FALLS.test(claim.words) &&
              !isOfStones(items, claim.last)
            ? { ...claim, value: 'tassel' as const }
            : claim,
    )
    .concat(
      beadsOf(reading, types),
      plainBars(reading),
      surroundedBy(reading, types),
      dropsAlong(reading, types),
      fromNeckToWaist(reading, types),
      bellsOf(reading, types),
      adjustableOf(reading, types),
      singleOf(reading, types),
      ovalOpening(reading, types),
      stripesOf(reading, types),
      graduatedIn(reading, types),
      unlikePair(reading, types),
      describedArrangements(reading),
    )
    .filter(
      (claim) =>
        (types.length === 0 || types.some((type) => ARRANGED_PIECES[claim.value].includes(type))) &&
        !isShapedAs(reading, claim),
    );
  const isHalf = found.some(({ value }) => value === 'half-eternity');
  const asked = found.filter(
    ({ value, at, last, words }) =>
      !(isHalf && value === 'eternity') &&
      // A ball on a chain is its bead; readers/torques.ts reads those at the ends of a stiff collar or a cuff.
      !(value === 'ball' && types.length === 1 && /^(?:Necklace|Bracelet)$/.test(types[0]!)) &&
      // What is on the edge of a bell or a crescent hangs from it.
      !(value === 'surround' && found.some((other) => FRINGED_EDGE.has(other.value))) &&
      !(value === 'scattered' && !found.some((other) => other.value === 'bar')) &&
      !(value === 'vertical-bar' && !found.some((other) => other.value === 'bar')) &&
      // On a chain one thing may dangle: a fringe is all along it.
      !(
        value === 'fringe' &&
        /^(?:dangl|strip)/i.test(words) &&
        !types.some((type) => FRINGED_BELOW.has(type))
      ) &&
      // "A bracelet that goes with my pearl necklace": the other piece is the strand.
      !(/necklace/i.test(words) && types.length > 0 && !types.includes('Necklace')) &&
      // "A moon on a midnight blue backdrop": what is behind the moon, not the wearer.
      !(value === 'back-drop' && /drop$/i.test(words) && has(items[at - 1], 'colour')) &&
      // "A medical ID bracelet, a small disc with ...": the disc is its plate.
      !(value === 'bar' && ID_BRACELET.test(words) && found.some((other) => PLATES.has(other.value))) &&
      // "Bead set" is how stones are set, a "beads set" is of beads.
      !(value === 'strand' && /^bead.set$/i.test(words)) &&
      // "No pendant disc": of two nouns one behind the other both are refused.
      !(value === 'disc' && items[at - 1]?.negated === true) &&
      // "A Roman coin pendant" is that coin.
      !(value === 'disc' && /coin/i.test(words) && /roman|rome|greek/.test(items[at - 1]?.norm ?? '')) &&
      // "Coin pearls", "a coin edge", "the size of a coin": what is like one.
      !(
        value === 'disc' &&
        /coins?$/i.test(words) &&
        (/^(?:pearl|edge|edged|edging|size|sized|shaped|purse|holder|slot|collection)$/.test(
          items[last + 1]?.norm ?? '',
        ) ||
          /^(?:like|than|as|of|my|his|her|our|your)$/.test(items[at - 1]?.norm ?? '') ||
          /^(?:like|than|as|of|my|his|her|our|your)$/.test(items[at - 2]?.norm ?? ''))
      ) &&
      // A rainbow moonstone is one stone.
      !(
        value === 'alternating' &&
        /rainbow/i.test(words) &&
        /moonstone/.test(`${items[last]?.norm} ${items[last + 1]?.norm}`)
      ) &&
      !(value === 'cathedral' && isBuilding(reading, last)),
  );
  // "A layered necklace of three strands": its chains are counted, where no beads are spoken of.
  const isLayered = asked.some(({ value }) => value === 'layered');
  const ofChains = asked.findIndex(
    ({ value, words }) => value === 'strand' && /^(?:\S+ )?strands?$/i.test(words),
  );
  if (isLayered && ofChains !== -1 && !items.some(isOfBeads)) asked.splice(ofChains, 1);
  // "A two-strand bracelet with a charm": two chains, for beads side by side leave no place for it.
  const strands = asked.findIndex(
    ({ value, words }) => value === 'strand' && /\bstrands?(?:ed)?$/i.test(words) && /\S[ -]\S/.test(words),
  );
  if (
    strands !== -1 &&
    !isLayered &&
    types.some((type) => WORN_IN_STRANDS.has(type)) &&
    items.some(isHungOne)
  )
    asked.splice(strands, 1, { ...asked[strands]!, value: 'layered' });
  const hung = asked.find(({ value, words }) => value === 'bar' && /vertical|upright/i.test(words));
  if (hung !== undefined) asked.push({ ...hung, value: 'vertical-bar' });
  for (const value of BAND_FORMS) {
    const apart = bandApart(reading, types, value);
    if (apart === null || asked.some((other) => other.value === value)) continue;
    const claim = { value, words: wordsOf(reading, apart.at, apart.last), ...apart };
    use(reading, apart.at);
    asked.push(claim);
    // The motif of a coil is that it is one.
    if (value !== 'open') found.push({ ...claim, last: apart.at });
  }
  // "A chevron V-shaped ring" is one thing said twice; "a V-shaped ring with a chevron pattern" two.
  if (found.some(({ value }) => value === 'chevron'))
    for (const [at, { norm }] of items.entries())
      if (norm === 'chevron' && !LIKE_PATTERN.test(items[at + 1]?.norm ?? ''))
        found.push({ value: 'chevron', words: wordsOf(reading, at), at, last: at });
  // The rows of nine gems are no geometry besides.
  for (const navaratna of found.filter(({ value }) => value === 'navaratna').slice(0, 1))
    for (const [at, { norm }] of items.entries())
      if (/^(?:grid|square|block)$/.test(norm)) found.push({ ...navaratna, at, last: at });
  for (const { value, at, last } of found) {
    use(reading, at, last);
    const isGallery = value === 'filigree' && items[last]?.norm.endsWith('gallery');
    const foreign = isGallery
      ? // What is carved is the gallery, not the band.
        /^finish$/
      : OWN.has(value)
        ? /^(?:motif|figure|setting)$/
        : SHAPES_HALO.has(value)
          ? /^(?:motif|figure|cut|shape)$/
          : OF_NO_CULTURE.has(value)
            ? /^culture$/
            : // What hangs all along is no emblem besides.
              value === 'bells'
              ? /^figure$/
              : // The prongs of a hairpin hold no stone.
                value === 'two-pronged'
                ? /^setting$/
                : null;
    if (foreign === null) continue;
    for (let place = at; place <= last; place++) {
      const item = reading.items[place]!;
      const entries = item.entries.filter(({ sense }) => !foreign.test(sense));
      (reading.items as (typeof item)[])[place] = { ...item, entries };
    }
  }
  return firstOfEach(asked);
}

const ID_BRACELET = /\b(?:medic(?:al)?|alert|id|identity|identification)\b/i;
const PLATES: ReadonlySet<Arrangement> = new Set<Arrangement>(['disc', 'dog-tag']);
