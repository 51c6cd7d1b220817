import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { EMPTY_BRIEF } from '../design/emptyBrief.ts';
import { buildSolids } from '../geometry/index.ts';
import { areTwins, listSupply } from './index.ts';

const draw = (brief: Partial<Brief>, seed: number) => createDesign({ ...EMPTY_BRIEF, ...brief }, seed);

describe('a pair that is not alike', () => {
  it('has the finding of each in its own metal', async () => {
    const piece = draw(
      {
        type: 'Earrings',
        earringKind: 'stud',
        figures: ['sun', 'crescent-moon'],
        metals: ['Yellow Gold', 'Silver'],
        arrangements: ['mismatched'],
        noStones: true,
      },
      1,
    );
    const built = await buildSolids(piece);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const bodies = built.solids.metal.filter(({ name }) => /earring/.test(name));
    expect(new Set(bodies.map(({ alloyId }) => alloyId)).size).toBe(2);
    expect(bodies.map(({ name }) => name).sort()).toEqual(['left earring', 'right earring']);
  });

  it('is two models to cast, alike pairs one cast twice', async () => {
    const asked = { type: 'Earrings', earringKind: 'stud', noStones: true } as const;
    const unlike = draw({ ...asked, figures: ['cat', 'dog'], arrangements: ['mismatched'] }, 2);
    const alike = draw({ ...asked, figures: ['cat'] }, 2);
    expect([areTwins(unlike), areTwins(alike)]).toEqual([false, true]);
    const counts = await Promise.all(
      [unlike, alike].map(async (piece) => {
        const built = await buildSolids(piece);
        if (!built.ok) throw new Error(JSON.stringify(built.error));
        return listSupply(piece, built.solids).cast.map(({ count }) => count);
      }),
    );
    expect(counts).toEqual([[1, 1], [2]]);
  });
});
