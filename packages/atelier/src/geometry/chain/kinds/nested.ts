import type { Vec3 } from '@filigree/raytracer';
import type { Chain } from '../../../design/chain/document.ts';
import { BuildFault } from '../../mesh/bench.ts';
import { loft, type RawMesh } from '../../mesh/loft.ts';
import { stepsOfArc, UNFUSED_CHORD_MM } from '../../mesh/tessellation.ts';
import type { Vec2 } from '../../vec.ts';
import { outward } from '../link.ts';
import type { ChainPattern } from '../pattern.ts';
import type { DetailFor } from './hooked.ts';

/** Play between nested links, mm: what lets them bend. */
const PLAY_MM = 0.05;

/**
 * One half of the section of a link that holds the next one captive: a cup with a lip at the near end and a neck with
 * a flare at the far end, which stands behind the lip of the next. Points are (along, from the axis).
 */
function captiveHalf(outer: number, wall: number, pitch: number, play: number) {
  const inner = outer - wall;
  const lip = inner - 0.9 * wall;
  const neck = lip - play;
  const flare = inner - play;
  const shoulder = pitch - play;
  const floor = shoulder - wall;
  const flareFrom = pitch + wall + play;
  return { inner, lip, neck, flare, shoulder, floor, flareFrom, flareTo: flareFrom + wall };
}

/** The shortest pitch at which flare, lip and floor of a captive link keep their play. */
const shortestPitch = (wall: number, play: number): number => 4 * wall + 4 * play;

/** Snake: a tube of short cups, each turning in the next; their edges run in waves so that they show as scales. */
export function snakePattern(chain: Extract<Chain, { kind: 'snake' }>, detailFor: DetailFor): ChainPattern {
  const { widthMm: width, wireMm: wall } = chain;
  const outer = width / 2;
  const pitch = Math.max(shortestPitch(wall, PLAY_MM), 0.42 * width);
  const h = captiveHalf(outer, wall, pitch, PLAY_MM);
  const bore = h.neck - wall;
  if (bore < 0.05) throw new BuildFault('snake chain', 'shell too thick for its width');
  const soft = Math.min(0.3 * wall, 0.12 * pitch);
  const profile: Vec2[] = [
    [0, h.lip],
    [0, outer - soft],
    [soft, outer],
    [h.shoulder - soft, outer],
    [h.shoulder, outer - soft],
    [h.shoulder, h.neck],
    [h.flareFrom, h.neck],
    [h.flareFrom, h.flare],
    [h.flareTo, h.flare],
    [h.flareTo, bore],
    [h.floor, bore],
    [h.floor, h.inner],
    [wall, h.inner],
    [wall, h.lip],
  ];
  const { sides, stations } = detailFor(pitch);
  const around = Math.max(10, Math.min(28, Math.round((sides * stations) / profile.length)));
  const wave = Math.min(0.18 * pitch, 0.12 * width);
  const rings = Array.from({ length: around }, (_, k) => {
    const a = (2 * Math.PI * k) / around;
    const shift = wave * Math.cos(2 * a) - pitch / 2;
    return profile.map(([x, r]): Vec3 => [x + shift, r * Math.cos(a), r * Math.sin(a)]);
  });
  return captivePattern(outward(loft(rings, true)), pitch, {
    radiusMm: outer,
    halfHeightMm: outer,
    wallMm: Math.max(0.2, 0.08 * width),
    biteMm: Math.min(wall * 0.8, 0.3 * pitch),
  });
}

/** Thickness of a herringbone over its width. */
export const HERRINGBONE_THICKNESS = 0.28;

