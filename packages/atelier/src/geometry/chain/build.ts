import type { MetalFinish } from '@filigree/contracts';
import type { Vec3 } from '@filigree/raytracer';
import type { Chain } from '../../design/chain/document.ts';
import type { Alloy } from '../../design/parts.ts';
import type { Bench } from '../mesh/bench.ts';
import type { RawMesh } from '../mesh/loft.ts';
import { stepsOfArc, UNFUSED_CHORD_MM } from '../mesh/tessellation.ts';
import type { Measure, MetalPart } from '../solids.ts';
import { add, clamp, cross, dot, normalize, scale, sub } from '../vec.ts';
import { type BuiltCap, buildCap } from './cap.ts';
import { girthMm } from './girth.ts';
import { patternOf } from './kinds/patternOf.ts';
import { type LinkDetail, meshArea, meshVolume } from './link.ts';
import { type ChainPath, type PathWalk, walk } from './paths.ts';
import type { ChainPattern } from './pattern.ts';

export interface ChainFinishing {
  readonly name: string;
  readonly alloy: Pick<Alloy, 'metal'>;
  readonly finish: MetalFinish;
  /** Most triangles the chain may take, about; fine long chains may need half again as many. Default 140,000. */
  readonly triangleBudget?: number;
}

/** Radius of the usual ring at a clasp, and of one that must pass around broader metal, mm. */
const CLASP_RING_MM = 1.4;
const CLASP_WIRE_MM = 0.9;

/** Where a ring is hooked into an end of a chain. */
export interface ChainEnd {
  /** The middle of the ring's wire where it passes through the end link. */
  readonly at: Vec3;
  /** Away from the chain. */
  readonly outward: Vec3;
  /** The way the ring's wire runs through the end link. */
  readonly axis: Vec3;
  /** The thickest wire that passes, mm. */
  readonly roomMm: number;
  /** Radius of the ring where it is not the usual, mm. */
  readonly ringMm?: number;
}

export interface BuiltChain {
  readonly part: MetalPart;
  readonly links: number;
  /** From end to end along the chain; all around when it is closed. */
  readonly lengthMm: number;
  /** Null for closed chains. */
  readonly ends: { readonly start: ChainEnd; readonly finish: ChainEnd } | null;
  readonly measures: readonly Measure[];
}

/**
 * Lays a chain along a path: interlocking links that do not touch, each a closed manifold, all copies of few
 * templates. An open path is filled from end to end to within half a link (centred); a closed one all around.
 * @throws BuildFault when the gauge cannot be made (see `findChainFaults`)
 */
export function buildChain(
  bench: Bench,
  chain: Chain,
  path: ChainPath,
  finishing: ChainFinishing,
): BuiltChain {
  const way = walk(path);
  const budget = finishing.triangleBudget ?? 140_000;
  const pattern = patternOf(bench, chain, (pitchMm) => detailOf(chain, (budget * pitchMm) / way.lengthMm));
  for (const { mesh } of pattern.templates) bench.solid(mesh, `${chain.kind} link`);
  const plan = path.closed ? closedPlan(pattern, way) : openPlan(bench, pattern, way);
  const { mesh, volumeMm3, areaMm2 } = lay(pattern, plan, way, path.normal);
  const { alloy, finish, name } = finishing;
  const ringMm = girthMm(chain) / 2 + CLASP_WIRE_MM;
  const ring = ringMm > CLASP_RING_MM ? { ringMm } : {};
  return {
    part: {
      name,
      alloyId: chain.alloyId,
      metal: alloy.metal,
      finish,
      mesh,
      volumeMm3,
      areaMm2,
      creaseAngleDegrees: pattern.creaseAngleDegrees,
    },
    links: plan.links,
    lengthMm: plan.lengthMm,
    ends: path.closed
      ? null
      : {
          start: { ...endOf(pattern, plan, way, path.normal, false), ...ring },
          finish: { ...endOf(pattern, plan, way, path.normal, true), ...ring },
        },
    measures: [
      { kind: 'chain-wire', where: `${chain.kind} chain`, value: chain.wireMm, alloyId: chain.alloyId },
    ],
  };
}

const TURN = 2 * Math.PI;
/** How far the tolerance may go over a chain's budget of triangles: a chain is bought, not cast from this mesh. */
const OVER_BUDGET = 1.35;

/**
 * Sides and stations of a link's wire for a number of triangles: more where the tolerance asks for them, as far as
 * the budget can bear it. Links are drawn at least as octagons of 6.
 */
