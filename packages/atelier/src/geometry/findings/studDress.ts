/** Metal about what is worn on a post: a ring around it, a bar that rises from it, a jacket slipped on behind it. */
import type { EarFitting } from '../../design/findings/document.ts';
import { type Frame, shifted } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import type { MetalPart } from '../solids.ts';
import { radians } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { ball, type FindingMetal, type Local, loosePart, ring, turnedRing, wire } from './forms.ts';

type Dress = NonNullable<Extract<EarFitting, { kind: 'post' }>['dress']>;

/** How far an ornament reaches from its middle, mm. */
export interface WornReach {
  readonly leftMm: number;
  readonly rightMm: number;
  readonly upMm: number;
  readonly downMm: number;
}

interface Dressed {
  readonly loose: readonly MetalPart[];
  readonly upMm: number;
  readonly downMm: number;
  readonly sideMm: number;
}
export const NO_DRESS: Dressed = { loose: [], upMm: 0, downMm: 0, sideMm: 0 };

/** Round wire of a ring about the ornament, and the light between them, mm. */
const ORBIT = { wireMm: 1.15, lightMm: 0.9 } as const;
/** A rounded bar: across, and how far it rises over the ornament in its own heights. */
const BAR = { wireMm: 1.5, rise: 1.35, leastMm: 8 } as const;
/** What crosses the ornament's back, so that it is held also where its setting is open there, mm. */
const BEHIND = { z: -0.12, wireMm: 0.9 } as const;
/** A jacket: its eye on the post, its arm, and the grains of its crescent from the middle to both ends, mm. */
const JACKET = { wireMm: 0.95, grainsMm: [1.25, 1.08, 0.92, 0.76], lightMm: 0.45, z: -0.85 } as const;
const EYE_MM = [0.62, 1.5] as const;

/** @param frame the post's: its origin in the ornament's back, z towards the viewer */
export function dressPost(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  dress: Dress,
  worn: WornReach,
  metal: FindingMetal,
): Dressed {
  const widest = Math.max(worn.leftMm, worn.rightMm, worn.upMm, worn.downMm);
  const add = (...solids: Solid[]): void => work.add(metal.alloy.id, ...solids);
  switch (dress) {
    case 'orbit': {
      const radius = widest + ORBIT.lightMm + ORBIT.wireMm / 2;
      add(
        ring(bench, shifted(frame, 0, 0, 0.2), radius, ORBIT.wireMm),
        behind(bench, frame, [-radius, 0], [radius, 0]),
      );
      const outer = radius + ORBIT.wireMm / 2;
      return { ...NO_DRESS, upMm: outer, downMm: outer, sideMm: outer };
    }
    case 'bar': {
      const top = worn.upMm + Math.max(BAR.leastMm, BAR.rise * (worn.upMm + worn.downMm));
      add(
        wire(
          bench,
          frame,
          [
            [0, worn.upMm * 0.2, BEHIND.z],
            [0, worn.upMm + 0.3, 0.1],
            [0, top - BAR.wireMm / 2, 0.1],
          ],
          [BEHIND.wireMm, BAR.wireMm, BAR.wireMm],
          { smooth: 4, hint: 'x' },
        ),
        behind(bench, frame, [0, -worn.downMm * 0.6], [0, worn.upMm]),
      );
      return { ...NO_DRESS, upMm: top };
    }
    case 'jacket':
      return jacket(bench, frame, widest, metal);
  }
}

const behind = (
  bench: Bench,
  frame: Frame,
  from: readonly [number, number],
  to: readonly [number, number],
): Solid =>
  wire(
    bench,
    frame,
    [
      [...from, BEHIND.z],
      [...to, BEHIND.z],
    ],
    BEHIND.wireMm,
    { smooth: 1, hint: from[0] === to[0] ? 'x' : 'y' },
  );

/** A crescent of grains below the ornament, on an arm with an eye that the post goes through: it comes off. */
function jacket(bench: Bench, frame: Frame, widest: number, metal: FindingMetal): Dressed {
  const { wireMm: d, grainsMm, lightMm, z } = JACKET;
  const radius = widest + lightMm + grainsMm[0];
  const at = (degrees: number): Local => [
    radius * Math.cos(radians(degrees)),
    radius * Math.sin(radians(degrees)),
    z * 0.4,
  ];
  // Grains touch each other: the way from one to the next is both their radii, a little less for the solder.
  const angles: number[] = [0];
  for (let i = 1; i < grainsMm.length; i++)
    angles.push(angles[i - 1]! + ((grainsMm[i - 1]! + grainsMm[i]!) * 0.94 * 180) / (Math.PI * radius));
  const end = angles[angles.length - 1]!;
  const grains = angles.flatMap((angle, i) =>
    (i === 0 ? [270] : [270 - angle, 270 + angle]).map((degrees) =>
      ball(bench, frame, at(degrees), grainsMm[i]!),
    ),
  );
  const crescent = wire(
    bench,
    frame,
    Array.from({ length: 25 }, (_, i): Local => at(270 - end + (2 * end * i) / 24)),
    d * 0.8,
    { smooth: 1 },
  );
  const [bore, rim] = EYE_MM;
  const eye = turnedRing(bench, frame, [
    [bore, z - 0.3],
    [rim, z - 0.3],
    [rim, z + 0.3],
    [bore, z + 0.3],
  ]);
  const arm = wire(
    bench,
    frame,
    [
      [0, -(bore + rim) / 2, z],
      [0, -0.6 * radius, z],
      [0, -radius, z * 0.4],
    ],
    d,
    { smooth: 6, hint: 'x' },
  );
  const outer = radius + grainsMm[0];
  return {
    loose: [loosePart(bench, [eye, arm, crescent, ...grains], 'ear jacket', metal)],
    upMm: 0,
    downMm: outer,
    sideMm: radius * Math.sin(radians(end)) + grainsMm[grainsMm.length - 1]!,
  };
}