/** Herringbone: flat chevrons, each with a tongue that is caught in the groove of the next. */
export function herringbonePattern(
  chain: Extract<Chain, { kind: 'herringbone' }>,
  detailFor: DetailFor,
): ChainPattern {
  const { widthMm: width, wireMm: wall } = chain;
  const outer = Math.max((HERRINGBONE_THICKNESS * width) / 2, 2.6 * wall + PLAY_MM);
  // Flat links swing about their middle in a bend: the broader, the more play their edges need.
  const play = Math.max(PLAY_MM, 0.035 * width);
  const pitch = Math.max(shortestPitch(wall, play), 0.22 * width);
  const h = captiveHalf(outer, wall, pitch, play);
  const soft = 0.3 * wall;
  const half: Vec2[] = [
    [wall, h.lip],
    [0, h.lip],
    [0, outer - 1.1 * soft],
    [0.3 * pitch, outer],
    [h.shoulder - soft, outer - 0.25 * soft],
    [h.shoulder, outer - soft],
    [h.shoulder, h.neck],
    [h.flareFrom, h.neck],
    [h.flareFrom, h.flare],
    [h.flareTo, h.flare],
  ];
  const cavity: Vec2[] = [
    [h.floor, h.inner],
    [wall, h.inner],
  ];
  const section: Vec2[] = [
    ...half,
    ...half.map(([x, z]): Vec2 => [x, -z]).reverse(),
    ...cavity.map(([x, z]): Vec2 => [x, -z]).reverse(),
    ...cavity,
  ];
  const slope = 0.7;
  const nose = detailFor(pitch).sides > 9 ? [0.06, 0.14] : [0.1];
  const levels = [...nose, 0.94, 1];
  const ys = [...levels.map((v) => -v).reverse(), 0, ...levels];
  const rings = ys.map((share) => {
    const y = (share * width) / 2;
    // The chevron's point is rounded, its outer edges eased.
    const back = slope * (Math.hypot(y, 0.07 * width) - 0.07 * width);
    const ease = Math.abs(share) === 1 ? 0.35 * soft : 0;
    return section.map(
      ([x, z]): Vec3 => [x - back - pitch / 2 + slope * width * 0.22, y, z - Math.sign(z) * ease],
    );
  });
  return captivePattern(outward(skinned(rings, section)), pitch, {
    radiusMm: width / 2,
    halfHeightMm: outer,
    wallMm: Math.max(0.25, 0.06 * width),
    biteMm: Math.min(wall, 0.3 * pitch),
  });
}

function captivePattern(mesh: RawMesh, pitch: number, cap: ChainPattern['cap']): ChainPattern {
  return {
    templates: [{ mesh, core: null, eye: null }],
    place: (i) => ({ template: 0, roll: 0, along: i * pitch }),
    cutEvery: 1,
    cutExtra: 0,
    closeEvery: 1,
    tightest: 1 - (0.5 * PLAY_MM) / pitch,
    creaseAngleDegrees: 36,
    cap,
  };
}

/** A prism through equal rings with flat ends of any simple outline. */
function skinned(rings: readonly (readonly Vec3[])[], outline: readonly Vec2[]): RawMesh {
  const n = outline.length;
  const positions = rings.flatMap((ring) => ring.flatMap((p) => [...p]));
  const indices: number[] = [];
  for (let i = 0; i + 1 < rings.length; i++) {
    for (let k = 0; k < n; k++) {
      const [a, b] = [i * n + k, i * n + ((k + 1) % n)];
      indices.push(a, b, b + n, a, b + n, a + n);
    }
  }
  const last = (rings.length - 1) * n;
  for (const [a, b, c] of triangulate(outline)) {
    indices.push(a, c, b);
    indices.push(last + a, last + b, last + c);
  }
  // Walls and ends must agree on what is outside: the ends above suit a counter-clockwise outline seen from -y.
  return isConsistent(indices)
    ? { positions, indices }
    : { positions, indices: flipEnds(indices, rings.length, n) };
}

function isConsistent(indices: readonly number[]): boolean {
  const seen = new Set<string>();
  for (let t = 0; t < indices.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const key = `${indices[t + k]} ${indices[t + ((k + 1) % 3)]}`;
      if (seen.has(key)) return false;
      seen.add(key);
    }
  }
  return true;
}

function flipEnds(indices: readonly number[], rings: number, n: number): number[] {
  const walls = (rings - 1) * n * 6;
  const out = indices.slice(0, walls);
  for (let t = walls; t < indices.length; t += 3) out.push(indices[t], indices[t + 2], indices[t + 1]);
  return out;
}

