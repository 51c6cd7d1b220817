import type { Vec3 } from '@filigree/raytracer';
import type { Chain } from '../../../design/chain/document.ts';
import { type Bench, BuildFault } from '../../mesh/bench.ts';
import type { RawMesh } from '../../mesh/loft.ts';
import { radians } from '../../vec.ts';
import { flatWire, type LinkDetail, type Loop, roundWire, sweepLoop } from '../link.ts';
import type { ChainPattern, LinkTemplate } from '../pattern.ts';
import { clearanceMm, isClear, tautPitch } from '../pitch.ts';
import { ovalLoop, twistedLoop } from './loops.ts';

/** How finely to draw links that follow each other at a pitch. */
export type DetailFor = (pitchMm: number) => LinkDetail;

type Of<K extends Chain['kind']> = Extract<Chain, { kind: K }>;

/** Where the flat of a hooked chain shows both faces alike, its links lean this far to either side. */
const LEAN_DEGREES = 45;

/** Links in one plane, every second turned a quarter: cable, rolo (belcher), paperclip. */
export function crossedPattern(
  chain: Of<'cable' | 'rolo' | 'paperclip'>,
  detailFor: DetailFor,
): ChainPattern {
  const { widthMm: width, wireMm: wire } = chain;
  const length = chain.kind === 'rolo' ? width : width * chain.lengthShare;
  const loop = ovalLoop(length - wire, width - wire);
  const flat = chain.kind === 'rolo' && chain.section === 'flat';
  // A belcher's strip is half again as broad as thick; what passes through it needs more room for its corners.
  const broad = flat ? 1.5 : 1;
  const taut = tautPitch(chain.kind, loop, loop, Math.PI / 2, wire * (flat ? 1.12 : 1));
  if (!isClear(loop, loop, 0, 2 * taut.pitchMm, wire))
    throw new BuildFault(`${chain.kind} chain`, 'wire too thick for its links');
  const detail = detailFor(taut.pitchMm);
  const section = flat ? flatWire(wire, wire * broad, wire * 0.28) : roundWire(wire, detail.sides);
  const { mesh, core } = sweepLoop(loop, section, detail.stations, [0, 0, 1]);
  const inner = length - 2 * wire;
  const room = Math.min(inner - wire - clearanceMm(wire), width - 2 * wire) * 0.8;
  const eye = length / 2 - wire - room * 0.55;
  const lead = radians(chain.kind === 'rolo' ? LEAN_DEGREES : chain.kind === 'cable' ? 22 : 0);
  return {
    templates: [
      { mesh, core, eye: { front: eye, back: eye, frontAxis: [0, 0, 1], backAxis: [0, 0, 1], roomMm: room } },
    ],
    place: (i) => ({ template: 0, roll: lead + (i % 2) * (Math.PI / 2), along: i * taut.pitchMm }),
    cutEvery: 1,
    cutExtra: 0,
    closeEvery: 2,
    tightest: tightestOf(taut, loop, wire),
    creaseAngleDegrees: flat ? 40 : 75,
    cap: null,
  };
}

function tightestOf(
  taut: { readonly pitchMm: number; readonly leastMm: number },
  loop: Loop,
  wire: number,
): number {
  let least = taut.leastMm / taut.pitchMm;
  while (least < 1 && !isClear(loop, loop, 0, 2 * taut.pitchMm * least, wire)) least += 0.01;
  return Math.min(1, least);
}

/** Ends of neighbouring curb links cross at twice this slope's angle. */
const CURB_LEAN = 0.95;
/** Links of figaro and singapore chains are little longer than wide. */
const CURB_LENGTH_SHARE = 1.24;
/** Share of the link's height that is left after filing; curb links are filed broad. */
const FILED_HEIGHT = { curb: 0.64, figaro: 0.74 } as const;
/** How far links next but one come together in a bend, as a share of how far they are apart. */
const BEND_SHARE = 0.96;
/** How far such links are pushed together where one more is to fit: the rest is left for bends. */
const CLOSE_TIGHTEST = 0.985;
/** Steps in which a link is lengthened, in wires, and the most of them. */
const LENGTHEN = 0.04;
const MOST_STEPS = 60;

/**
 * The shortest link (mm, between the middles of the wire) that lets its neighbours pass and bend: then both lie side by
 * side in it, and nearly no light is left between them, as in a Cuban chain.
 */
function closestLength(wire: number, across: number): number {
  const least = 2.55 * wire + 3 * clearanceMm(wire);
  for (let step = 0; step < MOST_STEPS; step++) {
    const length = least + step * LENGTHEN * wire;
    const loop = twistedLoop(length, across, CURB_LEAN);
    const pitchMm = pitchOf(loop, wire);
    if (pitchMm !== null && isClear(loop, loop, 0, 2 * pitchMm * BEND_SHARE, wire)) return length;
  }
  throw new BuildFault('curb chain', 'wire too thick for its links');
}

