import type { StoneKind } from '../../design/parts.ts';
import type { Strand } from '../../design/piece/carriers.ts';
import { kindsInTurn } from '../../design/stones/inTurn.ts';
import type { Frame } from '../frame.ts';
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
          : first / 2 + KNOT_MM
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
      away += diameterMm + KNOT_MM;
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

/** Threads the beads: their middles lie on the string. */
export function threadBeads(
  tray: StoneTray,
  strand: Strand,
  lengthMm: number,
  taken: readonly Taken[],
  frameOn: (distance: number) => Frame,
): void {
  const beads = beadsOn(strand, lengthMm, taken).sort((a, b) => a.at - b.at);
  const kinds = beadKinds(strand);
  for (const [i, { at, diameterMm }] of beads.entries()) {
    const size = Math.round(diameterMm * 20) / 20;
    tray.place(gemOf({ ...kinds[i % kinds.length], lengthMm: size, widthMm: size }), frameOn(at), 'accent');
  }
}
