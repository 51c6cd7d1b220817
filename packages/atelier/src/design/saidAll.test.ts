/** Of a wish that says nearly everything, four sketches differ in what is seen of them: forms, not mere numbers. */
import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from './createDesign.ts';
import { isRing } from './document.ts';
import type { Ornament } from './ornament/document.ts';
import { extentMm } from './piece/askedSize.ts';
import type { PieceDesign } from './piece/document.ts';
import { gemsWithin } from './stones/within.ts';
import { openBrief } from './testing/briefs.ts';

/** What an ornament is from before: its kind and form, how it holds its stone, what stands about it. */
function formOf(ornament: Ornament): string {
  const own = JSON.stringify(ornament, (key, value: unknown) =>
    /^(?:seed|alloyId|accentAlloyId|accent|border|stones?|text|lettering)$/.test(key) ||
    typeof value === 'number'
      ? undefined
      : value,
  );
  return ornament.kind === 'row' ? `${own}${ornament.stones.length}` : own;
}

/** Findings that the ornament hides do not count; a chain is its links and its clasp. */
const HIDDEN: ReadonlySet<string> = new Set(['brooch-pin']);
function carrierFormOf({ carrier }: PieceDesign): string {
  switch (carrier.kind) {
    case 'chain': {
      const { chain, clasp, front, tailMm, strand, wear } = carrier;
      // About a neck the clasp lies behind.
      const seen = wear === 'wrist' || wear === 'ankle' ? clasp.form : '';
      const links = 'filed' in chain ? chain.filed : 'section' in chain ? chain.section : '';
      const grade = strand === undefined ? '' : strand.endShare < 0.9;
      return `${chain.kind} ${links} ${front} ${tailMm !== null} ${grade} ${strand === undefined ? '' : 'beads'} ${seen}`;
    }
    case 'bangle':
      return `${carrier.band.profile} ${carrier.band.form} ${carrier.band.milgrain} ${carrier.openingMm !== null}`;
    case 'hung':
      return carrier.bail.form;
    case 'tiara':
      return 'tiara';
    case 'fitted': {
      const { fitting } = carrier;
      if (HIDDEN.has(fitting.kind)) return fitting.kind;
      return Object.values(fitting)
        .filter((value) => typeof value === 'string')
        .join(' ');
    }
  }
}

/** Sizes that are seen: how thick a chain or its wire is, how large what is on it and each stone of a row; mm. */
function sizesOf({ carrier, ornaments }: PieceDesign): number[] {
  const own = carrier.kind === 'chain' ? [carrier.chain.widthMm, carrier.chain.wireMm] : [];
  const stones = ornaments.flatMap(({ ornament }) =>
    ornament.kind === 'row' ? ornament.stones.map(({ lengthMm }) => lengthMm) : [],
  );
  return [...own, ...ornaments.map(({ ornament }) => extentMm(ornament)), ...stones];
}
/** A part that differs by less than this looks the same. */
const SEEN_SHARE = 0.25;

const figureOf = (piece: PieceDesign): string =>
  [
    carrierFormOf(piece),
    ...piece.ornaments.map(({ slot, count, ornament }) => `${slot} ${count} ${formOf(ornament)}`),
  ].join(' | ');

function looksAlike(a: PieceDesign, b: PieceDesign): boolean {
  if (figureOf(a) !== figureOf(b)) return false;
  const [one, other] = [sizesOf(a), sizesOf(b)];
  return one.every((mm, i) => Math.abs(mm - other[i]!) <= SEEN_SHARE * Math.max(mm, other[i]!));
}

function fourOf(brief: Partial<Brief>): PieceDesign[] {
  return [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief(brief), seed);
    if ('pieces' in design || isRing(design)) throw new Error('one piece that is no ring');
    return design;
  });
}

const plain = { ...openBrief().proportions, ornament: 'simple' as const };

