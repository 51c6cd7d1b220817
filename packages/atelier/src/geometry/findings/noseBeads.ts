/** Beads side by side in the lowest part of a nose ring. */
import { type Frame, shifted } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { gemOf, type StoneTray } from '../stones/placing.ts';
import { radians } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { ball } from './forms.ts';
import type { NoseHoop } from './nose.ts';

/** Light between beads of a stone, mm; those of metal touch each other, as they are soldered. */
const LIGHT_MM = 0.12;
const BITE_MM = 0.08;
const LOWEST_DEGREES = 270;

interface Bead {
  readonly degrees: number;
  readonly diameterMm: number;
}

/** Where the beads of a ring lie along it, from its right to its left as it faces the viewer. */
export function beadsOnHoop({ beads, innerDiameterMm, wireMm }: NoseHoop): Bead[] {
  if (beads === undefined) return [];
  const { count, diameterMm, endShare = 1, stone } = beads;
  const radius = (innerDiameterMm + wireMm) / 2;
  const middle = (count - 1) / 2;
  const sizes = Array.from(
    { length: count },
    (_, i) => diameterMm * (1 - (1 - endShare) * Math.abs((i - middle) / middle)),
  );
  const apart = stone === undefined ? -BITE_MM : LIGHT_MM;
  // Chords between the middles of neighbours, as angles about the ring's middle.
  const turns = sizes
    .slice(1)
    .map((size, i) => 2 * Math.asin(((size + sizes[i]!) / 2 + apart) / (2 * radius)));
  const whole = turns.reduce((sum, turn) => sum + turn, 0);
  let at = radians(LOWEST_DEGREES) + whole / 2;
  return sizes.map((size, i) => {
    if (i > 0) at -= turns[i - 1]!;
    return { degrees: (at * 180) / Math.PI, diameterMm: size };
  });
}

/** How far the beads stand out beyond the ring's middle line at its lowest place, mm; 0 without any. */
export const beadsReachMm = (spec: NoseHoop): number =>
  Math.max(0, ...beadsOnHoop(spec).map(({ diameterMm }) => diameterMm / 2));

/** Sets the beads: the frame's origin is the ring's middle, its plane that of x and y. */
export function setNoseBeads(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  frame: Frame,
  spec: NoseHoop,
  alloyId: string,
): void {
  const radius = (spec.innerDiameterMm + spec.wireMm) / 2;
  for (const { degrees, diameterMm } of beadsOnHoop(spec)) {
    const at = [radius * Math.cos(radians(degrees)), radius * Math.sin(radians(degrees)), 0] as const;
    const stone = spec.beads?.stone;
    if (stone === undefined) work.add(alloyId, ball(bench, frame, at, diameterMm / 2));
    else
      tray.place(
        gemOf({ ...stone, form: 'bead', cut: 'Round', lengthMm: diameterMm, widthMm: diameterMm }),
        shifted(frame, ...at),
        'accent',
      );
  }
}
