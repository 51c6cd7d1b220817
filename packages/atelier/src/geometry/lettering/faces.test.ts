import { type Brief, LETTERINGS } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { EMPTY_BRIEF } from '../../design/emptyBrief.ts';
import { buildSolids } from '../buildSolids.ts';

const LETTERED: readonly (readonly [string, Partial<Brief>])[] = [
  ['a band', { type: 'Ring', noStones: true, arrangements: ['band'], engraving: 'Always' }],
  ['a signet', { type: 'Ring', noStones: true, arrangements: ['signet'], engraving: 'RJ' }],
  ['a cut name', { type: 'Necklace', noStones: true, arrangements: ['nameplate'], engraving: 'Sophia' }],
  ['cufflinks', { type: 'Cufflinks', noStones: true, engraving: 'KL' }],
];

/** Volume of the metal, mm³. */
async function metalOf(brief: Brief): Promise<number> {
  const built = await buildSolids(createDesign(brief, 2));
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  return built.solids.metal.reduce((sum, { volumeMm3 }) => sum + volumeMm3, 0);
}

describe('letters in every face', () => {
  it.each(LETTERED)(
    'are cut into %s, each face otherwise',
    async (_, wishes) => {
      const volumes = new Map<string, number>();
      for (const lettering of LETTERINGS) {
        volumes.set(lettering, await metalOf({ ...EMPTY_BRIEF, ...wishes, lettering }));
      }
      expect(new Set(volumes.values()).size).toBe(volumes.size);
    },
    120_000,
  );
});
