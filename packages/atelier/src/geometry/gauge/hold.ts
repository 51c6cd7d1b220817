import type { Frame } from '../frame.ts';
import type { Measure } from '../solids.ts';
import type { Vec2 } from '../vec.ts';

/** Where the thickness of what holds a stone is to be taken: in the middle of it, and along which way (length 1). */
export interface GaugePlace {
  readonly at: Vec2;
  readonly along: Vec2;
}

/** Prongs or a bezel as they were planned about one stone: told to the gauge, so that it knows them from what passes by. */
export interface Hold {
  /** The planned measure that the gauge is to take; the same object as in the list of measures. */
  readonly measure: Measure;
  /** The stone's own: girdle plane at z = 0, table along z. Places are in it (mm). */
  readonly frame: Frame;
  /** Depth of the section under the girdle plane, mm: the bearing, above every rail. */
  readonly underMm: number;
  readonly places: readonly GaugePlace[];
}
