import type { Vec3 } from '@filigree/raytracer';
import { type Frame, toWorld } from '../../frame.ts';
import { cross, dot, normalize, scale, sub } from '../../vec.ts';

/** Where a motif is laid: from its own coordinates (x right, y up, z off its back) to the piece. */
export interface Site {
  readonly map: (x: number, y: number, z: number) => Vec3;
  /** Whether flats become curved, so that the mesh must be fine enough to follow. */
  readonly curved: boolean;
  /** How far the motif goes on behind its back, in its own outline; 0 for a flat back. */
  readonly backMm: number;
  /** Whether left and right are exchanged on the way. */
  readonly mirrored: boolean;
}

export const flatSite = (frame: Frame): Site => ({
  map: (x, y, z) => toWorld(frame, x, y, z),
  curved: false,
  backMm: 0,
  mirrored: false,
});

/**
 * Around a cylinder whose axis lies `radiusMm` under the frame, along the frame's y: a motif that follows a band.
 * `turn` (radians) turns the motif on the band, counter-clockwise as the viewer sees it.
 */
export function bentSite(frame: Frame, radiusMm: number, turn: number, backMm = 0): Site {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  return {
    map: (x, y, z) => {
      const u = x * c - y * s;
      const v = x * s + y * c;
      const a = u / radiusMm;
      return toWorld(frame, Math.sin(a) * (radiusMm + z), v, Math.cos(a) * (radiusMm + z) - radiusMm);
    },
    curved: true,
    backMm,
    mirrored: false,
  };
}

/** The same place for the motif's mirror image. */
export const mirroredSite = (site: Site): Site => ({
  ...site,
  mirrored: !site.mirrored,
  map: (x, y, z) => site.map(-x, y, z),
});

/** A right-handed frame of unit axes at a place of the motif; its x turned by `turn` in the motif's plane. */
export function frameOn(site: Site, at: Vec3, turn = 0): Frame {
  const e = 1e-3;
  const origin = site.map(at[0], at[1], at[2]);
  const z = normalize(sub(site.map(at[0], at[1], at[2] + e), origin));
  const along = sub(site.map(at[0] + e * Math.cos(turn), at[1] + e * Math.sin(turn), at[2]), origin);
  const x = normalize(sub(along, scale(z, dot(along, z))));
  return { x, y: cross(z, x), z, origin };
}
