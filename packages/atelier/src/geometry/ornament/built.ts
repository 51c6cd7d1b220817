import type { Frame } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import type { Vec3 } from '../solids.ts';
import type { StoneTray } from '../stones/placing.ts';
import type { Workpiece } from '../workpiece.ts';

/**
 * What a family needs to know of an ornament to hang it, pin it or set it in a row. All in mm in the ornament's own
 * frame: x right, y up, z towards the viewer, back of the metal at z = 0.
 */
export interface BuiltOrnament {
  /** Extents from the origin: all positive. */
  readonly leftMm: number;
  readonly rightMm: number;
  readonly upMm: number;
  readonly downMm: number;
  /** Highest point over the back. */
  readonly frontMm: number;
  /** Thickness of the metal at the rim, where links and findings take hold. */
  readonly rimMm: number;
  /** Places of solid metal on the outer edge where a ring of wire can be fused: its centre lies on the edge. */
  readonly holds: {
    readonly top: Vec3;
    readonly bottom: Vec3;
    readonly left: Vec3;
    readonly right: Vec3;
  };
  /** Lower places, behind what is set, where neighbours that stand close are linked; absent where there are none. */
  readonly feet?: { readonly left: Vec3; readonly right: Vec3 };
  /** The rim carries small stones, which what takes hold there must not cover; absent where it does not. */
  readonly rimStones?: boolean;
  /** What is looked at first: the main stone's table or the middle of the front. */
  readonly focus: Vec3;
}

/** Builds an ornament at a frame: metal into `work`, stones onto `tray`. */
export type OrnamentBuilder<Spec> = (
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  frame: Frame,
  spec: Spec,
) => BuiltOrnament;
