import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import type { Design } from '../design/document.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { checkDesign } from './index.ts';

/** Two of the four sketches. */
const rings = (wish: Partial<Brief>, from: number): Design[] =>
  [from, from + 2].map((seed) => createDesign(openBrief({ type: 'Ring', ...wish }), seed));

async function failuresAtPalm(design: Design): Promise<string[]> {
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  return checkDesign(design, built.solids)
    .findings.filter(({ severity, where }) => severity === 'fails' && where.includes('palm'))
    .map(({ sentence }) => sentence);
}

const WISHES: readonly (readonly [string, Partial<Brief>])[] = [
  [
    'letters inside a channel of square stones all around',
    {
      arrangements: ['band'],
      gemstones: ['Peridot'],
      stoneCut: 'Princess',
      setting: 'Channel',
      engraving: 'Amor',
    },
  ],
  ['letters inside an engraved band', { finish: 'Engraved', gemstones: ['Diamond'], engraving: 'Amor' }],
  ['letters inside a hammered band', { arrangements: ['band'], finish: 'Hammered', engraving: 'J + M' }],
  ['letters inside a turned groove', { arrangements: ['groove', 'band'], noStones: true, engraving: 'Luz' }],
  ['a groove in a hammered band', { arrangements: ['groove', 'band'], noStones: true, finish: 'Hammered' }],
  ['an inlay with letters', { arrangements: ['inlay', 'band'], gemstones: ['Turquoise'], engraving: 'Mar' }],
  ['a band that runs to half its width', { bandWidthMm: 3, palmWidthMm: 1.5, engraving: 'Luz' }],
  ['the narrowest band', { gemstones: ['Pearl'], bandWidthMm: 0.6 }],
  ['rings that roll, with letters', { arrangements: ['rolling'], engraving: 'Siempre', bandWidthMm: 2.4 }],
];

describe('a band at the palm', () => {
  it.each(WISHES.map(([name, wish], i) => [name, i % 2, wish] as const))(
    'wears well: %s, from %d',
    async (_, from, wish) => {
      for (const design of rings(wish, from)) expect(await failuresAtPalm(design), design.title).toEqual([]);
    },
  );
});
