import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/createDesign.ts';
import { isRing, type SoleDesign } from '../design/document.ts';
import { coilOf } from '../design/testing/serpents.ts';
import { buildSolids } from '../geometry/index.ts';
import { checkDesign } from './index.ts';

const sketches = (prompt: string): SoleDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, seed) as SoleDesign);
};

describe('serpents that are worn', () => {
  it('carry the domed stone on the head and the other as eyes', async () => {
    for (const prompt of [
      'snake ring, ruby eyes and an opal on the head',
      'snake ring, opal on the head, ruby eyes',
    ]) {
      for (const design of sketches(prompt)) {
        const built = await buildSolids(design);
        if (!built.ok) throw new Error(JSON.stringify(built.error));
        const gems = built.solids.stones.map(({ role }) => role);
        expect(
          gems.filter((role) => role === 'centre'),
          prompt,
        ).toHaveLength(1);
        expect(
          gems.filter((role) => role === 'accent'),
          prompt,
        ).toHaveLength(coilOf(design)?.form === 'crossing' ? 4 : 2);
      }
    }
  });

  it('leave finger and wrist free, and can be cast and worn', async () => {
    for (const prompt of ['snake ring, ruby eyes', 'serpent bangle with emerald eyes that coils twice']) {
      for (const design of sketches(prompt)) {
        const built = await buildSolids(design);
        if (!built.ok) throw new Error(JSON.stringify(built.error));
        const inner = isRing(design)
          ? design.size.innerDiameterMm / 2
          : design.carrier.kind === 'bangle'
            ? design.carrier.innerDiameterMm / 2
            : 0;
        const standsUpright = isRing(design);
        for (const { mesh } of built.solids.metal) {
          const { positions } = mesh;
          for (let i = 0; i < positions.length; i += 3)
            expect(Math.hypot(positions[i]!, positions[standsUpright ? i + 2 : i + 1]!)).toBeGreaterThan(
              inner - 0.05,
            );
        }
        const failures = checkDesign(design, built.solids).findings.filter(
          ({ severity }) => severity === 'fails',
        );
        expect(failures, `${prompt} ${coilOf(design)?.form}`).toEqual([]);
      }
    }
  }, 120_000);
});
