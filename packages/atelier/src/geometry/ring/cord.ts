import type { RingBand, RingDesign } from '../../design/ring/document.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { loft } from '../mesh/loft.ts';
import type { Vec3 } from '../solids.ts';
import { addScaled, clamp, cross, normalize, sub } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { onRing, outwardAt, type RingFrame } from './frame.ts';
import { outerHeight, profileShape } from './section.ts';
import { shankAt } from './shank.ts';

/** Radius of a strand against the band's width, with its least and its most, mm: under 0.5 mm of wire nothing casts. */
const STRAND = {
  edges: { ofBand: 0.075, least: 0.28, most: 0.5 },
  middle: { ofBand: 0.1, least: 0.32, most: 0.6 },
} as const;
/** In radii of a strand: how far each winds off the middle of the rope, its own thickness, and the length of a turn. */
const WIND = { off: 0.8, wire: 0.92, turn: 6.4 } as const;
/** Of the same: the middle of a rope over the band's surface, and off its edge. */
const ON_EDGE = { lift: 0.25, within: 1.55 } as const;
/** A rope around the middle lies in a channel so deep and so wide to each side, and is let into its floor. */
const CHANNEL = { deep: 1.5, wide: 2.05, letIn: 0.3 } as const;
/** What stays under the channel, mm. */
const FLOOR_MM = 0.9;
const STEPS_A_TURN = 12;
const ROUND_STRAND = 12;
const ROUND_STEPS = 192;

/**
 * Lays wires twisted like a rope along both edges of a band, or in a channel around its middle. They end where the
 * band does: what opens it is on the workpiece already.
 */
export function layCord(
  bench: Bench,
  work: Workpiece,
  ring: RingDesign,
  frame: RingFrame,
  place: NonNullable<RingBand['cord']>,
): void {
  const { band } = ring;
  const { ofBand, least, most } = STRAND[place];
  const radiusMm = clamp(band.widthMm * ofBand, least, most);
  const shape = profileShape(band.profile, band.widthMm, band.thicknessMm);
  const lay = (at: Parameters<typeof rope>[3]): void => {
    const strands = rope(bench, radiusMm, frame.outerRadiusMm, at);
    work.add(
      band.alloyId,
      ...(work.openings.length === 0 ? strands : [bench.subtract(bench.union(strands), work.openings)]),
    );
  };
  const surface = (angle: number, y: number): number => {
    const { widthMm, thicknessMm } = shankAt(ring, angle);
    return frame.innerRadiusMm + outerHeight(shape, thicknessMm, clamp((2 * y) / widthMm, -1, 1));
  };
  if (place === 'edges') {
    for (const side of [-1, 1])
      lay((angle) => {
        const y = side * (shankAt(ring, angle).widthMm / 2 - ON_EDGE.within * radiusMm);
        return { y, heightMm: surface(angle, y) + ON_EDGE.lift * radiusMm };
      });
  } else {
    const deepMm = Math.min(
      CHANNEL.deep * radiusMm,
      Math.max(0.2, shankAt(ring, Math.PI).thicknessMm - FLOOR_MM),
    );
    work.baseCutters.push(channel(bench, surface, deepMm, CHANNEL.wide * radiusMm));
    lay((angle) => ({
      y: 0,
      heightMm: surface(angle, 0) - deepMm + (WIND.off + WIND.wire - CHANNEL.letIn) * radiusMm,
    }));
  }
  work.measures.push({
    kind: 'filigree-wire',
    where: 'strand of the rope',
    value: 2 * WIND.wire * radiusMm,
    alloyId: band.alloyId,
  });
}

/** Two strands wound about each other around the ring. */
function rope(
  bench: Bench,
  radiusMm: number,
  aroundMm: number,
  at: (angle: number) => { readonly y: number; readonly heightMm: number },
): Solid[] {
  const turns = Math.max(8, Math.round((2 * Math.PI * aroundMm) / (radiusMm * WIND.turn)));
  const steps = turns * STEPS_A_TURN;
  return [0, Math.PI].map((phase) => {
    const middles = Array.from({ length: steps }, (_, i): Vec3 => {
      const angle = (2 * Math.PI * i) / steps;
      const { y, heightMm } = at(angle);
      const turn = turns * angle + phase;
      return onRing(
        angle,
        heightMm + Math.sin(turn) * WIND.off * radiusMm,
        y + Math.cos(turn) * WIND.off * radiusMm,
      );
    });
    const rings = middles.map((middle, i): Vec3[] => {
      const along = normalize(sub(middles[(i + 1) % steps]!, middles[(i + steps - 1) % steps]!));
      const side = normalize(cross(along, outwardAt((2 * Math.PI * i) / steps)));
      const up = cross(side, along);
      return Array.from({ length: ROUND_STRAND }, (_, k) => {
        const a = (2 * Math.PI * k) / ROUND_STRAND;
        return addScaled(
          addScaled(middle, side, WIND.wire * radiusMm * Math.cos(a)),
          up,
          WIND.wire * radiusMm * Math.sin(a),
        );
      });
    });
    return bench.solid(loft(rings, true), 'rope');
  });
}

/** A channel with upright walls around the outside. */
function channel(
  bench: Bench,
  surface: (angle: number, y: number) => number,
  deepMm: number,
  halfMm: number,
): Solid {
  const rings = Array.from({ length: ROUND_STEPS }, (_, i) => {
    const angle = (2 * Math.PI * i) / ROUND_STEPS;
    const top = surface(angle, 0);
    return [
      onRing(angle, top - deepMm, -halfMm),
      onRing(angle, top + 0.3, -halfMm),
      onRing(angle, top + 0.3, halfMm),
      onRing(angle, top - deepMm, halfMm),
    ];
  });
  return bench.solid(loft(rings, true), 'channel');
}
