import { moved as movedMesh, movedOrnament } from '../assembly.ts';
import { baseLast, cleaned, ownMetal } from '../finishMetal.ts';
import { type Frame, frameAt, placementOf, seenFrom, within } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { StoneTray } from '../stones/placing.ts';
import { type FinishedBody, Workpiece } from '../workpiece.ts';
import type { BuiltOrnament } from './built.ts';

/** An ornament modelled and finished once in its own frame, to be set down wherever it is wanted. */
export interface Stamp {
  readonly body: FinishedBody;
  readonly work: Workpiece;
  readonly tray: StoneTray;
  readonly built: BuiltOrnament;
}

/** Builds in the ornament's own frame; works out every boolean, which would else be worked out again at every place. */
export function stampOf(
  bench: Bench,
  build: (work: Workpiece, tray: StoneTray, frame: Frame) => BuiltOrnament,
): Stamp {
  const work = new Workpiece();
  const tray = new StoneTray();
  const built = build(work, tray, frameAt([0, 0, 0]));
  const whole = (solids: readonly Solid[]): Solid[] =>
    [...(solids.length === 0 ? [] : [bench.union(solids)])].filter((solid) => !solid.isEmpty());
  // Fused once: for its own metal, and for that of every piece that it is set down on.
  const own = new Set(work.stones);
  const stones = whole(work.stones);
  const cutters = work.taken().filter((solid) => !own.has(solid));
  const taken = cutters.length === 0 ? stones : whole([...cutters, ...stones]);
  return {
    work,
    tray,
    built,
    body: {
      metal: apart(bench, work, taken),
      taken,
      stones,
      smallStones: work.smallStones,
    },
  };
}

/** What a stamp is set down by. */
export const remainsOf = ({ body, work }: Stamp): Solid[] => [
  ...body.metal.values(),
  ...body.taken,
  ...body.stones,
  ...body.smallStones,
  ...work.enamels.map(({ solid }) => solid),
];

/** Clean metal of several alloys that nowhere share a place: what gives way does so to what is added last (`after`) too. */
function apart(bench: Bench, work: Workpiece, taken: readonly Solid[]): Map<string, Solid> {
  const metal = bench.passing(
    () => ownMetal(bench, work, null, taken),
    (made) => made.values(),
  );
  return new Map(
    baseLast(metal.keys(), bench.baseAlloyId).map((id, i, ids) => {
      const grips = ids.slice(0, i).flatMap((other) => work.after.get(other) ?? []);
      return [id, cleaned(bench, bench.subtract(metal.get(id)!, grips))] as const;
    }),
  );
}

/** Sets a copy down at a frame. */
export function setDown(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  frame: Frame,
  { body, work: made, tray: stones, built }: Stamp,
): BuiltOrnament {
  const place = placementOf(frame);
  const moved = (solid: Solid): Solid => bench.placed(solid, place);
  work.finished.push({
    metal: new Map([...body.metal].map(([alloyId, solid]) => [alloyId, moved(solid)])),
    taken: body.taken.map(moved),
    stones: body.stones.map(moved),
    smallStones: body.smallStones.map(moved),
  });
  for (const { colour, solid } of made.enamels) work.enamels.push({ colour, solid: moved(solid) });
  for (const isGround of made.grounds) work.grounds.push((at) => isGround(seenFrom(frame, at)));
  work.runs.push(...made.runs.map((run) => ({ ...run, mesh: movedMesh(run.mesh, frame) })));
  work.measures.push(...made.measures);
  for (const hold of made.holds) work.holds.push({ ...hold, frame: within(frame, hold.frame) });
  const before = tray.placements.length;
  work.ornaments.push(...made.ornaments.map((place) => movedOrnament(place, frame, before)));
  tray.placeAll(stones, frame);
  return built;
}
