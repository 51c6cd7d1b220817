import type { Ornament } from '../../design/ornament/document.ts';
import type { MotifOrnament } from '../../design/ornament/motif.ts';
import type { Frame } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import type { StoneTray } from '../stones/placing.ts';
import type { Workpiece } from '../workpiece.ts';
import { buildBell } from './bell/build.ts';
import type { BuiltOrnament } from './built.ts';
import { buildEmblem } from './emblem/build.ts';
import { buildFlowerOrnament } from './flower.ts';
import { buildMotif, buildMotifOn } from './motif/build.ts';
import { flatSite, mirroredSite } from './motif/site.ts';
import { buildNameplate } from './nameplate/build.ts';
import { buildOpenFrame } from './open-frame/build.ts';
import { buildPlate } from './plate/build.ts';
import { buildSculpture } from './sculpture/build.ts';
import { remainsOf, type Stamp, setDown, stampOf } from './stamp.ts';
import { buildRosette, buildRow, buildStoneOrnament } from './stone.ts';

/** What a bench has built, by value: stations, sides and twins are one ornament set down often. */
const stamps = new WeakMap<Bench, Map<string, Stamp>>();

/** Builds any ornament at a frame: metal into `work`, stones onto `tray`. Equal ornaments are modelled once a bench. */
export function buildOrnament(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  frame: Frame,
  ornament: Ornament,
): BuiltOrnament {
  return setDown(bench, work, tray, frame, stamped(bench, ornament));
}

/** The same figure looking the other way: left and right in the frame change places. */
export function buildMirrored(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  frame: Frame,
  ornament: MotifOrnament,
): BuiltOrnament {
  const stamp = kept(bench, `mirrored ${JSON.stringify(ornament)}`, (w, t, own) =>
    buildMotifOn(bench, w, t, mirroredSite(flatSite(own)), ornament),
  );
  return setDown(bench, work, tray, frame, stamp);
}

/** Learns an ornament's extents and holds without setting it down. */
export const measureOrnament = (bench: Bench, ornament: Ornament): BuiltOrnament =>
  stamped(bench, ornament).built;

/** An ornament's metal in its own frame. */
export const metalOf = (bench: Bench, ornament: Ornament): Solid[] => [
  ...stamped(bench, ornament).body.metal.values(),
];

/** The stones set in an ornament, in its own frame. */
export const stonesOf = (bench: Bench, ornament: Ornament): readonly Solid[] => {
  const { stones, smallStones } = stamped(bench, ornament).body;
  return [...stones, ...smallStones];
};

const stamped = (bench: Bench, ornament: Ornament): Stamp =>
  kept(bench, JSON.stringify(ornament), (work, tray, frame) => model(bench, work, tray, frame, ornament));

function kept(bench: Bench, key: string, build: Parameters<typeof stampOf>[1]): Stamp {
  const known = stamps.get(bench) ?? new Map<string, Stamp>();
  stamps.set(bench, known);
  const made = known.get(key) ?? bench.lasting(() => bench.passing(() => stampOf(bench, build), remainsOf));
  known.set(key, made);
  return made;
}

function model(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  frame: Frame,
  ornament: Ornament,
): BuiltOrnament {
  const from = tray.placements.length;
  const extent = modelled(bench, work, tray, frame, ornament);
  // A motif tells its place itself, for it is built without a stamp too.
  if (ornament.kind !== 'motif')
    work.ornaments.push({ ornament, frame, extent, stones: [from, tray.placements.length] });
  return extent;
}

function modelled(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  frame: Frame,
  ornament: Ornament,
): BuiltOrnament {
  switch (ornament.kind) {
    case 'stone':
      return buildStoneOrnament(bench, work, tray, frame, ornament);
    case 'rosette':
      return ornament.petalStones === undefined
        ? buildRosette(bench, work, tray, frame, ornament)
        : buildFlowerOrnament(bench, work, tray, frame, ornament, ornament.petalStones);
    case 'row':
      return buildRow(bench, work, tray, frame, ornament);
    case 'motif':
      return buildMotif(bench, work, tray, frame, ornament);
    case 'emblem':
      return buildEmblem(bench, work, tray, frame, ornament);
    case 'plate':
      return buildPlate(bench, work, tray, frame, ornament);
    case 'sculpture':
      return buildSculpture(bench, work, tray, frame, ornament);
    case 'nameplate':
      return buildNameplate(bench, work, tray, frame, ornament);
    case 'bell':
      return buildBell(bench, work, tray, frame, ornament);
    case 'open-frame':
      return buildOpenFrame(bench, work, tray, frame, ornament);
  }
}
