import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import type { Design } from '../../design/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import type { Solids } from '../solids.ts';
import { solidOf } from '../testing/inspect.ts';

async function built(design: Design): Promise<Solids> {
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.solids;
}

/** What any two rings of a set share of room, mm3. */
const sharedMm3 = ({ metal, members }: Solids): Promise<number> =>
  atBench((bench) => {
    const rings = members!.map(({ metal: [from, to] }) =>
      bench.union(metal.slice(from, to).map(({ mesh }) => solidOf(bench, mesh))),
    );
    return rings.reduce(
      (sum, one, at) =>
        sum + rings.slice(at + 1).reduce((more, other) => more + bench.intersect(one, other).volume(), 0),
      0,
    );
  });

/** How often the middle of one band passes through the disc that another spans. */
function passes(solids: Solids, one: number, other: number): number {
  const middleOf = (at: number): { centre: number[]; axis: readonly number[] } => {
    const [from] = solids.members![at]!.metal;
    const { positions } = solids.metal[from]!.mesh;
    const centre = [0, 1, 2].map(
      (q) =>
        positions.reduce((sum, value, i) => (i % 3 === q ? sum + value : sum), 0) / (positions.length / 3),
    );
    return { centre, axis: solids.members![at]!.anchors.fingerAxis };
  };
  const [a, b] = [middleOf(one), middleOf(other)];
  const radius = 11;
  const across = Math.abs(a.axis[0]!) < 0.9 ? [1, 0, 0] : [0, 0, 1];
  const cross = (p: readonly number[], q: readonly number[]): number[] => [
    p[1]! * q[2]! - p[2]! * q[1]!,
    p[2]! * q[0]! - p[0]! * q[2]!,
    p[0]! * q[1]! - p[1]! * q[0]!,
  ];
  const unit = (p: readonly number[]): number[] => p.map((value) => value / Math.hypot(...p));
  const u = unit(cross(a.axis, across));
  const v = cross(a.axis, u);
  let through = 0;
  let before: number | null = null;
  for (let step = 0; step <= 720; step++) {
    const angle = (2 * Math.PI * step) / 720;
    const at = [0, 1, 2].map(
      (q) => a.centre[q]! + radius * (u[q]! * Math.cos(angle) + v[q]! * Math.sin(angle)),
    );
    const apart = at.map((value, q) => value - b.centre[q]!);
    const side = apart.reduce((sum, value, q) => sum + value * b.axis[q]!, 0);
    if (before !== null && before * side < 0 && Math.hypot(...apart) < radius) through += 1;
    before = side;
  }
  return through;
}

describe('rings worn together', () => {
  it.each([
    [{ arrangements: ['rolling'] as const }, 0],
    [{ arrangements: ['rolling'] as const, bandWidthMm: 3.6, ringSize: 4 }, 1],
    [{ arrangements: ['rolling'] as const, gemstones: ['Diamond' as const], ringSize: 11 }, 2],
  ])('are linked and do not touch: %o', async (wish, seed) => {
    const solids = await built(
      createDesign(openBrief({ type: 'Ring', ...wish, arrangements: [...wish.arrangements] }), seed),
    );
    expect(await sharedMm3(solids)).toBe(0);
    // Each passes once through each of the others, and comes back outside of it.
    for (const [one, other] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const)
      expect(passes(solids, one, other)).toBe(1);
  });

  it.each([
    [{}, 0],
    [{ metals: ['Silver' as const, 'Yellow Gold' as const], bandWidthMm: 3.4, ringSize: 5 }, 1],
    [{ gemstones: ['Ruby' as const] }, 2],
  ])('are two that pass through each other, as of a gimmel: %o', async (wish, seed) => {
    const solids = await built(
      createDesign(
        openBrief({ type: 'Ring', setTypes: ['Ring', 'Ring'], arrangements: ['rolling'], ...wish }),
        seed,
      ),
    );
    expect(solids.members).toHaveLength(2);
    expect(await sharedMm3(solids)).toBe(0);
    expect(passes(solids, 0, 1)).toBe(1);
  });

  it.each([
    [{ noStones: true }, 0],
    [{ gemstones: ['Ruby' as const, 'Pearl' as const, 'Sapphire' as const] }, 1],
    [{ gemstones: ['Diamond' as const] }, 2],
  ])('lie beside each other on one finger: %o', async (wish, seed) => {
    const solids = await built(
      createDesign(
        openBrief({ type: 'Ring', setTypes: ['Ring', 'Ring', 'Ring'], arrangements: ['stack'], ...wish }),
        seed,
      ),
    );
    expect(await sharedMm3(solids)).toBe(0);
    const along = solids.members!.map(({ bounds }) => (bounds.min[1] + bounds.max[1]) / 2);
    expect([...along].sort((a, b) => a - b)).toEqual(along);
  });
});
