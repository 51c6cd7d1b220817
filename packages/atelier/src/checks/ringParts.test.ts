import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { checkDesign } from './check-design.ts';
import { judgeMeasures } from './judge-measures.ts';

const WISHES: readonly (readonly [Partial<Brief>, number])[] = [
  [{ arrangements: ['spinner'], metals: ['Silver', 'Yellow Gold'], finish: 'Hammered' }, 0],
  [{ arrangements: ['spinner'], metals: ['Silver', 'Rose Gold', 'Yellow Gold'], ringSize: 4 }, 1],
  [{ arrangements: ['spinner'], gemstones: ['Sapphire'], setting: 'Channel', ringSize: 11 }, 1],
  [{ arrangements: ['spinner'], gemstones: ['Diamond'], metals: ['Platinum'] }, 0],
  [{ arrangements: ['spinner'], bandWidthMm: 3.5, metals: ['Silver'], noStones: true }, 3],
  [{ arrangements: ['filigree', 'band'], noStones: true, bandWidthMm: 4 }, 0],
  [{ arrangements: ['filigree', 'band'], noStones: true, metals: ['Silver'], ringSize: 4 }, 3],
  [{ arrangements: ['filigree', 'band'], noStones: true, bandWidthMm: 11, bandProfile: 'd-shape' }, 2],
  [{ arrangements: ['filigree'], gemstones: ['Diamond'], stoneCut: 'Round', caratWeight: 1.2 }, 0],
  [{ arrangements: ['filigree'], gemstones: ['Opal'], stoneCut: 'Oval' }, 0],
];

describe('spinners and filigree', () => {
  it.each(WISHES)('print, cast and last: %o, %d', async (wish, seed) => {
    const design = createDesign(openBrief({ type: 'Ring', ...wish }), seed);
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { findings } = checkDesign(design, built.solids);
    expect(findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
  });

  it('are judged by their wire: what is thinner than casts fails', () => {
    const verdicts = (value: number): string[] =>
      judgeMeasures(
        [{ kind: 'filigree-wire', where: 'wire of the filigree', value, alloyId: null }],
        () => undefined,
      ).map(({ verdict, severity }) => `${verdict} ${severity}`);
    expect(verdicts(0.6)).toEqual([]);
    expect(verdicts(0.4)).toEqual(['casts fails']);
    expect(verdicts(0.2)).toEqual(['prints fails', 'casts fails']);
  });
});