/** Pitch of equal links; null where they do not pass each other. */
function pitchOf(loop: Loop, wire: number): number | null {
  try {
    return tautPitch('curb', loop, loop, 0, wire).pitchMm;
  } catch (fault) {
    if (fault instanceof BuildFault) return null;
    throw fault;
  }
}

/** Twisted links that all lie the same way: curb, figaro, singapore. */
export function curbPattern(
  bench: Bench,
  chain: Of<'curb' | 'figaro' | 'singapore'>,
  detailFor: DetailFor,
): ChainPattern {
  const { widthMm: width, wireMm: wire } = chain;
  const across = width - wire;
  // The wire's middle must be long enough for two ends to lie in the link beside each other.
  const short =
    chain.kind === 'curb'
      ? closestLength(wire, across)
      : Math.max(width * CURB_LENGTH_SHARE - wire, 2.55 * wire + 3 * clearanceMm(wire));
  const loops: Loop[] = [twistedLoop(short, across, CURB_LEAN)];
  if (chain.kind === 'figaro') loops.push(twistedLoop(short * chain.longShare, across, CURB_LEAN));
  const roll = chain.kind === 'singapore' ? -radians(chain.twistDegrees) : 0;
  const period = chain.kind === 'figaro' ? chain.shortLinks + 1 : 1;
  const which = (i: number): number => (chain.kind === 'figaro' && i % period === chain.shortLinks ? 1 : 0);
  const tauts = Array.from({ length: period }, (_, i) =>
    tautPitch(chain.kind, loops[which(i)], loops[which(i + 1)], roll, wire),
  );
  for (let i = 0; i < period; i++) {
    const along = tauts[i].pitchMm + tauts[(i + 1) % period].pitchMm;
    if (!isClear(loops[which(i)], loops[which(i + 2)], 2 * roll, along, wire))
      throw new BuildFault(`${chain.kind} chain`, 'wire too thick for its links');
  }
  const starts = [0];
  for (const { pitchMm } of tauts) starts.push(starts[starts.length - 1] + pitchMm);
  const periodMm = starts[period];
  const detail = detailFor(periodMm / period);
  const filedTo = chain.kind !== 'singapore' && chain.filed ? FILED_HEIGHT[chain.kind] : null;
  const templates = loops.map((loop, k): LinkTemplate => {
    const stations = Math.round(detail.stations * (k === 1 ? 1.3 : 1));
    const { mesh, core } = sweepLoop(loop, roundWire(wire, detail.sides), stations, null);
    const room = (across - wire) * 0.62;
    const end = loop(0)[0];
    const slope = Math.atan(CURB_LEAN);
    const eye = end - wire / 2 - room * 0.55;
    const front: Vec3 = [0, -Math.sin(slope), Math.cos(slope)];
    const back: Vec3 = [0, Math.sin(slope), Math.cos(slope)];
    return {
      mesh: filedTo === null ? mesh : filedFlat(bench, mesh, filedTo),
      core,
      eye: { front: eye, back: eye, frontAxis: front, backAxis: back, roomMm: room },
    };
  });
  const least = Math.max(...tauts.map((t) => t.leastMm / t.pitchMm));
  return {
    templates,
    place: (i) => ({
      template: which(i),
      roll: i * roll,
      along: Math.floor(i / period) * periodMm + starts[i % period],
    }),
    cutEvery: 1,
    cutExtra: 0,
    closeEvery: chain.kind === 'singapore' ? Math.max(1, Math.round((2 * Math.PI) / -roll)) : period,
    tightest: Math.max(chain.kind === 'curb' ? CLOSE_TIGHTEST : 0.93, least),
    creaseAngleDegrees: filedTo === null ? 75 : 34,
    cap: null,
  };
}

/** Both faces filed to a plane that leaves a share of the height. */
function filedFlat(bench: Bench, mesh: RawMesh, share: number): RawMesh {
  const link = bench.solid(mesh, 'curb link');
  const { min, max } = link.boundingBox();
  const plane = Math.max(-min[2], max[2]) * share;
  const slab = bench.prism(
    [
      [min[0] - 1, min[1] - 1],
      [max[0] + 1, min[1] - 1],
      [max[0] + 1, max[1] + 1],
      [min[0] - 1, max[1] + 1],
    ],
    -plane,
    plane,
  );
  const { positions, indices } = bench.mesh(bench.intersect(link, slab));
  return { positions: [...positions], indices: [...indices] };
}
