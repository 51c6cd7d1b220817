import { type Brief, JEWELRY_TYPES, type JewelryType } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from './createDesign.ts';
import { type Design, readDesign } from './document.ts';
import { openBrief } from './testing/briefs.ts';

/** As a customer counts them: what cannot be seen (seed, labels) does not make two designs different. */
function lookOf({
  seed: _seed,
  provenance: _provenance,
  title: _title,
  composition: _label,
  ...look
}: Design) {
  return look;
}

/** Numbers, words and flags of a document by their path; marks of a texture's own seed are no design. */
function leavesOf(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]]);
  return new Map(
    Object.entries(value)
      .filter(([key]) => key !== 'seed' && key !== 'alloyId' && key !== 'accentAlloyId')
      .flatMap(([key, inner]) => [...leavesOf(inner, `${path}.${key}`)]),
  );
}

/** What the eye tells apart: another part, another form, or a proportion that differs by a tenth. */
const SEEN_SHARE = 0.1;
function looksDifferent(a: unknown, b: unknown): boolean {
  const [one, other] = [leavesOf(a), leavesOf(b)];
  return [...new Set([...one.keys(), ...other.keys()])].some((path) => {
    const [x, y] = [one.get(path), other.get(path)];
    if (typeof x !== 'number' || typeof y !== 'number') return x !== y;
    const larger = Math.max(Math.abs(x), Math.abs(y));
    return larger > 0 && Math.abs(x - y) / larger > SEEN_SHARE;
  });
}

/** From a wish that leaves everything open to one that leaves nothing. */
const BRIEFS: readonly (readonly [string, Partial<Brief>])[] = [
  ['an open wish', {}],
  ['a stone, a metal and a style', { gemstones: ['Sapphire'], metals: ['Rose Gold'], era: 'Art Deco' }],
  ['a motif', { motifs: ['Floral'], metals: ['Silver'] }],
  [
    'a bezel with every measure told',
    {
      gemstones: ['Ruby'],
      metals: ['Platinum'],
      stoneCut: 'Oval',
      setting: 'Bezel',
      caratWeight: 1,
      bandWidthMm: 2.2,
      ringSize: 7,
      lengthIn: 18,
      finish: 'Polished',
      era: 'Minimalist',
      pieceSizeMm: [18],
    },
  ],
  [
    'a solitaire with every measure told',
    {
      gemstones: ['Diamond'],
      metals: ['18k Gold'],
      stoneCut: 'Round',
      setting: 'Prong',
      prongCount: 6,
      caratWeight: 0.5,
      bandWidthMm: 2,
      ringSize: 6,
      bandProfile: 'court',
      finish: 'Polished',
      stoneCount: 1,
      era: 'Classic / Bridal',
    },
  ],
  [
    'plain metal with every measure told',
    {
      noStones: true,
      metals: ['Silver'],
      finish: 'Hammered',
      bandWidthMm: 5,
      ringSize: 10,
      bandProfile: 'flat',
      lengthIn: 7,
      chainKind: 'curb',
      braceletKind: 'chain',
      earringKind: 'hoop',
      pieceSizeMm: [25],
    },
  ],
  [
    'one figure with every measure told',
    {
      figures: ['bee'],
      motifs: ['Animal'],
      metals: ['Yellow Gold'],
      noStones: true,
      pieceSizeMm: [15],
      earringKind: 'stud',
      finish: 'Matte',
      bandWidthMm: 2,
    },
  ],
  [
    'lettering',
    {
      engraving: 'Mia',
      metals: ['Rose Gold'],
      noStones: true,
      pieceSizeMm: [20],
      bandWidthMm: 4,
      ringSize: 7,
      bandProfile: 'comfort',
      finish: 'Satin',
    },
  ],
  [
    'a stone under tension',
    {
      setting: 'Tension',
      gemstones: ['Sapphire'],
      stoneCut: 'Princess',
      caratWeight: 1,
      bandWidthMm: 4,
      ringSize: 7,
      bandProfile: 'flat',
      metals: ['Platinum'],
    },
  ],
  [
    'a row of counted stones',
    {
      setting: 'Channel',
      stoneCount: 9,
      gemstones: ['Diamond'],
      stoneCut: 'Princess',
      stoneSizeMm: [2, 2],
      bandWidthMm: 3,
      metals: ['White Gold'],
      ringSize: 7,
      bandProfile: 'flat',
    },
  ],
];

/** Of every type a third of the briefs, each with its neighbour's others, and all of them by `npm run test:figures`. */
const isLong = (type: JewelryType, brief: Partial<Brief>): boolean =>
  process.env.EVERY_FIGURE === '1' ||
  (JEWELRY_TYPES.indexOf(type) + BRIEFS.findIndex(([, of]) => of === brief)) % 3 === 0;

describe.each(JEWELRY_TYPES)('%s', (type) => {
  it.each(BRIEFS)('%s gives many sound designs of which no two are equal', (_what, brief) => {
    const asked = openBrief({ ...brief, type });
    const length = isLong(type, brief) ? 200 : 60;
    const designs = Array.from({ length }, (_, seed) => createDesign(asked, seed));
    for (const design of designs) {
      const reading = readDesign(JSON.parse(JSON.stringify(design)));
      expect(reading, `${design.seed}`).toMatchObject({ ok: true });
    }
    expect(new Set(designs.map((design) => JSON.stringify(lookOf(design)))).size).toBe(designs.length);
  });

  it.each(BRIEFS)('%s gives four sketches that a customer tells apart', (_what, brief) => {
    const asked = openBrief({ ...brief, type });
    const four = [0, 1, 2, 3].map((seed) => lookOf(createDesign(asked, seed)));
    four.forEach((one, at) => {
      for (const other of four.slice(0, at))
        expect(looksDifferent(one, other), JSON.stringify([one, other])).toBe(true);
    });
  });
});
