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

/** What of the bar's radius is the first alloy's to the middle, so that its strands are one body; and how far a cutter reaches. */
const CORE_SHARE = 0.16;
const BEYOND = 1.12;
/** Points of a cutter over the outside of a strand. */
const OUTSIDE = 6;

/** What every other strand of such a bar, from the second on, lies in: cut with it, the bar comes apart along its furrows. */
export function everyOtherStrand(
  bench: Bench,
  sections: readonly BarSection[],
  thickMm: number,
  strands: number,
): Solid[] {
  const pitch = (2 * Math.PI) / strands;
  return Array.from({ length: Math.floor(strands / 2) }, (_, i): Solid => {
    const middle = (2 * i + 1) * pitch;
    const outline = [
      [CORE_SHARE, middle - pitch / 2],
      ...Array.from({ length: OUTSIDE }, (_, k) => [BEYOND, middle + pitch * (k / (OUTSIDE - 1) - 0.5)]),
      [CORE_SHARE, middle + pitch / 2],
    ] as const;
    const rings = sections.map((section, index) =>
      outline.map(([share, around]) =>
        inSection(section, (thickMm / 2) * share!, around! + index * turnOf(strands)),
      ),
    );
    return bench.solid(loft(rings, false), 'strand of a twisted hoop');
  });
}

const turnOf = (strands: number): number => (2 * Math.PI) / (strands * SECTIONS);

/** A point of a section, so far from its middle where it is whole. */
function inSection({ at, out, side, share }: BarSection, radiusMm: number, angle: number): Vec3 {
  const r = radiusMm * share;
  return add(at, add(scale(out, r * Math.cos(angle)), scale(side, r * Math.sin(angle))));
}

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
  const rings = sections.map((section, index) =>
    Array.from({ length: points }, (_, k): Vec3 => {
      const around = (2 * Math.PI * k) / points;
      const pitch = (2 * Math.PI) / strands;
      const nearest = around - Math.round(around / pitch) * pitch;
      return inSection(section, (thickMm / 2) * skinShare(nearest), around + index * turnOf(strands));
    }),
  );
  return bench.solid(loft(rings, false), 'twisted hoop');
}
