import type { Vec3 } from '@filigree/raytracer';
import type { Chain } from '../../../design/chain/document.ts';
import { BuildFault } from '../../mesh/bench.ts';
import { radians } from '../../vec.ts';
import { flatWire, type LinkDetail, type Loop, outward, roundWire, sweepLoop } from '../link.ts';
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
/** Curb links are little longer than wide; slack ones look cheap. */
const CURB_LENGTH_SHARE = 1.24;
/** Share of the link's height that is left after filing. */
const FILED_HEIGHT = 0.74;

/** Twisted links that all lie the same way: curb, figaro, singapore. */
export function curbPattern(chain: Of<'curb' | 'figaro' | 'singapore'>, detailFor: DetailFor): ChainPattern {
  const { widthMm: width, wireMm: wire } = chain;
  const across = width - wire;
  // The wire's middle must be long enough for two ends to lie in the link beside each other.
  const short = Math.max(width * CURB_LENGTH_SHARE - wire, 2.55 * wire + 3 * clearanceMm(wire));
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
  const filed = chain.kind !== 'singapore' && chain.filed;
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
      mesh: filed ? filedFlat(mesh) : mesh,
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
    tightest: Math.max(0.93, least),
    creaseAngleDegrees: filed ? 34 : 75,
    cap: null,
  };
}

/** Both faces filed to a plane: what stands above it is pressed into it, which keeps the mesh closed. */
function filedFlat(mesh: { readonly positions: number[]; readonly indices: number[] }) {
  let top = 0;
  for (let i = 2; i < mesh.positions.length; i += 3) top = Math.max(top, Math.abs(mesh.positions[i]));
  const plane = top * FILED_HEIGHT;
  const positions = mesh.positions.map((v, i) => (i % 3 === 2 ? Math.max(-plane, Math.min(plane, v)) : v));
  return outward({ positions, indices: mesh.indices });
}
