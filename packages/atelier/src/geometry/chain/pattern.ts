import type { Vec3 } from '@filigree/raytracer';
import type { RawMesh } from '../mesh/loft.ts';

/** One kind of link, made once: x along the chain, turned about x and moved along the path for each copy. */
export interface LinkTemplate {
  readonly mesh: RawMesh;
  /** Middle of the wire where the link is a closed loop of wire; null for cast or stamped links. */
  readonly core: readonly Vec3[] | null;
  /** Where a ring may be hooked in at either end; null: such chains get caps. */
  readonly eye: LinkEye | null;
}

export interface LinkEye {
  /** Along the chain from the link's middle to the middle of the ring's wire, at the far and at the near end. */
  readonly front: number;
  readonly back: number;
  /** The way a ring's wire runs through it, at the far and at the near end. */
  readonly frontAxis: Vec3;
  readonly backAxis: Vec3;
  /** The thickest wire that goes through with some play, mm. */
  readonly roomMm: number;
}

export interface LinkPlace {
  readonly template: number;
  /** Turn about the chain's axis, radians. */
  readonly roll: number;
  /** From the first link's middle, mm, when the chain is drawn straight. */
  readonly along: number;
}

/** How the links of a chain follow each other when it is drawn straight. */
export interface ChainPattern {
  readonly templates: readonly LinkTemplate[];
  /** Places of link 0, 1, 2 and so on without end. */
  place(index: number): LinkPlace;
  /** An open chain may end only after a multiple of `cutEvery` links and `cutExtra` more. */
  readonly cutEvery: number;
  readonly cutExtra: number;
  /** Links after which it comes again with the same turn: a closed chain needs a multiple. */
  readonly closeEvery: number;
  /** How far the pitch may be shortened without links touching: a share of it, 0.8 to 1. */
  readonly tightest: number;
  /** Edges sharper than this are drawn sharp, degrees. */
  readonly creaseAngleDegrees: number;
  /** For links that take no ring; null when rings hook into the links themselves. */
  readonly cap: CapPlan | null;
}

/** Cups closing chains whose links take no ring. */
export interface CapPlan {
  readonly radiusMm: number;
  /** Half height across; equal to the radius for round chains. */
  readonly halfHeightMm: number;
  readonly wallMm: number;
  /** How far the floor of the cup reaches into the end link. */
  readonly biteMm: number;
}