const SAID: readonly (readonly [string, Partial<Brief>])[] = [
  [
    'a nose hoop with an opal',
    { type: 'Nose Ring', earringKind: 'hoop', gemstones: ['Opal'], metals: ['14k Gold'] },
  ],
  [
    'a nose hoop with a pearl, 9 mm',
    { type: 'Nose Ring', earringKind: 'hoop', gemstones: ['Pearl'], metals: ['Silver'], pieceSizeMm: [9] },
  ],
  [
    'a plain nose ring of 8 mm',
    { type: 'Nose Ring', noStones: true, proportions: plain, pieceSizeMm: [8], metals: ['Yellow Gold'] },
  ],
  [
    'a plain nose stud',
    { type: 'Nose Ring', earringKind: 'stud', noStones: true, proportions: plain, metals: ['Yellow Gold'] },
  ],
  [
    'a diamond nose stud',
    { type: 'Nose Ring', earringKind: 'stud', gemstones: ['Diamond'], metals: ['White Gold'] },
  ],
  [
    'hairpins with pearls and leaves',
    {
      type: 'Hairpin',
      gemstones: ['Pearl'],
      motifs: ['Floral'],
      figures: ['branch'],
      metals: ['Yellow Gold'],
    },
  ],
  [
    'a comb with pearls and a butterfly',
    {
      type: 'Hairpin',
      arrangements: ['comb'],
      gemstones: ['Pearl'],
      motifs: ['Animal'],
      figures: ['butterfly'],
      metals: ['Silver'],
    },
  ],
  [
    'a hairpin of one pearl',
    { type: 'Hairpin', gemstones: ['Pearl'], metals: ['Silver'], stoneSizeMm: [8, 8] },
  ],
  [
    'pearl studs of 6 mm',
    {
      type: 'Earrings',
      earringKind: 'stud',
      gemstones: ['Pearl'],
      stoneSizeMm: [6, 6],
      metals: ['14k Gold'],
    },
  ],
  [
    'plain pearl studs of 8 mm',
    {
      type: 'Earrings',
      earringKind: 'stud',
      gemstones: ['Pearl'],
      stoneSizeMm: [8, 8],
      proportions: plain,
      metals: ['Silver'],
    },
  ],
  [
    'diamond studs of one carat in four prongs',
    {
      type: 'Earrings',
      earringKind: 'stud',
      gemstones: ['Diamond'],
      stoneCut: 'Round',
      caratWeight: 1,
      setting: 'Prong',
      prongCount: 4,
      metals: ['Platinum'],
    },
  ],
  [
    'plain hoops of a told size and thickness',
    {
      type: 'Earrings',
      earringKind: 'hoop',
      noStones: true,
      pieceSizeMm: [30],
      bandWidthMm: 2,
      proportions: plain,
    },
  ],
  [
    'plain huggies of a told thickness',
    { type: 'Earrings', earringKind: 'huggie', noStones: true, bandWidthMm: 2.2, proportions: plain },
  ],
  [
    'a Cuban link bracelet of 7 mm',
    {
      type: 'Bracelet',
      braceletKind: 'chain',
      arrangements: ['chain'],
      chainKind: 'cuban',
      bandWidthMm: 7,
      metals: ['Silver'],
    },
  ],
  [
    'a curb chain of 5 mm',
    { type: 'Necklace', arrangements: ['chain'], chainKind: 'curb', bandWidthMm: 5, lengthIn: 22 },
  ],
  [
    'a figaro anklet',
    { type: 'Anklet', chainKind: 'figaro', lengthIn: 10, noStones: true, proportions: plain },
  ],
  ['a plain waist chain of 2 mm', { type: 'Body Chain', bandWidthMm: 2, noStones: true, proportions: plain }],
  [
    'a bracelet of onyx beads of 6 mm',
    {
      type: 'Bracelet',
      braceletKind: 'beaded',
      arrangements: ['strand'],
      gemstones: ['Onyx'],
      stoneSizeMm: [6],
    },
  ],
  [
    'a bracelet with a name plate',
    { type: 'Bracelet', arrangements: ['bar'], engraving: 'Mia', metals: ['Yellow Gold'] },
  ],
  [
    'a necklace with one diamond in a bezel',
    {
      type: 'Necklace',
      gemstones: ['Diamond'],
      stoneCut: 'Round',
      caratWeight: 1,
      stoneCount: 1,
      setting: 'Bezel',
      lengthIn: 18,
      metals: ['Yellow Gold'],
    },
  ],
  [
    'an anklet with one turquoise in a bezel',
    {
      type: 'Anklet',
      gemstones: ['Turquoise'],
      stoneSizeMm: [4, 4],
      stoneCount: 1,
      setting: 'Bezel',
      lengthIn: 10,
      metals: ['Silver'],
    },
  ],
  ['a plain bangle of 3 mm', { type: 'Bracelet', braceletKind: 'bangle', noStones: true, bandWidthMm: 3 }],
  [
    'a disc pendant with a letter',
    { type: 'Pendant', arrangements: ['disc'], engraving: 'M', noStones: true, pieceSizeMm: [15] },
  ],
  ['a heart charm', { type: 'Charm', motifs: ['Heart'], noStones: true, pieceSizeMm: [12] }],
  ['cufflinks with letters', { type: 'Cufflinks', engraving: 'JB', noStones: true, metals: ['Silver'] }],
  [
    'a bar brooch of three sapphires',
    { type: 'Brooch', arrangements: ['bar'], gemstones: ['Sapphire'], stoneCount: 3, metals: ['Silver'] },
  ],
  ['a tiara of pearls', { type: 'Tiara', gemstones: ['Pearl'], metals: ['Silver'] }],
];

it('a strand of pearls is nothing but pearls, and closes in several ways', () => {
  const four = fourOf({
    type: 'Necklace',
    arrangements: ['strand'],
    gemstones: ['Pearl'],
    stoneSizeMm: [7],
    lengthIn: 18,
  });
  for (const { ornaments } of four) expect(ornaments).toEqual([]);
  const clasps = four.map(({ carrier }) => (carrier.kind === 'chain' ? carrier.clasp.form : null));
  expect(new Set(clasps).size).toBeGreaterThanOrEqual(3);
});

describe('of a wish that says nearly everything', () => {
  it.each(SAID)('%s: at least three of four sketches are seen to differ', (_what, brief) => {
    const four = fourOf(brief);
    const apart = four.filter((one, at) => !four.slice(0, at).some((other) => looksAlike(one, other)));
    expect(apart.length, four.map(figureOf).join('\n')).toBeGreaterThanOrEqual(3);
    expect(new Set(four.map(({ composition }) => composition)).size).toBeGreaterThanOrEqual(3);
  });

  it.each(SAID)('%s: has no stone that nobody asked for', (_what, brief) => {
    const asked: readonly string[] = brief.gemstones ?? [];
    for (const design of fourOf(brief)) {
      const drawn = gemsWithin([design.carrier, design.ornaments]);
      const unasked = drawn.filter((gem) => !asked.includes(gem) && gem !== 'Diamond');
      expect(unasked).toEqual([]);
      if (asked.length === 0 && brief.noStones) expect(drawn).toEqual([]);
    }
  });
});
