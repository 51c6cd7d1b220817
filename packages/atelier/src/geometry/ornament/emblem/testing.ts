/** What tests of modelled emblems look at. */
import { expect } from 'vitest';
import type { EmblemOrnament } from '../../../design/ornament/emblem.ts';
import type { EmblemForm } from '../../../design/ornament/emblemForms.ts';
import type { StoneKind } from '../../../design/parts.ts';
import { frameAt } from '../../frame.ts';
import { atBench, type Bench, type Solid } from '../../mesh/bench.ts';
import { StoneTray } from '../../stones/placing.ts';
import { countOpenEdges } from '../../testing/inspect.ts';
import type { Vec2 } from '../../vec.ts';
import { Workpiece } from '../../workpiece.ts';
import { buildEmblem } from './build.ts';

const GARNET: StoneKind = { gemstone: 'Garnet', cut: 'Round', form: 'faceted', colour: null };
const SIZE_MM = 16;
/** What is less is dust of the modelling, mm3. */
const LEAST_BODY_MM3 = 0.03;
/** A unit of the drawing, mm. */
export const UNIT = SIZE_MM / 2;

export interface Seen {
  readonly bench: Bench;
  readonly metal: Solid;
  readonly stones: readonly { readonly x: number; readonly y: number; readonly z: number }[];
  readonly frontMm: number;
  /** The outer outline from above, in units of half the size. */
  readonly silhouette: readonly Vec2[];
}

/** An emblem in its own outline with a garnet where it has a seat, and those that stand about it; its metal is one solid. */
export function castEmblem(
  bench: Bench,
  { form, sizeMm, beside }: Pick<EmblemOrnament, 'form' | 'sizeMm' | 'beside'>,
): {
  readonly metal: Solid;
  readonly bodies: readonly Solid[];
  readonly tray: StoneTray;
  readonly frontMm: number;
} {
  const [work, tray] = [new Workpiece(), new StoneTray()];
  const { frontMm } = buildEmblem(bench, work, tray, frameAt([0, 0, 0]), {
    kind: 'emblem',
    alloyId: 'main',
    accentAlloyId: 'main',
    ground: 'silhouette',
    form,
    sizeMm,
    stone: GARNET,
    enamel: [],
    ...(beside !== undefined && { beside }),
    border: null,
  });
  const metal = bench.union([...work.bodies.values()].flat());
  const bodies = bench.bodies(metal).filter((body) => body.volume() > LEAST_BODY_MM3);
  return { metal, bodies, tray, frontMm };
}

/** Builds an emblem, proves that it casts in one piece, and lets it be judged. */
export function seen<T>(form: EmblemForm, judge: (made: Seen) => T): Promise<T> {
  return atBench((bench) => {
    const { metal, bodies, tray, frontMm } = castEmblem(bench, { form, sizeMm: SIZE_MM });
    expect(metal.status()).toBe('NoError');
    expect(countOpenEdges(bench.mesh(metal))).toBe(0);
    expect(bodies).toHaveLength(1);
    const loops = bench.outlines(bench.sliced(metal, 0.5));
    const silhouette = loops
      .reduce((longest, loop) => (reachOf(loop) > reachOf(longest) ? loop : longest))
      .map(([x, y]): Vec2 => [x / UNIT, y / UNIT]);
    const stones = tray.placements.map(({ placement: { origin } }) => ({
      x: origin[0] / UNIT,
      y: origin[1] / UNIT,
      z: origin[2],
    }));
    return judge({ bench, metal, stones, frontMm, silhouette });
  });
}

const reachOf = (loop: readonly Vec2[]): number => Math.max(...loop.map(([x, y]) => Math.hypot(x, y)));

/** How often a sequence rises to a top and falls again, both by at least `by`; its ends count as low. */
export function peaksOf(values: readonly number[], by: number): number {
  let [count, low, high] = [0, values[0] ?? 0, values[0] ?? 0];
  let rising = true;
  for (const value of [...values, Number.NEGATIVE_INFINITY]) {
    high = Math.max(high, value);
    low = Math.min(low, value);
    if (rising && value < high - by) {
      if (high > low + by || count === 0) count++;
      [rising, low] = [false, value];
    } else if (!rising && value > low + by) [rising, high] = [true, value];
  }
  return count;
}

/** Metal left and right of the middle, mm3. */
export function halves({ bench, metal }: Seen): [number, number] {
  const side = (sign: number): number =>
    bench
      .intersect(
        metal,
        bench.hull(
          [0, 40 * sign].flatMap((x) => [-40, 40].flatMap((y) => [-1, 20].map((z) => [x, y, z] as const))),
        ),
      )
      .volume();
  return [side(-1), side(1)];
}
