/** A toggle that is worn in front and looked at: a round ring in the plane of the front, the bar across it. */
import type { Frame } from '../frame.ts';
import { shifted } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import type { Eye } from './clasps.ts';
import { ball, type Local, ring, wire } from './forms.ts';

/** Of the toggle's length: the ring's wire, the ring to the middle of its wire. */
const WIRE_SHARE = 0.095;
const LEAST_WIRE_MM = 1.3;
const RADIUS_SHARE = 0.29;
/** Of the room between the chain's ends, the most that the ring's radius takes. */
const MOST_RADIUS_SHARE = 0.36;
/** How much longer half a bar is than the ring's radius: it must not slip through. */
const BAR_SHARE = 1.35;
/** Light between the bar, its stem and the ring, mm. */
const PLAY_MM = 0.1;
/** How far from the ring's middle the bar lies, pulled by its side of the chain, as a share of the radius. */
const PULLED_SHARE = 0.28;

interface FrontToggle {
  readonly hoop: Solid[];
  readonly bar: Solid[];
  /** The lowest place of the ring, and how far its wire reaches beyond it. */
  readonly lowest: Local;
  readonly rimMm: number;
}

/**
 * Between the eyes of both sides, the ring at the first and the bar at the other.
 * @param frame from the one eye to the other along x; facing the viewer along z
 */
export function frontToggle(
  bench: Bench,
  frame: Frame,
  spanMm: number,
  eye: Eye,
  farEye: Eye,
  lengthMm: number,
): FrontToggle {
  const wireMm = Math.max(LEAST_WIRE_MM, WIRE_SHARE * lengthMm);
  const from = eye.reachMm - 0.2;
  const to = spanMm - farEye.reachMm + 0.15;
  const radius = Math.min(RADIUS_SHARE * lengthMm, (to - from) * MOST_RADIUS_SHARE);
  const centre = from + radius + wireMm * 0.35;
  const middle = shifted(frame, centre, 0, 0);
  const hoop = [
    eye.solid,
    ring(bench, middle, radius, wireMm),
    ball(bench, frame, [from, 0, 0], wireMm * 0.5),
  ];
  const barMm = wireMm * 1.05;
  const stemMm = wireMm * 0.6;
  const x = centre + radius * PULLED_SHARE;
  const before = wireMm / 2 + barMm * 0.55 + PLAY_MM;
  const behind = -(wireMm / 2 + stemMm / 2 + PLAY_MM);
  const inside = centre + radius - wireMm / 2 - stemMm / 2 - PLAY_MM;
  const half = radius * BAR_SHARE + wireMm * 0.5;
  const bar = [
    wire(
      bench,
      frame,
      [
        [x, -half, before],
        [x, -half * 0.45, before],
        [x, half * 0.45, before],
        [x, half, before],
      ],
      [barMm * 0.86, barMm, barMm, barMm * 0.86],
      { hint: 'x' },
    ),
    ball(bench, frame, [x, half, before], barMm * 0.68),
    ball(bench, frame, [x, -half, before], barMm * 0.68),
    // The stem goes back through the ring and out behind its rim.
    wire(
      bench,
      frame,
      [
        [x, 0, before],
        [Math.min(inside, x + stemMm * 0.3), 0, 0],
        [Math.min(inside + stemMm * 0.5, (x + centre + radius) / 2), 0, behind],
        [centre + radius + wireMm * 0.7, 0, behind],
        [to, 0, 0],
      ],
      stemMm,
      { hint: 'y', flatEnds: true },
    ),
    farEye.solid,
  ];
  return { hoop, bar, lowest: [centre, radius, 0], rimMm: wireMm / 2 };
}
