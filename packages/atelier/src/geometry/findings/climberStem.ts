/** The stem of an ear climber: what stands along it rises with the edge of the ear. */
import type { EarFitting } from '../../design/findings/document.ts';
import { seededRandom } from '../../design/random.ts';
import { type Frame, shifted, toWorld } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { type TubePoint, tube } from '../mesh/loft.ts';
import { clamp, type Vec2 } from '../vec.ts';
import { ball, type Local, wire } from './forms.ts';

type Stem = NonNullable<Extract<EarFitting, { kind: 'climber' }>['stem']>;

/** How far what stands on the stem reaches from its middle, mm. */
interface StoodOn {
  readonly upMm: number;
  readonly downMm: number;
  readonly leftMm: number;
  readonly rightMm: number;
}

/** The edge of an ear, seen from the side: how far it bends out over its height. */
const BEND_SHARE = 0.19;
/** Wire below the lowest and above the highest ornament, mm. */
const BELOW_MM = 1.1;
const ABOVE_MM = 2.6;
/** Light between neighbours, mm; buds and leaves take more. */
const GAP_MM = { wire: 0.35, twig: 1.1, leafy: 1.1 } as const;
/** Of what stands on a twig, how far it is set to either side of it, as a share of its half width. */
const ASIDE_SHARE = { wire: 0, twig: 0.3, leafy: 0.3 } as const;
/** Across the stem at its foot and at its tip, mm. */
const THICK_MM = { wire: [1.25, 1], twig: [1.5, 0.95], leafy: [1.3, 0.9] } as const;
/** How far the middle of the stem lies over the back of what stands on it, mm. */
const MIDDLE_MM = 0.4;
const BUD_MM = 0.72;
/** Usual length of a leaf, mm, and how much stem there is between two, against it. */
const LEAF_MM = 4.6;
const LEAF_STEP = 0.59;

interface LaidStem {
  /** Where each ornament stands, in the frame's own plane. */
  readonly places: readonly Vec2[];
  /** From the foot to the tip, mm. */
  readonly heightMm: number;
  readonly footMm: Vec2;
  /** How far the stem is bent aside of its foot, at a height over it, mm. */
  readonly bentMm: (height: number) => number;
  readonly solids: readonly Solid[];
}

/**
 * Lays a stem that rises from below the origin through `stood`, the lowest first. The frame is the lowest ornament's.
 * @param side 1 or -1: the ear it is worn on
 */
export function layStem(
  bench: Bench,
  frame: Frame,
  { form, seed, leafMm = LEAF_MM }: Stem,
  stood: readonly StoodOn[],
  leastMm: number,
  side: 1 | -1,
): LaidStem {
  const random = seededRandom(seed);
  const gap = GAP_MM[form];
  const heights: number[] = [];
  let top = -(stood[0]?.downMm ?? 0);
  for (const { upMm, downMm } of stood) {
    heights.push(top + downMm);
    top += downMm + upMm + gap;
  }
  const foot = -(stood[0]?.downMm ?? 0) - BELOW_MM;
  const whole = Math.max(leastMm, top - gap + ABOVE_MM - foot);
  const tip = foot + whole;
  /** The line of the ear: out and back again, the tip leaning in. */
  const xAt = (y: number): number => {
    const t = (y - foot) / whole;
    return side * BEND_SHARE * whole * (Math.sin(Math.PI * clamp(t, 0, 1) * 0.92) - 0.15);
  };
  const zero = xAt(0);
  const onLine = (y: number): Vec2 => [xAt(y) - zero, y];
  const places = heights.map((y, i): Vec2 => {
    const { leftMm = 0, rightMm = 0 } = stood[i] ?? {};
    const aside = i === 0 ? 0 : (i % 2 === 0 ? 1 : -1) * ASIDE_SHARE[form] * Math.min(leftMm, rightMm);
    return [onLine(y)[0] + aside, y];
  });
  const solids = [stemOf(bench, frame, onLine, [foot, tip], form, random)];
  const free = gapsBetween(places, stood, [foot, tip]);
  if (form === 'twig') solids.push(...buds(bench, frame, onLine, free, random));
  if (form === 'leafy') solids.push(...leaves(bench, frame, onLine, free, side, leafMm, random));
  const bentMm = (height: number): number => onLine(foot + height)[0] - onLine(foot)[0];
  return { places, heightMm: whole, footMm: onLine(foot), bentMm, solids };
}

type Line = (y: number) => Vec2;

