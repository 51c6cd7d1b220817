import type { BellOrnament } from '../../../design/ornament/bell.ts';
import { type Frame, placementOf, shifted, toWorld } from '../../frame.ts';
import type { Bench, Solid } from '../../mesh/bench.ts';
import { lathe, tube } from '../../mesh/loft.ts';
import type { Vec3 } from '../../solids.ts';
import type { StoneTray } from '../../stones/placing.ts';
import { clamp, type Vec2 } from '../../vec.ts';
import type { Workpiece } from '../../workpiece.ts';
import type { BuiltOrnament, OrnamentBuilder } from '../built.ts';
import { hangBead, hangingMm } from './hangings.ts';

/** Its axis upright in the ornament's frame, in the plane of its back; crescents stand before it. */
export const buildBell: OrnamentBuilder<BellOrnament> = (bench, work, tray, frame, spec) => {
  switch (spec.form) {
    case 'jhumka':
      return buildDome(bench, work, tray, frame, spec);
    case 'chandbali':
      return buildCrescent(bench, work, tray, frame, spec);
    case 'ghungroo':
      return buildJingle(bench, work, frame, spec);
  }
};

/** A dome's height over its width, its wall and the bead of its rim, mm. */
const DOME_SHARE = 0.46;
const WALL_MM = 0.8;
const RIM_MM = 0.62;
/** The knob on top that it hangs from. */
const KNOB_MM = { share: 0.11, least: 0.95, most: 1.5 } as const;
const GRAIN_MM = { share: 0.032, least: 0.34, most: 0.6 } as const;
/** Light between neighbouring beads of a fringe. */
const FRINGE_GAP_MM = 0.35;
/** Least room that the links of one bead take along a rim, mm. */
const LINK_ROOM_MM = 2.3;

/** Points of a quarter of an ellipse from the rim to the top. */
const meridian = (radius: number, height: number, steps = 20): Vec2[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const a = (Math.PI / 2) * (i / steps);
    return [radius * Math.cos(a), height * Math.sin(a)];
  });

/** A lathe about the frame's y. */
const turnedUp = (bench: Bench, profile: readonly Vec2[], frame: Frame, what: string): Solid =>
  bench.placed(
    bench.solid(lathe(profile, 64), what),
    placementOf({
      x: frame.z,
      y: frame.x,
      z: frame.y,
      origin: frame.origin,
    }),
  );

const knobMm = (sizeMm: number): number => clamp(sizeMm * KNOB_MM.share, KNOB_MM.least, KNOB_MM.most);

function grains(bench: Bench, frame: Frame, places: readonly Vec3[], radius: number): Solid[] {
  const grain = bench.sphere(radius, 14);
  return places.map((at) => bench.placed(grain, placementOf({ ...frame, origin: toWorld(frame, ...at) })));
}

/** Places around the axis at a radius and a height, mm apart at most. */
function around(radius: number, y: number, apartMm: number): Vec3[] {
  const count = Math.max(6, Math.floor((2 * Math.PI * radius) / apartMm));
  return Array.from({ length: count }, (_, i) => {
    const a = (2 * Math.PI * i) / count;
    return [radius * Math.sin(a), y, radius * Math.cos(a)];
  });
}

