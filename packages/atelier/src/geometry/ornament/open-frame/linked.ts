/** Closed rings of bar that pass through one another, soldered where they cross as jewelers do. */
import { fitLinked } from '../../../design/ornament/linkedRings.ts';
import type { LinkedRings, OpenFrameOrnament } from '../../../design/ornament/open-frame.ts';
import { type Frame, within } from '../../frame.ts';
import { centredText, ENGRAVING_DEPTH_MM } from '../../lettering/engrave.ts';
import type { Bench } from '../../mesh/bench.ts';
import type { Vec3 } from '../../solids.ts';
import type { Vec2 } from '../../vec.ts';
import type { BuiltOrnament, OrnamentBuilder } from '../built.ts';
import { Easel } from '../relief/easel.ts';
import { ellipse } from '../relief/figures.ts';
import { describeOrnament } from '../relief/holds.ts';
import { setPaved } from '../relief/paveLine.ts';

/** So far rings go into each other where they cross, mm: that they are fused there. */
const FUSED_MM = 0.12;
/** Between neighbouring stones, and metal that stones keep from what passes over them, mm. */
const GAP_MM = 0.14;
const CLEAR_MM = 0.12;
/** Beads between the stones stand so far from the middle of the row, as a share of a stone. */
const BEAD_SHARE = 0.34;
/** Letters begin no further to the left of the top of their ring than this, past where the other crosses. */
const LETTERS_FROM = Math.PI / 2 + 0.42;
const LETTER_GAIN_MM = 0.06;
const LEAST_THICK_MM = 0.95;

interface Measures {
  /** Middle of the bar, and its breadth and thickness, mm. */
  readonly middleMm: number;
  readonly wireMm: number;
  readonly thickMm: number;
  /** Middles of the rings along x, mm. */
  readonly centres: readonly number[];
  /** Sine of how far each leans, one to the viewer at its top and the next at its foot. */
  readonly lean: number;
}

function measuresOf(bench: Bench, spec: OpenFrameOrnament, count: number): Measures {
  const { heightMm, widthMm, alloyId, pave } = spec;
  const wireMm = Math.min(heightMm * 0.3, Math.max(spec.wireMm, pave === null ? 0 : pave.diameterMm + 0.7));
  const least = Math.max(LEAST_THICK_MM, bench.leastWalls.get(alloyId) ?? 0);
  const thickMm = Math.max(
    least,
    Math.min(1.6, wireMm * 0.75),
    pave === null ? 0 : pave.diameterMm * 0.46 + 0.6,
  );
  const middleMm = (heightMm - wireMm) / 2;
  const stepMm = (widthMm - heightMm) / (count - 1);
  // Half way between their middles the bars cross: there one lies on the other.
  const crossMm = Math.sqrt(Math.max(0.1, middleMm ** 2 - (stepMm / 2) ** 2));
  return {
    middleMm,
    wireMm,
    thickMm,
    centres: Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * stepMm),
    lean: Math.min(0.4, (thickMm - FUSED_MM) / (2 * crossMm)),
  };
}

/** Whether a ring passes behind its neighbours at a height: each comes to the front at one of the two places. */
const isBehind = (ring: number, y: number): boolean => (ring % 2 === 0 ? y < 0 : y > 0);

/** Where a ring lies: about the middle of all of them, leaning forward above or below. */
function frameOf(ring: number, { centres, lean, middleMm, wireMm }: Measures): Frame {
  const sine = ring % 2 === 0 ? lean : -lean;
  const cosine = Math.sqrt(1 - sine * sine);
  return {
    x: [1, 0, 0],
    y: [0, cosine, sine],
    z: [0, -sine, cosine],
    origin: [centres[ring]!, 0, (middleMm + wireMm / 2) * lean],
  };
}

