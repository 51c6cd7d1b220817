import type { StoneKind } from '../../design/parts.ts';
import type { Strand } from '../../design/piece/carriers.ts';
import { kindsInTurn } from '../../design/stones/inTurn.ts';
import type { Frame } from '../frame.ts';
import { gemOf, type StoneTray } from '../stones/placing.ts';
import { clamp } from '../vec.ts';

/** Room of the knot between two beads, which keeps them from rubbing and from rolling away when the string breaks, mm. */
export const KNOT_MM = 0.25;
/** Bare string before the clasp, mm. */
const END_MM = 2.5;

/** A stretch of the string that something else takes, by distances along it (mm). */
export interface Taken {
  readonly from: number;
  readonly to: number;
}

/** Bead diameter, mm, at a share of the way from the middle (0) to the clasp (1): smaller the nearer the clasp. */
export const diameterAt = ({ diameterMm, endShare }: Strand, share: number): number =>
  diameterMm * (1 - (1 - endShare) * clamp(share, 0, 1) ** 1.2);

/** Middles and diameters of the beads on a string of `lengthMm`, both sides alike, clear of what is let in. */
export function beadsOn(
  strand: Strand,
  lengthMm: number,
  taken: readonly Taken[],
): { readonly at: number; readonly diameterMm: number }[] {
  const half = lengthMm / 2;
  const atMiddle = taken.find(({ from, to }) => from <= half && to >= half);
  const others = taken.filter((one) => one !== atMiddle);
  // What is left at the end is shared out among the knots.
  const spread = (beads: { at: number; diameterMm: number }[], sign: 1 | -1) => {
    const last = beads.at(-1);
    if (last === undefined) return beads;
    const spare = half - END_MM - (Math.abs(last.at - half) + last.diameterMm / 2);
    return beads.map((bead, i) => ({ ...bead, at: bead.at + (sign * spare * (i + 1)) / beads.length }));
  };
  const side = (sign: 1 | -1): { at: number; diameterMm: number }[] => {
    const beads: { at: number; diameterMm: number }[] = [];
    const first = diameterAt(strand, 0);
    // A bead in the very middle belongs to one side only.
    let away =
      atMiddle === undefined
        ? sign === 1
          ? -first / 2
          : first / 2 + KNOT_MM
        : (sign === 1 ? atMiddle.to - half : half - atMiddle.from) + KNOT_MM;
    while (true) {
      const diameterMm = diameterAt(strand, away / half);
      const middle = away + diameterMm / 2;
      if (middle + diameterMm / 2 > half - END_MM) return others.length > 0 ? beads : spread(beads, sign);
      const at = half + sign * middle;
      const inTheWay = others.find(({ from, to }) => at + diameterMm / 2 > from && at - diameterMm / 2 < to);
      if (inTheWay === undefined) {
        beads.push({ at, diameterMm });
        away = middle + diameterMm / 2 + KNOT_MM;
      } else {
        away = (sign === 1 ? inTheWay.to - half : half - inTheWay.from) + KNOT_MM;
      }
    }
  };
  return [...side(-1), ...side(1)];
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
