import type { StoneKind } from '../../design/parts.ts';
import type { Strand } from '../../design/piece/carriers.ts';
import { kindsInTurn } from '../../design/stones/inTurn.ts';
import { type Frame, placementOf } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { loft } from '../mesh/loft.ts';
import type { MetalPart, Vec3 } from '../solids.ts';
import { gemOf, type StoneTray } from '../stones/placing.ts';
import { clamp } from '../vec.ts';

/** Room of the knot between two beads, which keeps them from rubbing and from rolling away when the string breaks, mm. */
export const KNOT_MM = 0.25;
/** String that the clasp's ring takes beyond the last bead, mm. */
const END_MM = 1.1;

/** A stretch of the string that something else takes, by distances along it (mm). */
export interface Taken {
  readonly from: number;
  readonly to: number;
}

/** Bead diameter, mm, at a share of the way from the middle (0) to the clasp (1): smaller the nearer the clasp. */
export const diameterAt = ({ diameterMm, endShare }: Strand, share: number): number =>
  diameterMm * (1 - (1 - endShare) * clamp(share, 0, 1) ** 1.2);

/** The wire of a spacer as a share of its width, and light between it and the beads at its sides, mm. */
const SPACER_WIRE_SHARE = 0.27;
const SPACER_LIGHT_MM = 0.04;

/** Light between two beads of this size that a spacer lies in: it leans into the hollow between their domes. */
export function spacerRoomMm(widthMm: number, diameterMm: number): number {
  const wire = (widthMm * SPACER_WIRE_SHARE) / 2;
  const reach = diameterMm / 2 + wire + SPACER_LIGHT_MM;
  return 2 * (Math.sqrt(Math.max(0, reach ** 2 - (widthMm / 2 - wire) ** 2)) - diameterMm / 2);
}

/** Light behind the bead of this number on its side, counted from the middle. */
function lightBehind({ spacers }: Strand, index: number, diameterMm: number): number {
  return spacers === undefined || (index + 1) % spacers.every !== 0
    ? KNOT_MM
    : Math.max(KNOT_MM, spacerRoomMm(spacers.widthMm, diameterMm));
}

interface Bead {
  readonly at: number;
  readonly diameterMm: number;
}

/** Middles and diameters of the beads on a string of `lengthMm`, both sides alike, clear of what is let in. */
export function beadsOn(strand: Strand, lengthMm: number, taken: readonly Taken[]): Bead[] {
  const half = lengthMm / 2;
  const atMiddle = taken.find(({ from, to }) => from <= half && to >= half);
  // Both sides are strung from the middle outwards; a bead in the very middle belongs to one of them.
  const side = (sign: 1 | -1): Bead[] => {
    const others = taken
      .filter((one) => one !== atMiddle)
      .map(({ from, to }) =>
        sign === 1 ? { from: from - half, to: to - half } : { from: half - to, to: half - from },
      )
      .filter(({ to }) => to > 0)
      .sort((a, b) => a.from - b.from);
    const first = diameterAt(strand, 0);
    const from =
      atMiddle === undefined
        ? sign === 1
          ? -first / 2
          : first / 2 + lightBehind(strand, 0, first)
        : (sign === 1 ? atMiddle.to - half : half - atMiddle.from) + KNOT_MM;
    const starts = [from, ...others.map(({ to }) => to + KNOT_MM)];
    const ends = [...others.map((one) => one.from - KNOT_MM), half - END_MM];
    return starts
      .flatMap((start, i) => strung(strand, half, start, ends[i], atMiddle === undefined && i === 0))
      .map(({ at, diameterMm }) => ({ at: half + sign * at, diameterMm }));
  };
  return [...side(-1), ...side(1)];
}

/** Beads of a stretch between two stations may all be so much smaller or larger, as shares, to fill it. */
const FITTED = { least: 0.92, most: 1.05 } as const;

/**
 * Beads from one place to another by their distance from the middle, as many as there is room for; what is left is
 * shared out among the knots.
 * @param runsOn whether more beads follow on before the first: it is one of the row
 */
