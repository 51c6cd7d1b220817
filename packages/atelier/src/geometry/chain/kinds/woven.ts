import type { Vec3 } from '@filigree/raytracer';
import type { Chain } from '../../../design/chain/document.ts';
import { BuildFault } from '../../mesh/bench.ts';
import { cross, normalize } from '../../vec.ts';
import { flatWire, type Loop, roundWire, sweepLoop } from '../link.ts';
import type { ChainPattern, LinkTemplate } from '../pattern.ts';
import { clearanceMm } from '../pitch.ts';
import type { DetailFor } from './hooked.ts';
import { circleLoop, squareLoop } from './loops.ts';

const basisOf = (normal: Vec3): readonly [Vec3, Vec3] => {
  const u = normalize(cross(normal, Math.abs(normal[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0]));
  return [u, cross(normal, u)];
};

/** Farthest a loop's middle stands from the chain's axis. */
const reachOf = (loop: Loop): number => {
  let reach = 0;
  for (let i = 0; i < 180; i++) {
    const [, y, z] = loop(i / 180);
    reach = Math.max(reach, Math.hypot(y, z));
  }
  return reach;
};

const capOf = (widthMm: number, wireMm: number) => ({
  radiusMm: widthMm / 2,
  halfHeightMm: widthMm / 2,
  wallMm: Math.max(0.2, 0.09 * widthMm),
  biteMm: wireMm * 0.55,
});

/**
 * Rope: every ring goes through the three before and the three behind it. Rings of radius 1 on a screw; pitch, turn,
 * distance from the axis and lean of the ring were found by a search for the largest distance between the middles of
 * the wires (0.40 of the radius), so that the thickest wire fits.
 */
const ROPE = { pitch: 0.4177, turn: 2.3844, off: 0.2566, lean: -0.2438, around: 0.6349, distance: 0.4 };

export function ropePattern(chain: Extract<Chain, { kind: 'rope' }>, detailFor: DetailFor): ChainPattern {
  const { widthMm: width, wireMm: wire } = chain;
  const normal: Vec3 = [
    Math.sin(ROPE.lean),
    Math.cos(ROPE.lean) * Math.cos(ROPE.around),
    Math.cos(ROPE.lean) * Math.sin(ROPE.around),
  ];
  const [u, v] = basisOf(normal);
  const unit = circleLoop(2, [0, ROPE.off, 0], u, v);
  const radius = (width - wire) / 2 / reachOf(unit);
  if (ROPE.distance * radius < wire + 0.8 * clearanceMm(wire))
    throw new BuildFault('rope chain', 'wire too thick for its links');
  const loop = circleLoop(2 * radius, [0, ROPE.off * radius, 0], u, v);
  const pitch = ROPE.pitch * radius;
  const detail = detailFor(pitch);
  const { mesh, core } = sweepLoop(loop, roundWire(wire, detail.sides), detail.stations, normal);
  return {
    templates: [{ mesh, core, eye: null }],
    place: (i) => ({ template: 0, roll: i * ROPE.turn, along: i * pitch }),
    cutEvery: 1,
    cutExtra: 0,
    // 29 turns of 136.6 degrees are 11 whole ones but 1.3 degrees.
    closeEvery: 29,
    tightest: 0.985,
    creaseAngleDegrees: 75,
    cap: capOf(width, wire),
  };
}

/**
 * Byzantine: pairs of rings; the third pair of each three is folded back beside the first and the next three, turned
 * a quarter, go through it. Rings of radius 1; places and leans from a search for the largest distance between the
 * wires (0.46 of the radius: an inner diameter of 3.5 wires, which is what makers of this weave use).
 */
const BYZANTINE = {
  pitch: 2.4172,
  distance: 0.461,
  pairs: [
    { along: 0, off: 0.2314, lean: 0.0009, axis: 'y' },
    { along: 1.2957, off: 0.7296, lean: -0.5226, axis: 'z' },
    { along: 1.0585, off: 0.5961, lean: 0.3338, axis: 'y' },
  ],
} as const;

export function byzantinePattern(
  chain: Extract<Chain, { kind: 'byzantine' }>,
  detailFor: DetailFor,
): ChainPattern {
  const { widthMm: width, wireMm: wire } = chain;
  const places = BYZANTINE.pairs.flatMap(({ along, off, lean, axis }) =>
    [1, -1].map((s) => {
      const centre: Vec3 = axis === 'y' ? [0, s * off, 0] : [0, 0, s * off];
      const normal: Vec3 =
        axis === 'y' ? [s * Math.sin(lean), Math.cos(lean), 0] : [s * Math.sin(lean), 0, Math.cos(lean)];
      return { along, centre, normal };
    }),
  );
  const unitLoops = places.map(({ centre, normal }) => circleLoop(2, centre, ...basisOf(normal)));
  const radius = (width - wire) / 2 / Math.max(...unitLoops.map(reachOf));
  if (BYZANTINE.distance * radius < wire + 0.8 * clearanceMm(wire))
    throw new BuildFault('byzantine chain', 'wire too thick for its links');
  const pitch = BYZANTINE.pitch * radius;
  const detail = detailFor(pitch / 6);
  const templates = places.map(({ centre, normal }): LinkTemplate => {
    const at: Vec3 = [centre[0] * radius, centre[1] * radius, centre[2] * radius];
    const loop = circleLoop(2 * radius, at, ...basisOf(normal));
    const { mesh, core } = sweepLoop(loop, roundWire(wire, detail.sides), detail.stations, normal);
    // Chains begin and end with a pair of the first kind, whose outer half is free: a ring goes through both.
    const room = 0.55 * radius;
    const eye = radius - wire / 2 - 0.55 * room;
    const axis: Vec3 = [0, 1, 0];
    return { mesh, core, eye: { front: eye, back: eye, frontAxis: axis, backAxis: axis, roomMm: room } };
  });
  return {
    templates,
    place: (i) => {
      const cell = Math.floor(i / 6);
      return {
        template: i % 6,
        roll: cell * (Math.PI / 2) + Math.PI / 4,
        along: cell * pitch + places[i % 6].along * radius,
      };
    },
    cutEvery: 6,
    cutExtra: 2,
    closeEvery: 24,
    tightest: 0.985,
    creaseAngleDegrees: 75,
    cap: null,
  };
}

/**
 * Wheat (foxtail): loops closed beforehand, pinched at the waist and bent up so that the waist of each lies in both
 * eyes of the one before, every second turned a quarter. Loop and pitch in units of the bend's half width, from a
 * search as above (distance 0.64) among loops whose eyes close enough to hold the next.
 */
const WHEAT = {
  rise: 2.582,
  bend: 2.452,
  waist: 0.319,
  eye: 0.713,
  blend: 1.217,
  pitch: 1.487,
  distance: 0.637,
};

export function wheatPattern(chain: Extract<Chain, { kind: 'wheat' }>, detailFor: DetailFor): ChainPattern {
  const { widthMm: width, wireMm: wire } = chain;
  const unit: Loop = (t) => {
    const u = Math.cos(2 * Math.PI * t);
    return [
      WHEAT.rise * (WHEAT.blend * u * u + (1 - WHEAT.blend) * u ** 4),
      Math.sin(WHEAT.bend * u),
      Math.sin(2 * Math.PI * t) * (WHEAT.waist + (WHEAT.eye - WHEAT.waist) * u * u),
    ];
  };
  const size = (width - wire) / 2 / Math.max(1, reachOf(unit) * 0.95);
  if (WHEAT.distance * size < wire + clearanceMm(wire))
    throw new BuildFault('wheat chain', 'wire too thick for its links');
  const loop: Loop = (t) => {
    const [x, y, z] = unit(t);
    return [x * size, y * size, z * size];
  };
  const pitch = WHEAT.pitch * size;
  const detail = detailFor(pitch);
  const { mesh, core } = sweepLoop(
    loop,
    roundWire(wire, detail.sides),
    Math.round(detail.stations * 1.15),
    null,
  );
  return {
    templates: [{ mesh, core, eye: null }],
    place: (i) => ({ template: 0, roll: (i % 2) * (Math.PI / 2) + Math.PI / 4, along: i * pitch }),
    cutEvery: 1,
    cutExtra: 0,
    closeEvery: 2,
    tightest: 0.985,
    creaseAngleDegrees: 75,
    cap: capOf(width, wire),
  };
}

/** Box (Venetian): squares of flat strip, every second turned a quarter, so that they show as a row of cubes. */
export function boxPattern(chain: Extract<Chain, { kind: 'box' }>, detailFor: DetailFor): ChainPattern {
  const { widthMm: width, wireMm: strip } = chain;
  const gap = clearanceMm(strip);
  const broad = width - 2 * strip - 2 * gap;
  if (broad < strip) throw new BuildFault('box chain', 'strip too thick for its links');
  const loop = squareLoop(width - strip, width - strip, strip * 0.62);
  const section = flatWire(strip, broad, strip * 0.22);
  const pitch = width - 2 * strip - gap;
  const { sides, stations } = detailFor(pitch);
  // The strip's section takes eight faces; what is left goes to the corners.
  const { mesh, core } = sweepLoop(
    loop,
    section,
    Math.max(12, Math.round((sides * stations) / 8)),
    [0, 0, 1],
  );
  const room = (width - 3 * strip - 2 * gap) * 0.75;
  const eye = width / 2 - strip - room * 0.55;
  return {
    templates: [
      { mesh, core, eye: { front: eye, back: eye, frontAxis: [0, 0, 1], backAxis: [0, 0, 1], roomMm: room } },
    ],
    place: (i) => ({ template: 0, roll: (i % 2) * (Math.PI / 2), along: i * pitch }),
    cutEvery: 1,
    cutExtra: 0,
    closeEvery: 2,
    tightest: Math.max(0.9, 1 - gap / pitch),
    creaseAngleDegrees: 40,
    cap: null,
  };
}