function stemOf(
  bench: Bench,
  frame: Frame,
  onLine: Line,
  [foot, tip]: readonly [number, number],
  form: Stem['form'],
  random: () => number,
): Solid {
  const steps = form === 'wire' ? 24 : 14;
  const gnarl = form === 'wire' ? 0 : 0.22;
  const [thick, fine] = THICK_MM[form];
  const points = Array.from({ length: steps + 1 }, (_, i): { at: Local; mm: number } => {
    const t = i / steps;
    const [x, y] = onLine(foot + (tip - foot) * t);
    const off = i === 0 ? 0 : gnarl * (random() - 0.5) * 2;
    return { at: [x + off, y, MIDDLE_MM], mm: (thick + (fine - thick) * t) * (1 + off * 0.5) };
  });
  return wire(
    bench,
    frame,
    points.map(({ at }) => at),
    points.map(({ mm }) => mm),
    { smooth: 5 },
  );
}

/** Stretches of the stem that nothing stands on. */
function gapsBetween(
  places: readonly Vec2[],
  stood: readonly StoodOn[],
  [foot, tip]: readonly [number, number],
): (readonly [number, number])[] {
  const taken = places.map(([, y], i) => [y - stood[i]!.downMm, y + stood[i]!.upMm] as const);
  const ends = [foot, ...taken.map(([, high]) => high)];
  const begins = [...taken.map(([low]) => low), tip];
  return ends.map((from, i) => [from, begins[i]!] as const);
}

/** Short twigs with buds at their ends: one at the tip, one wherever the stem is free. */
function buds(
  bench: Bench,
  frame: Frame,
  onLine: Line,
  free: readonly (readonly [number, number])[],
  random: () => number,
): Solid[] {
  const last = free.at(-1)!;
  const tip = onLine(last[1]);
  const solids = [ball(bench, frame, [tip[0], tip[1] + 0.2, MIDDLE_MM], BUD_MM)];
  free.slice(1).forEach(([low, high], i) => {
    const out = i % 2 === 0 ? 1 : -1;
    const from = onLine((low + high) / 2);
    const reach = 1.7 + 0.7 * random();
    const end: Local = [from[0] + out * reach, from[1] + 1.5, MIDDLE_MM + 0.25];
    solids.push(
      wire(
        bench,
        frame,
        [[from[0], from[1] - 0.4, MIDDLE_MM], [from[0] + out * reach * 0.5, from[1] + 0.5, MIDDLE_MM], end],
        [0.95, 0.85, 0.8],
        { smooth: 5 },
      ),
      ball(bench, frame, end, BUD_MM * (0.9 + 0.3 * random())),
    );
  });
  return solids;
}

/** Leaves on both sides by turns where the stem is free, and one at its tip. */
function leaves(
  bench: Bench,
  frame: Frame,
  onLine: Line,
  free: readonly (readonly [number, number])[],
  side: 1 | -1,
  leafMm: number,
  random: () => number,
): Solid[] {
  const solids: Solid[] = [];
  let out = side;
  for (const [low, high] of free) {
    const count = Math.floor((high - low) / (LEAF_STEP * leafMm));
    for (let i = 0; i < count; i++) {
      const root = onLine(low + ((i + 0.5) * (high - low)) / count);
      solids.push(leaf(bench, frame, root, out * (0.75 + 0.2 * random()), leafMm * (0.85 + 0.25 * random())));
      out = out === 1 ? -1 : 1;
    }
  }
  const last = free.at(-1)!;
  solids.push(leaf(bench, frame, onLine(last[1] - 0.3), side * 0.1, leafMm));
  return solids;
}

/** Half the breadth of a leaf along its length, as a share of it. */
const LEAF_FORM: readonly (readonly [along: number, half: number])[] = [
  [0, 0.09],
  [0.16, 0.13],
  [0.36, 0.21],
  [0.56, 0.22],
  [0.76, 0.15],
  [0.92, 0.07],
  [1, 0.045],
];
const LEAF_THICK_MM = 0.85;

/** @param lean radians from upright, to the right */
function leaf(bench: Bench, frame: Frame, [x, y]: Vec2, lean: number, mm: number): Solid {
  const own = shifted(frame, x, y, MIDDLE_MM);
  const path = LEAF_FORM.map(([along, half]): TubePoint => {
    const curl = lean + 0.35 * lean * along;
    return {
      at: toWorld(
        own,
        mm * along * Math.sin(curl),
        mm * along * Math.cos(curl),
        0.35 * Math.sin(Math.PI * along),
      ),
      side: LEAF_THICK_MM / 2,
      up: Math.max(0.34, half * mm),
    };
  });
  return bench.solid(tube(path, frame.z, { segments: 18 }), 'leaf');
}
