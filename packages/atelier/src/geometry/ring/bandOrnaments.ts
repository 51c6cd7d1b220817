import type { RingDesign } from '../../design/ring/document.ts';
import { isOneBar } from '../../design/ring/finish.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { loft } from '../mesh/loft.ts';
import { buildMilgrain } from '../settings/loops.ts';
import type { Workpiece } from '../workpiece.ts';
import { PARTING_MM, partings } from './finishZones.ts';
import { onRing, type RingFrame } from './frame.ts';
import { outerHeight, profileShape } from './section.ts';
import { bandOffsetMm, leanAt, shankAt } from './shank.ts';
import { layFinishes } from './twoFinishes.ts';

const STEPS = 256;

/** Milgrained edges and turned grooves around the outside of a single shank. */
export function bandOrnaments(bench: Bench, work: Workpiece, ring: RingDesign, frame: RingFrame): void {
  const { band } = ring;
  if (band.form === 'coil' || !isOneBar(band)) return;
  const shape = profileShape(band.profile, band.widthMm, band.thicknessMm);
  const surface = (angle: number, share: number): readonly [radius: number, y: number] => {
    const { widthMm, thicknessMm } = shankAt(ring, angle);
    return [
      frame.innerRadiusMm + outerHeight(shape, thicknessMm, share),
      (share * widthMm * leanAt(ring, angle)) / 2 + bandOffsetMm(ring, angle),
    ];
  };
  if (band.milgrain) {
    const share = 1 - 0.34 / band.widthMm;
    for (const side of [-1, 1]) {
      const path = Array.from({ length: STEPS }, (_, i) => {
        const angle = (2 * Math.PI * i) / STEPS;
        const [radius, y] = surface(angle, side * share);
        return onRing(angle, radius - 0.05, y);
      });
      work.base.push(buildMilgrain(bench, path, true, 0.16, [0, 1, 0]));
    }
  }
  for (let g = 0; g < band.grooves; g++) {
    const share = band.grooves === 1 ? 0 : ((g / (band.grooves - 1)) * 2 - 1) * 0.62;
    work.baseCutters.push(groove(bench, surface, share));
  }
  for (const turned of band.turned ?? []) work.baseCutters.push(flatGroove(bench, surface, turned));
  for (const atShare of partings(band))
    work.baseCutters.push(
      flatGroove(bench, surface, { atShare, widthMm: PARTING_MM.wide, depthMm: PARTING_MM.deep }),
    );
  layFinishes(work, ring, frame);
}

/** A V groove 0.36 wide and 0.22 deep. */
function groove(
  bench: Bench,
  surface: (angle: number, share: number) => readonly [number, number],
  share: number,
): Solid {
  const rings = Array.from({ length: STEPS }, (_, i) => {
    const angle = (2 * Math.PI * i) / STEPS;
    const [radius, y] = surface(angle, share);
    return [
      onRing(angle, radius - 0.22, y),
      onRing(angle, radius + 0.25, y + 0.36),
      onRing(angle, radius + 0.25, y - 0.36),
    ];
  });
  return bench.solid(loft(rings, true), 'groove');
}

/** How far a cutter stands out of the metal, mm. */
const CLEAR_MM = 0.35;

/** A groove with a flat floor, whose walls open a little outwards. */
function flatGroove(
  bench: Bench,
  surface: (angle: number, share: number) => readonly [number, number],
  { atShare, widthMm, depthMm }: NonNullable<RingDesign['band']['turned']>[number],
): Solid {
  const half = widthMm / 2;
  const rings = Array.from({ length: STEPS }, (_, i) => {
    const angle = (2 * Math.PI * i) / STEPS;
    const [radius, y] = surface(angle, atShare);
    return [
      onRing(angle, radius - depthMm, y + half * 0.88),
      onRing(angle, radius + CLEAR_MM, y + half * 1.1),
      onRing(angle, radius + CLEAR_MM, y - half * 1.1),
      onRing(angle, radius - depthMm, y - half * 0.88),
    ];
  });
  return bench.solid(loft(rings, true), 'groove');
}
