/** A bar twisted like a rope of some strands, as hoops are made of it. */
import type { Bench, Solid } from '../mesh/bench.ts';
import { loft } from '../mesh/loft.ts';
import type { Vec3 } from '../solids.ts';
import { add, scale } from '../vec.ts';
import type { BarSection } from './hammeredBar.ts';

/** Where the strands' middles lie, as a share of the bar's radius: the rest is the radius of each strand. */
const OFF_SHARE = 0.42;
/** A strand goes once around the bar within so many of its thicknesses for each strand. */
const LAY = 1.15;
/** Points around the section for each strand, and sections for each strand that passes. */
const POINTS = 14;
const SECTIONS = 9;

/** The skin of the strands, as a share of the bar's radius, at an angle from the middle of the nearest one. */
function skinShare(angle: number): number {
  const strand = 1 - OFF_SHARE;
  return OFF_SHARE * Math.cos(angle) + Math.sqrt(strand ** 2 - (OFF_SHARE * Math.sin(angle)) ** 2);
}

/** What stands in the furrows between `strands` strands, as a share of the bar's thickness. */
export const furrowShare = (strands: number): number => skinShare(Math.PI / strands);

const layMm = (thickMm: number, strands: number): number => LAY * thickMm * strands;

/** How far apart the sections of a bar stand, mm. */
export const twistedStepMm = (thickMm: number, strands: number): number =>
  layMm(thickMm, strands) / (strands * SECTIONS);

/**
 * The bar along its sections, each of them turned further than the one before; the furrows run around it.
 * `thickMm`: across the bar where it is fullest, mm.
 */
export function twistedBar(
  bench: Bench,
  sections: readonly BarSection[],
  thickMm: number,
  strands: number,
): Solid {
  const points = strands * POINTS;
  const turn = (2 * Math.PI) / (strands * SECTIONS);
  const rings = sections.map(({ at, out, side, share }, index) =>
    Array.from({ length: points }, (_, k): Vec3 => {
      const around = (2 * Math.PI * k) / points;
      const pitch = (2 * Math.PI) / strands;
      const nearest = around - Math.round(around / pitch) * pitch;
      const r = (thickMm / 2) * share * skinShare(nearest);
      const angle = around + index * turn;
      return add(at, add(scale(out, r * Math.cos(angle)), scale(side, r * Math.sin(angle))));
    }),
  );
  return bench.solid(loft(rings, false), 'twisted hoop');
}