function strung(strand: Strand, half: number, from: number, to: number, runsOn: boolean): Bead[] {
  const laid = (share: number): Bead[] => {
    const beads: Bead[] = [];
    let away = from;
    while (true) {
      const diameterMm = diameterAt(strand, away / half) * share;
      if (away + diameterMm > to) return beads;
      beads.push({ at: away + diameterMm / 2, diameterMm });
      away += diameterMm + lightBehind(strand, beads.length - 1, diameterMm);
    }
  };
  const leftBy = (beads: readonly Bead[]): number => {
    const last = beads.at(-1);
    return last === undefined ? to - from : to - (last.at + last.diameterMm / 2);
  };
  const shares = runsOn ? [1] : Array.from({ length: 14 }, (_, i) => FITTED.least + 0.01 * i);
  const beads = shares
    .filter((share) => share <= FITTED.most)
    .map(laid)
    .reduce((best, one) => (leftBy(one) < leftBy(best) ? one : best));
  const spare = leftBy(beads);
  const shareOf = (i: number): number =>
    runsOn ? (i + 1) / beads.length : beads.length === 1 ? 0.5 : i / (beads.length - 1);
  return beads.map((bead, i) => ({ ...bead, at: bead.at + spare * shareOf(i) }));
}

/** The beads of a strand one after the other: of one stone, or of several in turn. */
export const beadKinds = ({ stone, inTurn }: Strand): readonly StoneKind[] =>
  kindsInTurn(stone, inTurn).map((kind) => ({ ...kind, form: 'bead', cut: 'Round' }));

/** A ring about the string, its hole wide enough for the string to move in. */
function spacer(bench: Bench, widthMm: number) {
  const wire = (widthMm * SPACER_WIRE_SHARE) / 2;
  const ring = widthMm / 2 - wire;
  const [around, section] = [36, 14];
  const rings = Array.from({ length: around }, (_, i) => {
    const a = (2 * Math.PI * i) / around;
    return Array.from({ length: section }, (__, k): Vec3 => {
      const b = (2 * Math.PI * k) / section;
      const radius = ring + wire * Math.cos(b);
      return [wire * Math.sin(b), radius * Math.cos(a), radius * Math.sin(a)];
    });
  });
  return bench.solid(loft(rings, true), 'bar');
}

/** Where spacers lie: in the middle between neighbours that are so far apart as to have room for one. */
export function spacersBetween(beads: readonly Bead[], widthMm: number): number[] {
  return beads.slice(1).flatMap((bead, i) => {
    const before = beads[i];
    const [from, to] = [before.at + before.diameterMm / 2, bead.at - bead.diameterMm / 2];
    const room = spacerRoomMm(widthMm, Math.min(before.diameterMm, bead.diameterMm));
    return to - from < room - SPACER_LIGHT_MM || to - from > room + MOST_SPARE_MM ? [] : [(from + to) / 2];
  });
}
/** Beads that are further apart have something else between them, mm. */
const MOST_SPARE_MM = 1.6;

/** The carrier's metal of a strand: what its spacers are cut from. */
export interface SpacerMetal {
  readonly bench: Bench;
  readonly alloy: Pick<MetalPart, 'alloyId' | 'metal' | 'finish'>;
}

/** Threads the beads: their middles lie on the string. Gives the spacers between them. */
export function threadBeads(
  tray: StoneTray,
  strand: Strand,
  lengthMm: number,
  taken: readonly Taken[],
  frameOn: (distance: number) => Frame,
  { bench, alloy }: SpacerMetal,
): MetalPart[] {
  const beads = beadsOn(strand, lengthMm, taken).sort((a, b) => a.at - b.at);
  const kinds = beadKinds(strand);
  for (const [i, { at, diameterMm }] of beads.entries()) {
    const size = Math.round(diameterMm * 20) / 20;
    tray.place(gemOf({ ...kinds[i % kinds.length], lengthMm: size, widthMm: size }), frameOn(at), 'accent');
  }
  const { spacers } = strand;
  if (spacers === undefined) return [];
  const body = spacer(bench, spacers.widthMm);
  return spacersBetween(beads, spacers.widthMm).map((at) => ({
    name: 'spacers',
    ...alloy,
    mesh: bench.mesh(bench.placed(body, placementOf(frameOn(at)))),
    volumeMm3: body.volume(),
    areaMm2: body.surfaceArea(),
    creaseAngleDegrees: SPACER_CREASE_DEGREES,
  }));
}
const SPACER_CREASE_DEGREES = 60;
