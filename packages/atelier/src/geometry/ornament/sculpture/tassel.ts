/** A tassel: a cap from which fine chains, or strings of beads, hang side by side in a ring. */
import type { Chain } from '../../../design/chain/document.ts';
import type { SculptureOrnament } from '../../../design/ornament/sculpture.ts';
import type { StoneKind } from '../../../design/parts.ts';
import { moved, turn } from '../../assembly.ts';
import { buildChain } from '../../chain/build.ts';
import { turnedBody } from '../../findings/forms.ts';
import { type Frame, frameAt, toWorld, within } from '../../frame.ts';
import { ringToChainEnd } from '../../piece/rings.ts';
import type { Vec3 } from '../../solids.ts';
import { gemOf, StoneTray } from '../../stones/placing.ts';
import type { OrnamentBuilder } from '../built.ts';

/** Strings of a tassel of bare chains by its length, and of one of beads. */
const CHAINS = { short: 7, long: 9, longFromMm: 45 } as const;
const BEADED = 5;
/** Of a tassel's length, the cap, within these, mm. */
const CAP_SHARE = 0.17;
const CAP_MM = { least: 5, most: 11 } as const;
/** Light between the rings of neighbouring chains, and what a ring reaches to either side of its chain, mm. */
const RING_LIGHT_MM = 0.12;
const RING_REACH_MM = 1;
const RING_WIRE_MM = 0.42;
/** Beads, the light between them and between neighbouring strings, mm. */
const BEAD_MM = 2.4;
const BEAD_LIGHT_MM = 0.2;
/** What the cap stands out beyond the middles of its chains, mm. */
const RIM_MM = 0.9;
const TRIANGLES = 60_000;
/** How far the strings of an uneven one hang, one beside the other, against the longest. */
const UNEVEN = [1, 0.6, 0.84, 0.48, 0.92, 0.7, 0.55, 0.8, 0.64] as const;

const chainOf = (alloyId: string): Chain => ({
  kind: 'cable',
  alloyId,
  widthMm: 1,
  wireMm: 0.22,
  lengthShare: 1.35,
});

/** Radius on which so many strings hang clear of each other, mm. */
function circleMm(count: number, isBeaded: boolean): number {
  if (isBeaded) return (BEAD_MM + BEAD_LIGHT_MM) / (2 * Math.sin(Math.PI / count));
  // Rings stand towards the middle: there they come closest.
  return RING_REACH_MM + ((RING_WIRE_MM + RING_LIGHT_MM) * count) / (2 * Math.PI);
}

/** A string of beads so long, hanging from its place on the rim. */
function beaded(stone: StoneKind, circle: number, start: number, lengthMm: number): StoneTray {
  const string = new StoneTray();
  const fit = Math.floor((lengthMm - 1) / (BEAD_MM + BEAD_LIGHT_MM));
  for (let i = 0; i < fit; i++)
    string.place(
      gemOf({ ...stone, lengthMm: BEAD_MM, widthMm: BEAD_MM }),
      frameAt([circle, start - 1 - (BEAD_MM + BEAD_LIGHT_MM) * (i + 0.5), 0]),
      'accent',
    );
  return string;
}

export const buildTassel: OrnamentBuilder<SculptureOrnament> = (bench, work, tray, frame, spec) => {
  const { sizeMm, alloyId, beads, uneven } = spec;
  const count =
    beads !== undefined
      ? BEADED
      : sizeMm >= CHAINS.longFromMm || uneven === true
        ? CHAINS.long
        : CHAINS.short;
  const circle = circleMm(count, beads !== undefined);
  const rim = circle + RIM_MM;
  const cap = Math.min(CAP_MM.most, Math.max(CAP_MM.least, sizeMm * CAP_SHARE));
  const top = sizeMm / 2;
  const under = top - cap;
  // Turned about the upright: its own z is the ornament's y.
  const upright: Frame = within(frame, { x: [1, 0, 0], y: [0, 0, -1], z: [0, 1, 0], origin: [0, 0, 0] });
  work.add(
    alloyId,
    turnedBody(
      bench,
      upright,
      [
        [rim, under],
        [rim + 0.25, under + 0.35],
        [rim, under + 0.7],
        [rim * 0.93, under + 1],
        [rim * 0.9, under + cap * 0.35],
        [rim * 0.72, under + cap * 0.58],
        [Math.max(0.9, rim * 0.4), under + cap * 0.74],
        [0.8, under + cap * 0.82],
        [1.05, under + cap * 0.9],
        [0.95, top - 0.15],
        [0.5, top],
      ],
      40,
    ),
  );
  const chain = chainOf(alloyId);
  const ring = ringToChainEnd(chain);
  const start = under - ring.reachMm;
  const long = start + top;
  const strings = (uneven === true ? UNEVEN.slice(0, count) : [1]).map((share) => {
    const ownMm = long * share;
    const points = Array.from({ length: 41 }, (_, i): Vec3 => [circle, start - (ownMm * i) / 40, 0]);
    const laid = buildChain(
      bench,
      chain,
      { points, normal: [1, 0, 0], closed: false },
      {
        name: 'tassel chain',
        alloy: { metal: bench.metals.get(alloyId) ?? '14k Gold' },
        finish: 'Polished',
        triangleBudget: TRIANGLES / count,
      },
    );
    const end = laid.ends?.start;
    if (end === undefined) throw new Error('an open path gives an open chain');
    return { laid, end, strung: beads === undefined ? new StoneTray() : beaded(beads, circle, start, ownMm) };
  });
  for (let k = 0; k < count; k++) {
    const a = (2 * Math.PI * (k + 0.25)) / count;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const place = within(frame, { x: [c, 0, s], y: [0, 1, 0], z: [-s, 0, c], origin: [0, 0, 0] });
    const { laid, end, strung } = strings[k % strings.length]!;
    work.runs.push({ ...laid.part, mesh: moved(laid.part.mesh, place) });
    tray.placeAll(strung, place);
    const hooked = {
      ...end,
      at: toWorld(place, ...end.at),
      outward: turn(place, end.outward),
      axis: turn(place, end.axis),
    };
    ring.hook(bench, work, alloyId, hooked, toWorld(place, circle, under + 0.25, 0));
  }
  work.measures.push(...strings[0]!.laid.measures.map((measure) => ({ ...measure, where: 'tassel chain' })));
  const half = beads === undefined ? rim + 0.25 : Math.max(rim + 0.25, circle + BEAD_MM / 2);
  return {
    leftMm: half,
    rightMm: half,
    upMm: top,
    downMm: top,
    frontMm: half,
    rimMm: 1.2,
    holds: {
      top: [0, top - 0.3, 0],
      bottom: [0, under, 0],
      left: [-rim, under + 0.4, 0],
      right: [rim, under + 0.4, 0],
    },
    focus: [0, under, rim],
  };
};
