import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { type Design, isRing } from '../../design/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import type { Solids } from '../solids.ts';

const SEEDS = 400;

/** The first collar of the seeds that shows the form. */
function collarWith(form: string): Design {
  for (let seed = 0; seed < SEEDS; seed++) {
    const design = createDesign(openBrief({ type: 'Necklace', motifs: ['Celestial'] }), seed);
    if (isRing(design) || design.composition !== 'collar-front') continue;
    if (design.ornaments.some(({ ornament }) => ornament.kind === 'motif' && ornament.form === form))
      return design;
  }
  throw new Error(`no collar with ${form} in ${SEEDS} seeds`);
}

async function built(design: Design): Promise<Solids> {
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.solids;
}

/** Where the chain's front ends begin, left and right of the middle: [x, z] in mm. */
function chainEnds({ metal }: Solids): { left: [number, number]; right: [number, number] } {
  let left: [number, number] = [Number.NEGATIVE_INFINITY, 0];
  let right: [number, number] = [Number.POSITIVE_INFINITY, 0];
  for (const { name, mesh } of metal) {
    if (name !== 'chain') continue;
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const [x, z] = [mesh.positions[i], mesh.positions[i + 2]];
      // The chain passes the middle once more, at the clasp behind the neck.
      if (z > 60) continue;
      if (x < 0 && x > left[0]) left = [x, z];
      if (x > 0 && x < right[0]) right = [x, z];
    }
  }
  return { left, right };
}

describe('an ornament let into a chain', () => {
  it.each(['crescent', 'crescent-star', 'sun', 'moon-phases'])(
    'is held level, though a side be open: %s',
    async (form) => {
      const { left, right } = chainEnds(await built(collarWith(form)));
      const wide = right[0] - left[0];
      expect(wide).toBeGreaterThan(5);
      expect(Math.abs(left[1] - right[1])).toBeLessThan(0.1 * wide);
      // Neither side is bridged by a link drawn long.
      expect(Math.abs(left[0] + right[0])).toBeLessThan(0.2 * wide);
    },
  );
});
