/** The shield of a kokoshnik: a wall of metal that follows the band of a tiara, with what lies on it and along its edge. */
import type { Carrier, TiaraShield } from '../../design/piece/carriers.ts';
import { heightAt, shieldReachMm } from '../../design/piece/shield.ts';
import { type Frame, shifted, turned } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { loft } from '../mesh/loft.ts';
import type { Vec3 } from '../solids.ts';
import { addScaled, cross } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';

type Tiara = Extract<Carrier, { kind: 'tiara' }>;

/** A place on a tiara's band. */
export interface OnBand {
  readonly at: Vec3;
  readonly tangent: Vec3;
}

/** From one section to the next along the band, mm. */
const STEP_MM = 0.4;
/** The wall behind and before the middle of the band, its frame's face and breadth, and what a ray stands out, mm. */
const BACK_MM = 0.7;
const FACE_MM = 0.4;
const FRAME_FACE_MM = 1.15;
const FRAME_MM = 1.7;
const RAY_MM = 0.65;
/** From one ray to the next along the band, mm. */
const RAY_PITCH_MM = 3.6;
/** How deep what lies on the face stands in it, mm. */
const SUNK_MM = 0.35;

/** The wall itself, as one closed body. */
export function buildShield(
  bench: Bench,
  work: Workpiece,
  carrier: Tiara,
  shield: TiaraShield,
  placeOn: (distanceMm: number) => OnBand,
): void {
  const reach = shieldReachMm(carrier);
  const steps = 2 * Math.ceil(reach / STEP_MM);
  const low = -carrier.band.wireMm * 0.35;
  const rings = Array.from({ length: steps + 1 }, (_, i) => {
    const distance = reach * ((2 * i) / steps - 1);
    const { at, tangent } = placeOn(distance);
    const out = cross(tangent, [0, 0, 1]);
    const high = heightAt(carrier, shield, distance);
    const face = FACE_MM + (shield.face === 'rays' ? RAY_MM * rayAt(distance) : 0);
    // Where it is low its frame is all of it.
    const frame = Math.min(FRAME_MM, (high - low) * 0.3);
    const slope = Math.min(0.7, frame * 0.4);
    const section: readonly (readonly [up: number, out: number])[] = [
      [low, -BACK_MM],
      [high, -BACK_MM],
      [high, FRAME_FACE_MM],
      [high - frame, FRAME_FACE_MM],
      [high - frame - slope, face],
      [low + frame + slope, face],
      [low + frame, FRAME_FACE_MM],
      [low, FRAME_FACE_MM],
    ];
    return section.map(([up, by]): Vec3 => addScaled(addScaled(at, [0, 0, 1], up), out, by));
  });
  work.add(carrier.alloyId, bench.solid(loft(rings, false), 'shield'));
  work.measures.push({
    kind: 'wall',
    where: 'shield of the tiara',
    value: BACK_MM + FACE_MM,
    alloyId: carrier.alloyId,
  });
}

/** 0 between two rays to 1 on the back of one: half round. */
const rayAt = (distanceMm: number): number =>
  Math.abs(Math.cos((Math.PI * distanceMm) / RAY_PITCH_MM)) ** 0.7;

/** The frame at a place of the band: x along it, y up, z out. */
const frameOn = ({ at, tangent }: OnBand, up: number): Frame => {
  const upright: Vec3 = [0, 0, 1];
  return { x: tangent, y: upright, z: cross(tangent, upright), origin: addScaled(at, upright, up) };
};

/** Where an ornament lies on the face, its middle at this share of the height there. */
export const onFace = (
  carrier: Tiara,
  shield: TiaraShield,
  place: OnBand,
  distanceMm: number,
  share: number,
): Frame =>
  shifted(
    frameOn(place, heightAt(carrier, shield, distanceMm) * share),
    0,
    0,
    FACE_MM + RAY_MM * 0.5 - SUNK_MM,
  );

/** Where an ornament stands on the upper edge, leaning with it. */
export function onEdge(carrier: Tiara, shield: TiaraShield, place: OnBand, distanceMm: number): Frame {
  const smooth = { ...shield, outline: shield.outline === 'scalloped' ? ('round' as const) : shield.outline };
  const rise = heightAt(carrier, smooth, distanceMm + 0.5) - heightAt(carrier, smooth, distanceMm - 0.5);
  return turned(frameOn(place, heightAt(carrier, shield, distanceMm)), Math.atan(rise));
}