function detailOf({ wireMm, widthMm }: Chain, triangles: number): LinkDetail {
  const faces = clamp(triangles, 130, 1800) / 2;
  const sides = Math.round(clamp(Math.sqrt(faces / 2.1), 6, 16));
  const stations = Math.round(clamp(faces / sides, 10, 64));
  const finer = {
    sides: Math.max(sides, stepsOfArc(wireMm / 2, TURN, UNFUSED_CHORD_MM)),
    stations: Math.max(stations, stepsOfArc(widthMm / 2, TURN, UNFUSED_CHORD_MM)),
  };
  const scale = Math.min(1, Math.sqrt((OVER_BUDGET * sides * stations) / (finer.sides * finer.stations)));
  return {
    sides: Math.max(sides, Math.floor(finer.sides * scale)),
    stations: Math.max(stations, Math.floor(finer.stations * scale)),
  };
}

interface LayingPlan {
  readonly links: number;
  /** Middle of the first link along the path, mm. */
  readonly startMm: number;
  /** Factor on the pattern's distances. */
  readonly stretch: number;
  readonly lengthMm: number;
  readonly caps: { readonly start: BuiltCap; readonly finish: BuiltCap } | null;
}

/** How far a template reaches along x: towards +x, and towards -x. */
function reachOf(mesh: RawMesh): { readonly front: number; readonly back: number } {
  let front = -Infinity;
  let back = -Infinity;
  for (let i = 0; i < mesh.positions.length; i += 3) {
    front = Math.max(front, mesh.positions[i]);
    back = Math.max(back, -mesh.positions[i]);
  }
  return { front, back };
}

/** A link is hinged a little inside of its ends. */
function hingeOf(mesh: RawMesh): number {
  const { front, back } = reachOf(mesh);
  return 0.38 * (front + back);
}

function openPlan(bench: Bench, pattern: ChainPattern, way: PathWalk): LayingPlan {
  const reaches = pattern.templates.map(({ mesh }) => reachOf(mesh));
  const caps = pattern.cap === null ? null : capsOf(bench, pattern, pattern.cap, reaches);
  const first = pattern.place(0);
  const countFor = (sets: number): number => sets * pattern.cutEvery + pattern.cutExtra;
  const measured = (links: number) => {
    const last = pattern.place(links - 1);
    const drawn = last.along - first.along;
    const before = caps === null ? reaches[first.template].back : caps.start.endMm;
    const after = caps === null ? reaches[last.template].front : caps.finish.endMm;
    return { links, drawn, before, ends: before + after };
  };
  // Sets may differ in length (figaro): the first guess is by their mean.
  const meanMm = (pattern.place(60 * pattern.cutEvery).along - first.along) / 60;
  const fits = (sets: number): boolean => {
    const { ends, drawn } = measured(countFor(sets));
    return ends + drawn <= way.lengthMm;
  };
  let sets = Math.max(1, Math.floor(way.lengthMm / meanMm));
  while (sets > 1 && !fits(sets)) sets--;
  while (fits(sets + 1)) sets++;
  // Rather one set more, pushed together to fit, than one less.
  const more = measured(countFor(sets + 1));
  const needed = (way.lengthMm - more.ends) / more.drawn;
  const fewer = measured(countFor(sets));
  const short = way.lengthMm - fewer.ends - fewer.drawn;
  const over = more.ends + more.drawn * pattern.tightest - way.lengthMm;
  const taken = needed >= pattern.tightest || over < short ? more : fewer;
  const stretch = taken === more ? Math.max(needed, pattern.tightest) : 1;
  const lengthMm = taken.ends + taken.drawn * stretch;
  return {
    links: taken.links,
    startMm: (way.lengthMm - lengthMm) / 2 + taken.before,
    stretch,
    lengthMm,
    caps,
  };
}

function capsOf(
  bench: Bench,
  pattern: ChainPattern,
  cap: NonNullable<ChainPattern['cap']>,
  reaches: readonly { readonly front: number; readonly back: number }[],
) {
  const first = pattern.place(0).template;
  const last = pattern.place(pattern.cutEvery + pattern.cutExtra - 1).template;
  const turned = mirroredEnds(pattern.templates[first].mesh);
  return {
    start: buildCap(bench, turned, reaches[first].back, cap),
    finish: buildCap(bench, pattern.templates[last].mesh, reaches[last].front, cap),
  };
}

/** Turned half about z: the near end comes to the far end. */
function mirroredEnds({ positions, indices }: RawMesh): RawMesh {
  return { positions: positions.map((v, i) => (i % 3 === 2 ? v : -v)), indices };
}