/** Ear clipping (Meisters 1975) of a simple outline; triples of indices, counter-clockwise. */
function triangulate(outline: readonly Vec2[]): [number, number, number][] {
  const turn = (a: Vec2, b: Vec2, c: Vec2): number =>
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const area = outline.reduce((sum, p, i) => {
    const q = outline[(i + 1) % outline.length];
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);
  const left = outline.map((_, i) => i);
  if (area < 0) left.reverse();
  const out: [number, number, number][] = [];
  while (left.length > 3) {
    const ear = left.findIndex((_, k) => {
      const [a, b, c] = [-1, 0, 1].map((d) => left[(k + d + left.length) % left.length]);
      const [p, q, r] = [outline[a], outline[b], outline[c]];
      if (turn(p, q, r) <= 1e-12) return false;
      return !left.some((v) => {
        if (v === a || v === b || v === c) return false;
        const x = outline[v];
        return turn(p, q, x) >= 0 && turn(q, r, x) >= 0 && turn(r, p, x) >= 0;
      });
    });
    if (ear < 0) throw new BuildFault('herringbone link', 'section crosses itself');
    out.push([left[(ear + left.length - 1) % left.length], left[ear], left[(ear + 1) % left.length]]);
    left.splice(ear, 1);
  }
  out.push([left[0], left[1], left[2]]);
  return out;
}

/** Gap between balls over their diameter. */
const BALL_GAP = 0.22;

/** Ball: hollow balls and, between them, pins with a head inside of either ball. */
export function ballPattern(chain: Extract<Chain, { kind: 'ball' }>, detailFor: DetailFor): ChainPattern {
  const { widthMm: width, wireMm: pin } = chain;
  const outer = width / 2;
  const shell = Math.max(0.12, 0.1 * width);
  const hole = pin / 2 + PLAY_MM;
  const head = hole + 0.22 * pin + 0.03;
  const inner = outer - shell;
  const pitch = width * (1 + BALL_GAP);
  if (head > 0.6 * inner) throw new BuildFault('ball chain', 'pin too thick for its balls');
  const detail = detailFor(pitch / 2);
  const around = Math.max(
    stepsOfArc(outer, 2 * Math.PI, UNFUSED_CHORD_MM),
    Math.min(28, Math.round(Math.sqrt(detail.sides * detail.stations) * 1.25)),
  );
  const arc = (radius: number, from: number, to: number, steps: number): Vec2[] =>
    Array.from({ length: steps + 1 }, (_, i): Vec2 => {
      const a = from + ((to - from) * i) / steps;
      return [radius * Math.cos(a), radius * Math.sin(a)];
    });
  const [open, openInside] = [Math.asin(hole / outer), Math.asin(hole / inner)];
  const ball = [
    ...arc(outer, Math.PI - open, open, Math.max(6, Math.round(around * 0.55))),
    ...arc(
      inner,
      openInside,
      Math.PI - openInside,
      Math.max(6, stepsOfArc(inner, Math.PI, UNFUSED_CHORD_MM)),
    ),
  ];
  const mouth = (BALL_GAP * width) / 2 + (outer - Math.sqrt(inner ** 2 - head ** 2));
  const headFrom = mouth + PLAY_MM;
  const headTo = headFrom + 0.5 * pin;
  const pinProfile: Vec2[] = [
    [-headTo, 0],
    [-headTo, head * 0.7],
    [-headFrom, head],
    [-headFrom, pin / 2],
    [headFrom, pin / 2],
    [headFrom, head],
    [headTo, head * 0.7],
    [headTo, 0],
  ];
  return {
    templates: [
      { mesh: revolved(ball, around, false), core: null, eye: null },
      { mesh: revolved(pinProfile, Math.max(8, stepsOfArc(head)), true), core: null, eye: null },
    ],
    place: (i) => ({ template: i % 2, roll: 0, along: (i * pitch) / 2 }),
    cutEvery: 2,
    cutExtra: 1,
    closeEvery: 2,
    tightest: 1 - (0.8 * PLAY_MM) / pitch,
    creaseAngleDegrees: 50,
    cap: {
      radiusMm: outer,
      halfHeightMm: outer,
      wallMm: Math.max(0.2, 0.08 * width),
      biteMm: 0.05 * width,
    },
  };
}

/** Turned about x: a ring of material, or a solid whose outline begins and ends on the axis. */
function revolved(profile: readonly Vec2[], around: number, poles: boolean): RawMesh {
  const ringAt = (k: number, points: readonly Vec2[]): Vec3[] => {
    const a = (2 * Math.PI * k) / around;
    return points.map(([x, r]): Vec3 => [x, r * Math.cos(a), r * Math.sin(a)]);
  };
  if (!poles)
    return outward(
      loft(
        Array.from({ length: around }, (_, k) => ringAt(k, profile)),
        true,
      ),
    );
  const rows = profile.slice(1, -1).map(([x, r]) =>
    Array.from({ length: around }, (_, k): Vec3 => {
      const a = (2 * Math.PI * k) / around;
      return [x, r * Math.cos(a), r * Math.sin(a)];
    }),
  );
  return outward(loft(rows, false));
}