export const buildLinkedRings = (
  ...[bench, work, tray, frame, spec, linked]: [
    ...Parameters<OrnamentBuilder<OpenFrameOrnament>>,
    linked: LinkedRings,
  ]
): BuiltOrnament => {
  const measures = measuresOf(bench, spec, linked.count);
  const { middleMm, wireMm, thickMm, centres, lean } = measures;
  const alloys = [spec.alloyId, spec.accentAlloyId, linked.thirdAlloyId ?? spec.alloyId];
  for (let ring = 0; ring < linked.count; ring++) {
    const easel = new Easel(bench, alloys[ring]!);
    easel.raise(ringRegion(bench, measures, 0), 0, thickMm, Math.min(0.4, wireMm * 0.3, thickMm * 0.4));
    const isSet = spec.pave !== null && (ring === 0 || linked.set === 'all');
    if (isSet) setAlong(easel, spec, measures, ring);
    if (!isSet && linked.letters !== undefined && ring === linked.count - 1)
      letterRing(easel, spec, linked.letters, measures);
    easel.finish(work, tray, within(frame, frameOf(ring, measures)));
    work.measures.push({
      kind: 'wall',
      where: 'linked ring',
      value: Math.min(wireMm, thickMm),
      alloyId: alloys[ring]!,
    });
  }
  const covered = bench.joined(centres.map((x) => ringRegion(bench, measures, x)));
  const riseMm = (middleMm + wireMm / 2) * lean;
  const built = describeOrnament(bench, covered, thickMm, 2 * riseMm + thickMm, [0, 0, riseMm + thickMm]);
  /** The middle of the metal where something takes hold. */
  const inMetal = ([x, y]: Vec3): Vec3 => {
    const there = centres
      .map((at, ring) => ({ ring, off: Math.abs(Math.hypot(x - at, y) - middleMm) }))
      .filter(({ off }) => off <= wireMm / 2 + 0.05);
    const rises = there.map(({ ring }) => (ring % 2 === 0 ? y * lean : -y * lean));
    const rise = rises.reduce((sum, one) => sum + one, 0) / Math.max(1, rises.length);
    return [x, y, riseMm + rise + thickMm / 2];
  };
  const { top, bottom, left, right } = built.holds;
  return {
    ...built,
    holds: { top: inMetal(top), bottom: inMetal(bottom), left: inMetal(left), right: inMetal(right) },
    rimMm: thickMm,
  };
};

const ringRegion = (bench: Bench, { middleMm, wireMm }: Measures, x: number) => {
  const circle = (radiusMm: number) => bench.region([ellipse(x, 0, radiusMm, radiusMm, 144)]);
  return bench.without(circle(middleMm + wireMm / 2), circle(middleMm - wireMm / 2));
};

/** Small stones all along a ring, save where the next passes over it. */
function setAlong(easel: Easel, { pave }: OpenFrameOrnament, measures: Measures, ring: number): void {
  if (pave === null) return;
  const { middleMm, wireMm, thickMm, centres } = measures;
  const at = (turn: number, radiusMm: number): Vec2 => [Math.cos(turn) * radiusMm, Math.sin(turn) * radiusMm];
  const isFree = ([x, y]: Vec2): boolean =>
    centres.every(
      (centre, other) =>
        Math.abs(other - ring) !== 1 ||
        !isBehind(ring, y) ||
        Math.abs(Math.hypot(x + centres[ring]! - centre, y) - middleMm) >
          (wireMm + pave.diameterMm) / 2 + CLEAR_MM,
    );
  const count = Math.floor((2 * Math.PI * middleMm) / (pave.diameterMm + GAP_MM));
  const step = (2 * Math.PI) / count;
  const places = Array.from({ length: count }, (_, i) => at(i * step, middleMm));
  const beads = places.flatMap((place, i) =>
    isFree(place) && isFree(places[(i + 1) % count]!)
      ? [-1, 1].map((side) => at((i + 0.5) * step, middleMm + side * pave.diameterMm * BEAD_SHARE))
      : [],
  );
  setPaved(easel, pave.stone, pave.diameterMm, thickMm, { stones: places.filter(isFree), beads });
}

/** A line along a ring, heads outwards, from the left over the top. */
function letterRing(
  easel: Easel,
  spec: OpenFrameOrnament,
  letters: NonNullable<LinkedRings['letters']>,
  { middleMm, thickMm }: Measures,
): void {
  const { bench } = easel;
  const { text, letterMm } = fitLinked(spec, letters);
  const straight = text === '' ? null : centredText(bench, text, letters.lettering, letterMm);
  if (straight === null) return;
  const outlines = bench.outlines(bench.grown(straight, LETTER_GAIN_MM, 12));
  const halfMm = Math.max(...outlines.flat().map(([x]) => x));
  const middle = Math.min(Math.PI / 2, LETTERS_FROM - halfMm / middleMm);
  const bent = outlines.map((loop) =>
    loop.map(([x, y]): Vec2 => {
      const turn = middle - x / middleMm;
      return [Math.cos(turn) * (middleMm + y), Math.sin(turn) * (middleMm + y)];
    }),
  );
  easel.field(bench.region(bent), thickMm, Math.min(thickMm * 0.4, ENGRAVING_DEPTH_MM * 1.4), null);
}
