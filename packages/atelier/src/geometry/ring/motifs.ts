import type { MotifOrnament } from '../../design/ornament/motif.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { FARTHEST_SHOULDER } from '../../design/ring/shoulderRoom.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildMotifOn } from '../ornament/motif/build.ts';
import { buildFingerCoil } from '../ornament/motif/fingerCoil.ts';
import { bentSite, mirroredSite } from '../ornament/motif/site.ts';
import type { StoneTray } from '../stones/placing.ts';
import type { Workpiece } from '../workpiece.ts';
import { buildFoliage } from './foliage.ts';
import { frameOnRing, type RingFrame } from './frame.ts';
import { shankAt } from './shank.ts';

type MotifShoulders = Extract<RingDesign['shoulders'], { kind: 'motif' }>;

/** How far a motif's back is let into the band, so that it fuses all along. */
const LET_IN_MM = 0.35;
/** A front's back stays this far off the finger, so that only the band rubs. */
const OFF_FINGER_MM = 0.3;
/** A leaf is drawn aslant: turned by this (radians) it lies along the band. */
const LEAF_TURN = -0.62;
/** Crescents on both sides of a stone turn their backs to it, as the moons of the triple moon do: their tops lie across the band. */
const BACK_TO_HEAD: ReadonlySet<MotifOrnament['form']> = new Set<MotifOrnament['form']>([
  'crescent',
  'crescent-star',
]);
/** Light between neighbouring motifs of a row. */
const ROW_GAP_MM = 0.5;

/**
 * Models the ring's motif along the band: the front, a row over the top, or one on each shoulder, mirrored. A spiral
 * serpent as the front winds around the whole finger.
 * `takenAngle`: what the head takes on either side of the top, radians. Returns what is taken with the motifs.
 */
export function buildRingMotifs(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  ring: RingDesign,
  frame: RingFrame,
  { place, ornament }: MotifShoulders,
  takenAngle: number,
): number {
  const at = (angle: number, turn: number, mirrored: boolean): void => {
    const thick = shankAt(ring, angle).thicknessMm;
    const radius = frame.innerRadiusMm + thick - LET_IN_MM;
    // A front reaches beyond the band on both sides: there it is as thick as the band, clear of the finger.
    const backMm = place === 'front' ? Math.max(0, thick - LET_IN_MM - OFF_FINGER_MM) : 0;
    const site = bentSite(frameOnRing(angle, radius, 0, 'band'), radius, turn, backMm);
    buildMotifOn(bench, work, tray, mirrored ? mirroredSite(site) : site, ornament);
  };
  const reach = ornament.sizeMm / 2 / frame.outerRadiusMm;
  if (ornament.form === 'branch' && place !== 'front') {
    // Leaves grow along the band: up both shoulders, or over the top.
    const radius = frame.innerRadiusMm + shankAt(ring, takenAngle).thicknessMm - LET_IN_MM;
    const site = bentSite(frameOnRing(0, radius, 0, 'band'), radius, 0);
    const fromMm = place === 'around' ? -ornament.sizeMm / 2 : takenAngle * radius + ROW_GAP_MM / 2;
    const growth = { fromMm, toMm: fromMm + ornament.sizeMm };
    buildFoliage(bench, work, tray, site, ornament, growth);
    if (place === 'shoulders') buildFoliage(bench, work, tray, mirroredSite(site), ornament, growth);
    return growth.toMm / radius;
  }
  switch (place) {
    case 'front':
      if (ornament.form === 'spiral') {
        buildFingerCoil(bench, work, tray, ornament, {
          innerRadiusMm: frame.innerRadiusMm,
          thicknessMm: shankAt(ring, Math.PI).thicknessMm,
          siteAt: (angle, radius, y, turn) => bentSite(frameOnRing(angle, radius, y, 'band'), radius, turn),
        });
        return Math.PI;
      }
      at(0, ornament.form === 'leaf' ? LEAF_TURN : 0, false);
      return reach;
    case 'around': {
      const pitch = (ornament.sizeMm + ROW_GAP_MM) / frame.outerRadiusMm;
      const count = Math.max(3, Math.min(5, 2 * Math.floor(1.3 / pitch) + 1));
      for (let i = 0; i < count; i++) at((i - (count - 1) / 2) * pitch, 0, false);
      return (count * pitch) / 2;
    }
    case 'shoulders': {
      // Tops point to the head.
      const turn = BACK_TO_HEAD.has(ornament.form) ? 0 : Math.PI / 2;
      const angle = Math.min(FARTHEST_SHOULDER, takenAngle + reach + ROW_GAP_MM / 2 / frame.outerRadiusMm);
      at(angle, turn, false);
      at(-angle, -turn, true);
      return angle + reach;
    }
    case 'beside': {
      const angle = Math.min(FARTHEST_SHOULDER, takenAngle + reach + ROW_GAP_MM / 2 / frame.outerRadiusMm);
      at(angle, Math.PI / 2, false);
      // It sits on what goes around the band.
      return takenAngle;
    }
  }
}
