import type { Vec2 } from '../../../vec.ts';
import { posedPoint } from '../../relief/clay.ts';
import { curve } from '../../relief/figures.ts';
import { cushion, levelOn, lowered } from '../bodies.ts';
import type { Pad } from '../pad.ts';
import { between, FLUKES, NECK, onFluke, ROOT } from './whaleTail.ts';

/** The middle of the tail from the waist to the flukes, and half its width at a height. */
const MIDDLE: readonly Vec2[] = curve(
  [
    [0.1, 0.95],
    [0.01, 0.62],
    [-0.07, 0.25],
    [-0.05, -0.1],
    [0.06, -0.42],
  ],
  false,
  10,
);
const HALF: readonly Vec2[] = curve(
  [
    [0.25, 0.95],
    [0.31, 0.72],
    [0.29, 0.4],
    [0.19, 0.0],
    [0.075, -0.42],
  ],
  false,
  10,
);
const middleAt = (y: number): number => between(MIDDLE, 1, 0, y);
const halfAt = (y: number): number => between(HALF, 1, 0, y);

const side = (of: 1 | -1): Vec2[] => MIDDLE.map(([x, y]) => [x + of * halfAt(y), y]);
const BODY: readonly Vec2[] = [...side(-1), ...side(1).reverse()];
const BODY_CENTRE: Vec2 = [-0.03, 0.3];

/** The flukes spread below, in the direction of the tail's end. */
const SIZE = 0.56;
const END = MIDDLE[MIDDLE.length - 1];
const TURN = Math.PI + 0.3;
const POSE = (() => {
  const [dx, dy] = posedPoint({ at: [0, 0], turn: TURN, size: SIZE }, 0, NECK[1] + 0.12);
  return { at: [END[0] - dx, END[1] - dy] as const, turn: TURN, size: SIZE };
})();
const posed = ([x, y]: Vec2): Vec2 => posedPoint(POSE, x, y);
/** A point of the figure as the flukes have it. */
const local = (x: number, y: number): Vec2 => {
  const [u, v] = [(x - POSE.at[0]) / SIZE, (y - POSE.at[1]) / SIZE];
  return [u * Math.cos(TURN) + v * Math.sin(TURN), -u * Math.sin(TURN) + v * Math.cos(TURN)];
};

/** Height of the tail's round back over the ground: `across` from -1 at its left side to 1 at its right. */
const onBody = (across: number, y: number): number =>
  0.05 + 0.72 * halfAt(y) * Math.sqrt(Math.max(0, 1 - across * across));

/** Width of a scale (mm) where the tail is widest and the least of it, how many lie across, how long they hang, their lines. */
const SCALE = { wideMm: 1.5, leastMm: 0.85, most: 5, long: 0.78, row: 0.6, line: 0.04 } as const;

/** Scales as lines that hang in rows over the back, each row between those of the row above. */
function scales(pad: Pad): void {
  const count = Math.min(SCALE.most, Math.max(2, Math.floor(pad.mm(2 * halfAt(0.6)) / SCALE.wideMm)));
  const pitch = 1.84 / count;
  let top = 0.86;
  for (let row = 0; top > -0.3; row++) {
    const width = pitch * halfAt(top);
    if (pad.mm(width) < SCALE.leastMm) return;
    const columns = count - (row % 2);
    for (let i = 0; i < columns; i++) {
      const middle = (i - (columns - 1) / 2) * pitch;
      const line = Array.from({ length: 11 }, (_, k) => {
        const angle = (Math.PI * k) / 10;
        const across = middle - (pitch / 2) * Math.cos(angle);
        const y = top - SCALE.long * width * Math.sin(angle);
        return { at: [middleAt(y) + across * halfAt(y), y] as Vec2, high: onBody(across, y) };
      });
      pad.ridge(
        line.map(({ at }) => at),
        SCALE.line,
        line.map(({ high }) => lowered(pad, high) - 0.008),
      );
    }
    top -= SCALE.row * width;
  }
}

/** A mermaid's tail: scaled from the waist down, its flukes spread below; a stone where they part. */
export function mermaidTail(pad: Pad): void {
  const { bench, plan } = pad;
  const flukes = FLUKES.map(posed);
  if (plan.enamel.length > 0) {
    const rim = Math.max(0.4, pad.mm(0.045));
    for (const [colour, loop] of [[1, flukes] as const, [0, BODY] as const]) {
      const area = pad.area(loop);
      pad.raise(area, colour === 0 ? 0.9 : 0.75);
      pad.cell(bench.grown(area, -rim), colour, colour === 0 ? 0.9 : 0.75);
    }
  } else {
    cushion(
      pad,
      flukes,
      (_, x, y) => {
        const [u, v] = local(x, y);
        const ray = Math.cos(18 * Math.atan2(v + 0.35, Math.abs(u)));
        return 0.05 + onFluke(u, v) * 0.62 - 0.012 * Math.max(0, ray);
      },
      { centre: posed(ROOT), rings: 24 },
    );
    cushion(pad, BODY, (_, x, y) => onBody((x - middleAt(y)) / halfAt(y), y), {
      centre: BODY_CENTRE,
      rings: 24,
    });
    scales(pad);
  }
  // The belt at the waist.
  const [from, to] = [-1, 1].map((of) => middleAt(0.93) + of * (halfAt(0.93) - 0.02));
  pad.wire(
    Array.from({ length: 13 }, (_, i): Vec2 => {
      const x = from! + ((to! - from!) * i) / 12;
      return [x, 0.95 - 0.06 * Math.sin((Math.PI * i) / 12)];
    }),
    0.1,
    false,
    plan.enamel.length > 0 ? 1.1 : levelOn(pad, 0.24),
  );
  // At the waist it would look like the eye of a fish.
  pad.gemIfSet(...posed([0, -0.02]), 0.22, levelOn(pad, 0.14));
}