function closedPlan(pattern: ChainPattern, way: PathWalk): LayingPlan {
  const every = pattern.closeEvery;
  const oneMm = pattern.place(every).along - pattern.place(0).along;
  const sets = Math.max(1, Math.ceil(way.lengthMm / oneMm - 1e-9));
  const stretch = Math.max(pattern.tightest, way.lengthMm / (sets * oneMm));
  return { links: sets * every, startMm: 0, stretch, lengthMm: way.lengthMm, caps: null };
}

interface Axes {
  readonly t: Vec3;
  readonly side: Vec3;
  readonly up: Vec3;
  readonly at: Vec3;
}

/** A rigid link lies on the chord between the places where it is hinged, `halfMm` before and behind its middle. */
function axesAt(way: PathWalk, distance: number, halfMm: number, normal: Vec3): Axes {
  const from = way.at(distance - halfMm);
  const to = way.at(distance + halfMm);
  const t = normalize(sub(to, from));
  const at = scale(add(from, to), 0.5);
  let up = sub(normal, scale(t, dot(normal, t)));
  if (dot(up, up) < 1e-4) up = cross(t, [0, 1, 0]);
  up = normalize(up);
  return { t, up, side: cross(up, t), at };
}

/** From a link's own coordinates, turned about the chain, to the piece. */
function rolled({ t, side, up, at }: Axes, roll: number): Axes {
  const [c, s] = [Math.cos(roll), Math.sin(roll)];
  return {
    t,
    side: add(scale(side, c), scale(up, s)),
    up: add(scale(up, c), scale(side, -s)),
    at,
  };
}

function lay(pattern: ChainPattern, plan: LayingPlan, way: PathWalk, normal: Vec3) {
  const shapes = pattern.templates.map(({ mesh }) => shapeOf(mesh));
  const hinges = pattern.templates.map(({ mesh }) => hingeOf(mesh));
  const capped =
    plan.caps === null
      ? null
      : { start: shapeOf(mirroredEnds(plan.caps.start.mesh)), finish: shapeOf(plan.caps.finish.mesh) };
  const chosen = Array.from({ length: plan.links }, (_, i) => {
    if (capped !== null && i === 0) return capped.start;
    if (capped !== null && i === plan.links - 1) return capped.finish;
    return shapes[pattern.place(i).template];
  });
  const positions = new Float32Array(chosen.reduce((sum, s) => sum + s.positions.length, 0));
  const indices = new Uint32Array(chosen.reduce((sum, s) => sum + s.indices.length, 0));
  let [p, q, volumeMm3, areaMm2] = [0, 0, 0, 0];
  chosen.forEach((shape, i) => {
    const place = pattern.place(i);
    const half = hinges[place.template];
    const axes = axesAt(way, plan.startMm + place.along * plan.stretch, half, normal);
    const { t, side, up, at } = rolled(axes, place.roll);
    const base = p / 3;
    for (let k = 0; k < shape.positions.length; k += 3) {
      const [x, y, z] = [shape.positions[k], shape.positions[k + 1], shape.positions[k + 2]];
      positions[p++] = at[0] + t[0] * x + side[0] * y + up[0] * z;
      positions[p++] = at[1] + t[1] * x + side[1] * y + up[1] * z;
      positions[p++] = at[2] + t[2] * x + side[2] * y + up[2] * z;
    }
    for (const index of shape.indices) indices[q++] = base + index;
    volumeMm3 += shape.volumeMm3;
    areaMm2 += shape.areaMm2;
  });
  return { mesh: { positions, indices }, volumeMm3, areaMm2 };
}

const shapeOf = (mesh: RawMesh) => ({ ...mesh, volumeMm3: meshVolume(mesh), areaMm2: meshArea(mesh) });

function endOf(pattern: ChainPattern, plan: LayingPlan, way: PathWalk, normal: Vec3, far: boolean): ChainEnd {
  const place = pattern.place(far ? plan.links - 1 : 0);
  const half = hingeOf(pattern.templates[place.template].mesh);
  const axes = rolled(axesAt(way, plan.startMm + place.along * plan.stretch, half, normal), place.roll);
  const sign = far ? 1 : -1;
  const outward = scale(axes.t, sign);
  const cap = plan.caps === null ? null : far ? plan.caps.finish : plan.caps.start;
  const eye = pattern.templates[place.template].eye;
  if (cap !== null)
    return { at: add(axes.at, scale(outward, cap.eyeMm)), outward, axis: axes.up, roomMm: cap.roomMm };
  if (eye === null) throw new Error('a chain without eyes has caps');
  const local = far ? eye.frontAxis : eye.backAxis;
  const axis = add(add(scale(axes.t, local[0]), scale(axes.side, local[1])), scale(axes.up, local[2]));
  return { at: add(axes.at, scale(outward, far ? eye.front : eye.back)), outward, axis, roomMm: eye.roomMm };
}
