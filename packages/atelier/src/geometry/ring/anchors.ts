/** Where pictures of a ring look. */
import { sizeOfOrnament } from '../../design/piece/scaling.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { haloReachMm } from '../settings/halo.ts';
import type { Anchors } from '../solids.ts';
import { addScaled } from '../vec.ts';
import type { CentreSet } from './centre.ts';
import type { RingFrame } from './frame.ts';
import type { pairSeats } from './pair.ts';
import { shankAt } from './shank.ts';

export function anchorsOf(
  ring: RingDesign,
  frame: RingFrame,
  centre: CentreSet | null,
  pair: ReturnType<typeof pairSeats>,
): Anchors {
  const fingerAxis = [0, 1, 0] as const;
  const lowestZ = -(frame.innerRadiusMm + shankAt(ring, Math.PI).thicknessMm);
  if (pair !== null) {
    const [one, other] = pair;
    return {
      focus: [0, 0, Math.max(one.seat.origin[2] + one.gem.crownMm, other.seat.origin[2] + other.gem.crownMm)],
      focusNormal: [0, 0, 1],
      focusRadiusMm: Math.max(
        (one.gem.widthMm + other.gem.widthMm) / 2,
        one.gem.lengthMm / 2,
        other.gem.lengthMm / 2,
      ),
      fingerAxis,
      framed: null,
      lowestZ,
    };
  }
  if (centre === null) {
    const front = frontOf(ring);
    return {
      focus: [0, 0, frame.outerRadiusMm + (front?.riseMm ?? 0)],
      focusNormal: [0, 0, 1],
      focusRadiusMm: Math.max(3, ring.band.widthMm, (front?.sizeMm ?? 0) * FRONT_SHARE),
      fingerAxis,
      framed: null,
      lowestZ,
    };
  }
  const halo = ring.halo ? haloReachMm(ring.halo) : 0;
  return {
    focus: addScaled(centre.frame.origin, centre.frame.z, centre.gem.crownMm),
    focusNormal: centre.frame.z,
    focusRadiusMm: centre.gem.lengthMm / 2 + halo,
    fingerAxis,
    framed: null,
    lowestZ,
  };
}

/** Of a figure or a signet's face close views show nearly all: its radius as a share of its size. */
const FRONT_SHARE = 0.48;
/** An emblem's plate and its relief stand about so high over the band, mm. */
const EMBLEM_RISE_MM = 1.6;

/** What stands in the place of a head: how large, and how high over the band, mm; null for bands alone and for coils. */
function frontOf({ shoulders }: RingDesign): { readonly sizeMm: number; readonly riseMm: number } | null {
  switch (shoulders.kind) {
    case 'signet':
      return { sizeMm: sizeOfOrnament(shoulders.ornament), riseMm: shoulders.ornament.thicknessMm };
    case 'emblem':
      return { sizeMm: shoulders.ornament.sizeMm, riseMm: EMBLEM_RISE_MM };
    case 'motif':
      return shoulders.place === 'front' && shoulders.ornament.form !== 'spiral'
        ? { sizeMm: shoulders.ornament.sizeMm, riseMm: shoulders.ornament.reliefMm }
        : null;
    default:
      return null;
  }
}