function buildDome(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  frame: Frame,
  { alloyId, sizeMm, surface, fringe }: BellOrnament,
): BuiltOrnament {
  const radius = sizeMm / 2 - RIM_MM;
  const height = sizeMm * DOME_SHARE;
  const outer = meridian(radius, height);
  const inner = meridian(radius - WALL_MM, height - WALL_MM);
  const knob = knobMm(sizeMm);
  const section: Vec2[] = [[0, height - WALL_MM], ...inner.slice(0, -1).reverse(), ...outer];
  const shell = turnedUp(bench, section, frame, 'dome of a bell');
  const ring = (r: number, y: number, wire: number): Solid =>
    bench.solid(
      tube(
        Array.from({ length: 72 }, (_, i) => {
          const a = (2 * Math.PI * i) / 72;
          return { at: toWorld(frame, r * Math.sin(a), y, r * Math.cos(a)), side: wire, up: wire };
        }),
        frame.y,
        { segments: 14, closed: true },
      ),
      'ring about a bell',
    );
  work.add(
    alloyId,
    shell,
    ring(radius, 0, RIM_MM),
    bench.placed(bench.sphere(knob, 24), placementOf(shifted(frame, 0, height + knob * 0.55, 0))),
    ring(knob * 0.95, height - 0.05, knob * 0.3),
  );
  const grainMm = clamp(sizeMm * GRAIN_MM.share, GRAIN_MM.least, GRAIN_MM.most);
  if (surface === 'ribbed') {
    const count = 2 * Math.round(sizeMm * 0.7);
    for (let i = 0; i < count; i++) {
      const a = (2 * Math.PI * i) / count;
      const path = meridian(radius, height, 14)
        .slice(1, -2)
        .map(([r, y]) => {
          const wire = clamp((Math.PI * r) / count, 0.16, grainMm * 1.15);
          return { at: toWorld(frame, r * Math.sin(a), y, r * Math.cos(a)), side: wire, up: wire };
        });
      work.add(alloyId, bench.solid(tube(path, frame.z, { segments: 10 }), 'rib of a bell'));
    }
  }
  if (surface === 'granulated') {
    for (const share of [0.3, 0.58, 0.8]) {
      const a = (Math.PI / 2) * share;
      const at = around(radius * Math.cos(a), height * Math.sin(a), grainMm * 2.15);
      work.add(alloyId, ...grains(bench, frame, at, grainMm));
    }
  }
  if (surface !== 'plain')
    work.add(
      alloyId,
      ...grains(bench, frame, around(radius + 0.1, RIM_MM + grainMm * 0.7, grainMm * 2.1), grainMm),
    );
  if (fringe) {
    const pitch = Math.max(LINK_ROOM_MM, fringe.diameterMm + FRINGE_GAP_MM);
    for (const at of around(radius, 0, pitch)) {
      const outwards: Frame = {
        x: addOf(frame, at[2] / radius, -at[0] / radius),
        y: frame.y,
        z: addOf(frame, at[0] / radius, at[2] / radius),
        origin: frame.origin,
      };
      const hold = { at: toWorld(frame, at[0], -RIM_MM * 0.6, at[2]), rimMm: RIM_MM * 0.4 };
      hangBead(bench, work, tray, outwards, hold, fringe, alloyId);
    }
  }
  work.measures.push({ kind: 'wall', where: 'dome of the bell', value: WALL_MM, alloyId });
  const half = sizeMm / 2;
  const top = height + knob * 1.55;
  return {
    leftMm: half,
    rightMm: half,
    upMm: top,
    downMm: RIM_MM + (fringe ? hangingMm(fringe) : 0),
    frontMm: half,
    rimMm: knob,
    holds: {
      top: [0, top - 0.25, 0],
      bottom: [0, -RIM_MM * 0.6, radius],
      left: [-radius, 0, 0],
      right: [radius, 0, 0],
    },
    focus: [0, height * 0.4, half],
  };
}

/** The frame's x and z in these shares. */
const addOf = ({ x, z }: Frame, p: number, q: number): Vec3 => [
  x[0] * p + z[0] * q,
  x[1] * p + z[1] * q,
  x[2] * p + z[2] * q,
];

/** A crescent's hollow: its radius and how far its middle lies over that of the crescent, as shares of the radius. */
const HOLLOW = { radius: 0.66, up: 0.28 } as const;
const CRESCENT_MM = { thick: 1.5, edge: 0.5 } as const;
/** Its fringe hangs from this much of its round, either way from its lowest place, radians. */
const FRINGED = 1.15;

