import type { Vec3 } from '@filigree/raytracer';
import type { Solid } from '../../mesh/bench.ts';
import { radians } from '../../vec.ts';
import { type Clay, modelled } from '../relief/clay.ts';
import type { Kit } from './kit.ts';

/** A lump of wax: an ellipsoid, in shares of the motif's size. `turn` is about z, counter-clockwise, degrees. */
export interface Lump {
  readonly at: Vec3;
  readonly r: Vec3;
  readonly turn?: number;
  /** Scooped out instead of laid on. */
  readonly carve?: boolean;
  /** On both sides of the middle. */
  readonly pair?: boolean;
}

/** Models lumps of wax smoothed into each other (`blend`, share of the size) into one solid above z = 0. */
export function sculpt(k: Kit, lumps: readonly Lump[], blend: number, cellShare = 0.017): Solid {
  const { S } = k;
  const cellMm = Math.max(0.11, S * cellShare);
  const clay = lumps.flatMap(({ at, r, turn = 0, carve = false, pair = false }) =>
    (pair ? [1, -1] : [1]).map(
      (side): Clay => ({
        kind: 'ball',
        at: [side * at[0] * S, at[1] * S, at[2] * S],
        r: [r[0] * S, r[1] * S, r[2] * S],
        turn: radians(side * turn),
        carve,
      }),
    ),
  );
  return modelled(k.bench, clay, { blendMm: blend * S, cellMm, floorMm: -2 * cellMm });
}
