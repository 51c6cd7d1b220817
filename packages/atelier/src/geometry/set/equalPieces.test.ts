import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../../design/createDesign.ts';
import type { Design } from '../../design/document.ts';
import { buildSolids } from '../buildSolids.ts';
import { areApart } from '../testing/inspect.ts';

const solidsOf = async (design: Design) => {
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  return built.solids;
};

describe('a set with two equal pieces', () => {
  it('has both of them, each in its place and of its own alloy', async () => {
    const one = createDesign(interpret({ prompt: 'plain gold ring with a matching stud pendant' }).brief, 5);
    const [companion] = one.companions ?? [];
    if (companion === undefined) throw new Error('drawn without a companion');
    const two = { ...one, companions: [companion, companion] } as Design;
    const solids = await solidsOf(two);
    const twins = ['2:', '3:'].map((own) => solids.metal.filter(({ alloyId }) => alloyId.startsWith(own)));
    expect(twins[0]!.length).toBeGreaterThan(0);
    expect(twins[1]!.map(({ volumeMm3 }) => volumeMm3)).toEqual(twins[0]!.map(({ volumeMm3 }) => volumeMm3));
    const [left, right] = twins.map((parts) => {
      const all = parts.flatMap(({ mesh }) => [...mesh.positions]);
      const side = (pick: (...n: number[]) => number) =>
        [0, 1, 2].map((k) => all.filter((_, i) => i % 3 === k).reduce((a, b) => pick(a, b))) as unknown as [
          number,
          number,
          number,
        ];
      return { min: side(Math.min), max: side(Math.max) };
    });
    expect(areApart(left!, right!)).toBe(true);
  });
});