function buildCrescent(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  frame: Frame,
  { alloyId, sizeMm, surface, fringe }: BellOrnament,
): BuiltOrnament {
  const radius = sizeMm / 2 - CRESCENT_MM.edge;
  const hollow = HOLLOW.radius * radius;
  const up = HOLLOW.up * radius;
  const disc = (r: number, y: number, low: number, high: number): Solid =>
    bench.placed(
      bench.solid(
        lathe(
          [
            [0, low],
            [r, low],
            [r, high],
            [0, high],
          ],
          96,
        ),
        'crescent',
      ),
      placementOf(shifted(frame, 0, y, 0)),
    );
  const { thick, edge } = CRESCENT_MM;
  const body = bench.subtract(disc(radius, 0, 0, thick), [disc(hollow, up, -1, thick + 1)]);
  const wire = (r: number, y: number): Solid =>
    bench.solid(
      tube(
        Array.from({ length: 84 }, (_, i) => {
          const a = (2 * Math.PI * i) / 84;
          return {
            at: toWorld(frame, r * Math.sin(a), y + r * Math.cos(a), thick * 0.62),
            side: edge,
            up: edge,
          };
        }),
        frame.z,
        { segments: 12, closed: true },
      ),
      'edge of a crescent',
    );
  work.add(alloyId, body, wire(radius, 0), wire(hollow, up));
  const grainMm = clamp(sizeMm * GRAIN_MM.share * 1.2, GRAIN_MM.least, 0.8);
  // Grains along the middle of the crescent, as large as its width has room for.
  if (surface !== 'plain') {
    const apart = grainMm * (surface === 'granulated' ? 2.5 : 3.9);
    const most = 2.1;
    const count = Math.floor((2 * most * radius * 0.8) / apart);
    for (let i = 0; i <= count; i++) {
      const a = most * ((2 * i) / count - 1);
      // From the outer edge inwards to the hollow, along the ray from the crescent's middle.
      const b = up * Math.cos(a);
      const near = -b + Math.sqrt(Math.max(0, b * b - up * up + hollow * hollow));
      const room = radius - near - 2 * edge;
      const r = Math.min(room * 0.4, grainMm * (surface === 'granulated' ? 1.15 : 1.85));
      if (r < 0.3) continue;
      const q = (radius + near) / 2;
      work.add(alloyId, ...grains(bench, frame, [[-q * Math.sin(a), -q * Math.cos(a), thick]], r));
    }
  }
  if (fringe) {
    const pitch = Math.max(LINK_ROOM_MM, fringe.diameterMm + FRINGE_GAP_MM);
    const half = Math.floor((radius * Math.sin(FRINGED)) / pitch);
    for (let i = -half; i <= half; i++) {
      const x = i * pitch;
      const y = -Math.sqrt(radius * radius - x * x);
      const hold = { at: toWorld(frame, x, y - edge * 0.5, thick * 0.62), rimMm: edge * 0.5 };
      hangBead(bench, work, tray, frame, hold, fringe, alloyId);
    }
  }
  work.measures.push({ kind: 'wall', where: 'crescent', value: thick, alloyId });
  const half = sizeMm / 2;
  return {
    leftMm: half,
    rightMm: half,
    upMm: half,
    downMm: half + (fringe ? hangingMm(fringe) : 0),
    frontMm: thick + grainMm,
    rimMm: 2 * edge,
    holds: {
      top: [0, half - edge * 0.6, thick * 0.62],
      bottom: [0, -half + edge * 0.6, thick * 0.62],
      left: [-half + edge * 0.6, 0, thick * 0.62],
      right: [half - edge * 0.6, 0, thick * 0.62],
    },
    focus: [0, -radius * 0.5, thick],
  };
}

/** Wall of a little bell and the slit that it rings through, as a share of its width. */
const JINGLE_WALL_MM = 0.8;
const SLIT_SHARE = 0.13;

function buildJingle(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { alloyId, sizeMm }: BellOrnament,
): BuiltOrnament {
  const radius = sizeMm / 2;
  const wall = Math.min(JINGLE_WALL_MM, radius * 0.55);
  const at = placementOf(frame);
  const slit = sizeMm * SLIT_SHARE;
  const bar = (half: Vec3): Solid =>
    bench.placed(
      bench.hull(
        [-1, 1].flatMap((i) =>
          [-1, 1].flatMap((j) =>
            [-radius * 1.2, -radius * 0.12].map((y): Vec3 => [i * half[0], y, j * half[2]]),
          ),
        ),
      ),
      at,
    );
  const ball = bench.subtract(bench.placed(bench.sphere(radius, 32), at), [
    bench.placed(bench.sphere(radius - wall, 28), at),
    bar([radius * 0.8, 0, slit / 2]),
    bar([slit / 2, 0, radius * 0.8]),
  ]);
  const knob = Math.max(0.5, radius * 0.24);
  work.add(
    alloyId,
    ball,
    bench.placed(bench.sphere(knob, 16), placementOf(shifted(frame, 0, radius + knob * 0.4, 0))),
  );
  work.measures.push({ kind: 'wall', where: 'little bell', value: wall, alloyId });
  const top = radius + knob * 1.4;
  return {
    leftMm: radius,
    rightMm: radius,
    upMm: top,
    downMm: radius,
    frontMm: radius,
    rimMm: knob,
    holds: {
      top: [0, top - 0.2, 0],
      bottom: [0, -radius + 0.2, 0],
      left: [-radius + 0.2, 0, 0],
      right: [radius - 0.2, 0, 0],
    },
    focus: [0, 0, radius],
  };
}
