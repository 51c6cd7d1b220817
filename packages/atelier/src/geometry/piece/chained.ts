import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import type { Assembly } from '../assembly.ts';
import { walk } from '../chain/paths.ts';
import { type Frame, frameAt, shifted, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildOrnament, measureOrnament } from '../ornament/build.ts';
import type { Bounds, Vec3 } from '../solids.ts';
import { StoneTray } from '../stones/placing.ts';
import { cross, normalize, sub } from '../vec.ts';
import { Workpiece } from '../workpiece.ts';
import { type ChainCarrier, isWornHanging, pathOf } from './chainPath.ts';
import { type Cut, layBetween, layTail } from './layChain.ts';
import { fuseRing } from './rings.ts';
import type { SetOrnament } from './stack.ts';
import { mainStop, stopsOf } from './stops.ts';

/** Ornaments on a chain: the chain is laid along its path, cut where ornaments are let in. */
export function buildChained(bench: Bench, piece: PieceDesign, carrier: ChainCarrier): Assembly {
  const path = pathOf(carrier);
  const way = walk(path);
  const work = new Workpiece();
  const tray = new StoneTray();
  const middle = way.lengthMm / 2;
  const frameOn = (distance: number): Frame => {
    const at = way.at(distance);
    const tangent = normalize(sub(way.at(distance + 0.5), way.at(distance - 0.5)));
    const z = path.normal;
    const x = normalize(cross(cross(z, tangent), z));
    return { x, y: cross(z, x), z, origin: at };
  };
  const stops = stopsOf(piece, carrier, way.lengthMm, middle);
  let main: SetOrnament | null = null;
  const cuts: Cut[] = [];
  const places: Vec3[] = [];
  for (const stop of stops) {
    const on = frameOn(stop.at);
    const set = stop.hangs
      ? hang(bench, work, tray, on, stop.placed, carrier)
      : letIn(bench, work, tray, on, stop.placed);
    places.push(set.frame.origin);
    if (!stop.hangs) {
      const { left, right } = set.built.holds;
      const feet = set.built.feet ?? { left, right };
      cuts.push({
        from: stop.at - set.built.leftMm,
        to: stop.at + set.built.rightMm,
        left: toWorld(set.frame, ...left),
        right: toWorld(set.frame, ...right),
        feet: { left: toWorld(set.frame, ...feet.left), right: toWorld(set.frame, ...feet.right) },
      });
    }
    if (stop.placed.slot === 'main' || (mainStop(stops) === stop && main === null)) main = set;
  }
  const laid = layBetween(bench, piece, carrier, path, cuts, work);
  const tail =
    carrier.tailMm !== null && main !== null ? layTail(bench, piece, carrier, work, tray, main) : [];
  const focusFrame = main?.frame ?? frameOn(middle);
  const radius = main === null ? 18 : Math.max(main.built.upMm, main.built.rightMm, main.built.downMm);
  return {
    components:
      stops.length === 0
        ? []
        : [
            {
              work,
              tray,
              at: [frameAt([0, 0, 0])],
              alloys: piece.alloys,
              baseAlloyId: carrier.alloyId,
              baseName: 'ornament',
              otherName: 'setting',
              finish: piece.finish,
            },
          ],
    runs: [...laid.runs, ...tail],
    measures: laid.measures,
    anchors: {
      focus: main === null ? focusFrame.origin : toWorld(main.frame, ...main.built.focus),
      focusNormal: focusFrame.z,
      focusRadiusMm: radius,
      fingerAxis: [0, 0, 1],
      framed: isWornHanging(carrier) ? framedAbout(focusFrame.origin, radius, places) : null,
    },
  };
}

/** A necklace is shown by its middle: its ornaments and as much chain as leads the eye to them. */
function framedAbout(focus: Vec3, radiusMm: number, places: readonly Vec3[]): Bounds {
  const wide = Math.max(0, ...places.map((at) => Math.abs(at[0] - focus[0])));
  const low = Math.min(focus[2], ...places.map((at) => at[2])) - radiusMm;
  const high = Math.max(focus[2], ...places.map((at) => at[2])) + radiusMm * 1.2;
  const half = Math.max(11, wide + radiusMm * 1.3);
  return { min: [focus[0] - half, focus[1], low - radiusMm * 0.2], max: [focus[0] + half, focus[1], high] };
}

/** An ornament in the line of the chain: its holds lie on the path. */
function letIn(bench: Bench, work: Workpiece, tray: StoneTray, on: Frame, { ornament }: PlacedOrnament) {
  // Built once aside to learn where it is held; then in its place.
  const trial = measureOrnament(bench, ornament);
  const frame = shifted(on, 0, -trial.holds.left[1], -trial.holds.left[2]);
  return { built: buildOrnament(bench, work, tray, frame, ornament), frame };
}

/** An ornament under the chain on a bail that the chain runs through. */
function hang(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  on: Frame,
  { ornament }: PlacedOrnament,
  carrier: ChainCarrier,
) {
  const trial = measureOrnament(bench, ornament);
  const wire = Math.min(0.65, Math.max(0.35, trial.rimMm * 0.4));
  const room = carrier.chain.widthMm / 2 + 0.35;
  const radius = room + wire;
  const [x, y, z] = trial.holds.top;
  // The bail's ring stands across the chain and its lowest point bites into the ornament's edge.
  const upright: Frame = { x: [1, 0, 0], y: [0, 0, 1], z: [0, -1, 0], origin: on.origin };
  const own: Frame = on.z[2] > 0.5 ? on : upright;
  const frame = shifted(own, -x, -y - radius + 0.15 - (room - carrier.chain.widthMm / 2), -z);
  const built = buildOrnament(bench, work, tray, frame, ornament);
  fuseRing(bench, work, carrier.alloyId, {
    centre: toWorld(frame, x, y + radius - 0.15, z),
    along: frame.y,
    across: frame.z,
    radiusMm: radius,
    wireMm: wire,
  });
  return { built, frame };
}
