import type { Vec3 } from '@filigree/raytracer';
import { frameAt, placementOf } from '../../frame.ts';
import type { Bench, Solid } from '../../mesh/bench.ts';
import { bezelWallMm, buildBezel } from '../../settings/bezel.ts';
import { type Gem, gemBody, type StoneTray } from '../../stones/placing.ts';
import { beadAt, type MeleeTools, meleeTools, seatAt } from '../../stones/seats.ts';
import { radians } from '../../vec.ts';
import type { Workpiece } from '../../workpiece.ts';
import type { BuiltOrnament } from '../built.ts';
import { raised } from '../relief/raise.ts';
import type { Kit, SetStone } from './kit.ts';
import { frameOn, type Site } from './site.ts';

/** Flats on a band are split to this length before they are bent. */
const BEND_STEP_MM = 0.45;
/** How far inside its outer edge the thickness of a hold is felt. */
const HOLD_INSET_MM = 0.3;
/** Half the width of metal that a hold looks at, and its steps inwards. */
const HOLD_HALF_MM = 0.3;
const HOLD_STEP_MM = 0.12;
/** Metal that a fused ring of wire needs to bite into, within that inset. */
const HOLD_VOLUME_MM3 = 0.06;
/** Of that ring's wire about the hold itself. */
const HOLD_BITE_MM3 = 0.02;
/** How high over a bezel's girdle it is cut open, mm, and how far out, as a share of the stone: its lip leans in less. */
const OPEN_MM = 1.8;
const OPEN_SHARE = 0.9;
/** A stone farther than this from the middle, as a share of the motif's height, is near its edge. */
const NEAR_EDGE_SHARE = 0.2;

/** A drawing fused on the flat. */
interface Flat {
  readonly main: Solid;
  readonly accent: Solid | null;
  readonly built: BuiltOrnament;
}

/** Drawings that are fused, by how far they go on behind their backs: a row along a band lays one down often. */
const known = new WeakMap<Kit, Map<number, Flat>>();

/** Fuses what the form drew, lays it on its site, sets the stones and measures what others hang on to. */
export function finishMotif(k: Kit, work: Workpiece, tray: StoneTray, site: Site): BuiltOrnament {
  const { bench, spec } = k;
  const { main, accent, built } = flat(k, site.backMm);
  work.add(spec.alloyId, laid(bench, main, site));
  if (accent) work.add(spec.accentAlloyId, laid(bench, accent, site));
  const tools = new Map<string, MeleeTools>();
  for (const stone of k.stones) {
    if (stone.hold === 'beads') setInBeads(bench, work, tray, site, stone, tools);
    else setInBezel(bench, work, tray, site, stone);
  }
  return built;
}

function flat(k: Kit, backMm: number): Flat {
  const { bench } = k;
  const flats = known.get(k) ?? new Map<number, Flat>();
  known.set(k, flats);
  const made =
    flats.get(backMm) ??
    bench.lasting(() =>
      bench.passing(
        () => fused(k, backMm),
        ({ main, accent }) => (accent === null ? [main] : [main, accent]),
      ),
    );
  flats.set(backMm, made);
  return made;
}

function fused(k: Kit, backMm: number): Flat {
  const { bench, spec } = k;
  const { main: own, accent: second, cuts } = k;
  const twoTone = spec.accentAlloyId !== spec.alloyId && second.length > 0;
  const front = trimmed(bench, twoTone ? own : [...own, ...second], cuts);
  const accent = twoTone ? trimmed(bench, second, cuts) : null;
  const main = backed(bench, front, backMm);
  const local = accent ? bench.union([main, accent]) : main;
  // Measured as it will be cast: fused metal is simplified, and crumbs of drawn-out tips go.
  return { main, accent, built: measured(bench, k, cleaned(bench, local)) };
}

function cleaned(bench: Bench, solid: Solid): Solid {
  const bodies = bench.bodies(bench.simplified(solid, 0.0025)).filter((body) => body.volume() > 0.03);
  return bodies.length === 0 ? solid : bench.union(bodies);
}

/** One body of all, cut, and cut off at its back. */
function trimmed(bench: Bench, bodies: readonly Solid[], cuts: readonly Solid[]): Solid {
  const fused = bench.passing(
    () => bench.subtract(bench.union(bodies), cuts),
    (cut) => [cut],
  );
  const { min, max } = bench.extent(fused);
  if (min[2] > -1e-4) return fused;
  return bench.subtract(fused, [
    box(bench, [min[0] - 1, min[1] - 1, min[2] - 1], [max[0] + 1, max[1] + 1, 0]),
  ]);
}

/** Where the metal's outline is taken for what goes on behind it, and how far that stays inside of it, mm. */
const OUTLINE_AT_MM = 0.12;
const BACK_INSET_MM = 0.16;

/** The metal with its outline gone on behind its back: a front that reaches beyond its band is as thick as the band. */
function backed(bench: Bench, front: Solid, backMm: number): Solid {
  if (backMm <= 0) return front;
  const outline = bench.plainer(bench.grown(bench.sliced(front, OUTLINE_AT_MM), -BACK_INSET_MM), 0.01);
  const back = raised(bench, outline, -backMm, OUTLINE_AT_MM, 0.02, 'back of the front');
  return back === null ? front : bench.union([front, back]);
}

const box = (bench: Bench, a: Vec3, b: Vec3): Solid =>
  bench.hull(
    [a[0], b[0]].flatMap((x) => [a[1], b[1]].flatMap((y) => [a[2], b[2]].map((z): Vec3 => [x, y, z]))),
  );

function laid(bench: Bench, solid: Solid, site: Site): Solid {
  if (site.curved) {
    // Bending keeps the order of corners, so a mirror image has to be made before it.
    const { map } = site;
    if (!site.mirrored) return bench.bent(solid, BEND_STEP_MM, map);
    const image = bench.placed(solid, { x: [-1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, 0, 0] });
    return bench.bent(image, BEND_STEP_MM, (x, y, z) => map(-x, y, z));
  }
  const origin = site.map(0, 0, 0);
  const axis = (x: number, y: number, z: number): Vec3 => {
    const p = site.map(x, y, z);
    return [p[0] - origin[0], p[1] - origin[1], p[2] - origin[2]];
  };
  return bench.placed(solid, { x: axis(1, 0, 0), y: axis(0, 1, 0), z: axis(0, 0, 1), origin });
}

function setInBeads(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  site: Site,
  { gem, at, turn, role, alloyId, drillMm = at[2] + 0.4 }: SetStone,
  made: Map<string, MeleeTools>,
): void {
  const key = `${gem.kind.cut} ${gem.widthMm.toFixed(3)} ${at[2].toFixed(3)}`;
  const tools = made.get(key) ?? meleeTools(bench, gem, drillMm, 1.6);
  made.set(key, tools);
  const frame = frameOn(site, at, turn);
  work.cutters.push(seatAt(bench, tools, frame));
  work.smallStones.push(bench.placed(tools.stone, placementOf(frame)));
  tray.place(gem, frame, role);
  const z = at[2] + gem.crownMm * 0.45;
  for (let i = 0; i < 4; i++) {
    const own = radians(45 + 90 * i);
    const a = own + turn;
    const reach = edgeAt(gem, own) + tools.beadRadiusMm * 0.35;
    const grip = frameOn(site, [at[0] + reach * Math.cos(a), at[1] + reach * Math.sin(a), z]);
    work.addAfter(alloyId, beadAt(bench, tools, grip));
  }
  work.measures.push({ kind: 'bead-diameter', where: 'motif', value: 2 * tools.beadRadiusMm, alloyId });
}

/** How far the girdle reaches in a direction of the stone's own frame, mm: the corners of a square farther than its sides. */
const edgeAt = ({ outline }: Gem, angle: number): number =>
  Math.max(...outline.map(({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle)));

function setInBezel(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  site: Site,
  { gem, at, turn, role, alloyId }: SetStone,
): void {
  const frame = frameOn(site, at, turn);
  const floor = Math.max(0.04, at[2] - gem.pavilionMm - 1.2);
  buildBezel(
    bench,
    work,
    gem,
    frame,
    { floorZ: floor - at[2], throughMm: gem.widthMm * 0.2, drillMm: floor + 0.3 },
    {
      kind: 'bezel',
      alloyId,
      coverage: 'full',
      wallMm: null,
      clearanceMm: 1,
      milgrain: false,
      scalloped: false,
    },
  );
  work.cutters.push(bench.placed(gemBody(bench, gem, 1.012), placementOf(frame)));
  // A swell of the form about it would cover a stone that is let into it: it is cut open within the lip.
  const open = gem.outline.flatMap(({ x, y }): Vec3[] =>
    [0, OPEN_MM].map((z) => [x * OPEN_SHARE, y * OPEN_SHARE, z]),
  );
  work.cutters.push(bench.placed(bench.hull(open), placementOf(frame)));
  work.stones.push(bench.placed(gemBody(bench, gem), placementOf(frame)));
  tray.place(gem, frame, role);
}

function measured(bench: Bench, k: Kit, local: Solid): BuiltOrnament {
  const { min, max } = bench.extent(local);
  let [left, down] = [min[0], min[1]];
  let [right, up, front] = [max[0], max[1], max[2]];
  for (const { gem, at, hold } of k.stones) {
    const reach = gem.lengthMm / 2 + (hold === 'bezel' ? bezelWallMm(gem.widthMm) : 0.3);
    left = Math.min(left, at[0] - reach);
    right = Math.max(right, at[0] + reach);
    down = Math.min(down, at[1] - reach);
    up = Math.max(up, at[1] + reach);
    front = Math.max(front, at[2] + gem.crownMm + 0.1);
  }
  const middle = 0.5 * (min[1] + max[1]);
  const holds = {
    top: beyondBezels(k, holdAt(bench, local, 0, 1, 0), 0, 1),
    bottom: beyondBezels(k, holdAt(bench, local, 0, -1, 0), 0, -1),
    left: beyondBezels(k, holdAt(bench, local, -1, 0, middle), -1, 0),
    right: beyondBezels(k, holdAt(bench, local, 1, 0, middle), 1, 0),
  };
  const main = k.stones.find(({ role }) => role === 'centre');
  return {
    leftMm: -left,
    rightMm: right,
    upMm: up,
    downMm: -down,
    frontMm: front,
    rimMm: Math.min(...Object.values(holds).map((hold) => 2 * hold[2])),
    holds,
    focus: main
      ? [main.at[0], lookedAt(main.at[1], down, up), main.at[2] + main.gem.crownMm]
      : [0, middle, front],
  };
}

/** A hold is on a bezel where that reaches farther out than the metal it stands on: inside it there is the stone. */
function beyondBezels(k: Kit, hold: Vec3, dx: number, dy: number): Vec3 {
  let [x, y, z] = hold;
  for (const { gem, at, hold: kind } of k.stones) {
    if (kind !== 'bezel') continue;
    const wallMm = bezelWallMm(gem.widthMm);
    const across = dx === 0 ? x - at[0] : y - at[1];
    const out = dx * (at[0] - x) + dy * (at[1] - y) + gem.widthMm / 2 + wallMm / 2;
    if (Math.abs(across) > gem.widthMm / 4 || out <= 0) continue;
    [x, y, z] = [x + dx * out, y + dy * out, at[2] - UNDER_GIRDLE_MM];
  }
  return [x, y, z];
}
/** How far below the girdle a wire bites into a bezel's wall. */
const UNDER_GIRDLE_MM = 0.3;

/** A motif's stone is looked at; from one near an edge the look goes halfway to the middle, to see what it belongs to. */
function lookedAt(stoneMm: number, fromMm: number, toMm: number): number {
  const middleMm = (fromMm + toMm) / 2;
  const isNearEdge = Math.abs(stoneMm - middleMm) > NEAR_EDGE_SHARE * (toMm - fromMm);
  return isNearEdge ? (stoneMm + middleMm) / 2 : stoneMm;
}

/** As a share of the size: metal that ends deeper between two twins is not between them any more. */
const DEEPEST_NOTCH = 0.5;
const TWINS_WITHIN_MM = 0.3;

/**
 * Where the metal ends in a direction: in the middle of the motif if what ends there is near the outermost, or if it
 * ends in a notch between two twins, so that the motif hangs straight; else at the outermost place that is nearest to
 * the middle. The height is the middle of the metal there.
 */
function holdAt(bench: Bench, local: Solid, dx: number, dy: number, middle: number): Vec3 {
  const { min, max } = bench.extent(local);
  const across = dx === 0;
  const far = (b: { min: Vec3; max: Vec3 }): number =>
    dx + dy > 0 ? b.max[across ? 1 : 0] : b.min[across ? 1 : 0];
  const size = across ? max[1] - min[1] : max[0] - min[0];
  const strip = (half: number, at: number): Solid =>
    bench.intersect(
      local,
      across
        ? box(bench, [at - half, min[1] - 1, min[2] - 1], [at + half, max[1] + 1, max[2] + 1])
        : box(bench, [min[0] - 1, at - half, min[2] - 1], [max[0] + 1, at + half, max[2] + 1]),
    );
  const ends = (solid: Solid): number | null => (solid.isEmpty() ? null : far(bench.extent(solid)));
  let at = middle;
  const inMiddle = ends(strip(0.3, middle));
  if (inMiddle === null || Math.abs(inMiddle - far({ min, max })) > size * 0.14) {
    // Bring in the outermost place by its neighbourhood's middle.
    const edge = far({ min, max });
    const sign = dx + dy > 0 ? 1 : -1;
    const cap = bench.intersect(
      local,
      across
        ? box(
            bench,
            [min[0] - 1, Math.min(edge, edge - sign * 0.25), -1],
            [max[0] + 1, Math.max(edge, edge - sign * 0.25), max[2] + 1],
          )
        : box(
            bench,
            [Math.min(edge, edge - sign * 0.25), min[1] - 1, -1],
            [Math.max(edge, edge - sign * 0.25), max[1] + 1, max[2] + 1],
          ),
    );
    const spans = bench.bodies(cap).map((body) => bench.extent(body));
    const centres = spans.map((b) => (across ? (b.min[0] + b.max[0]) / 2 : (b.min[1] + b.max[1]) / 2));
    const depth = inMiddle === null ? Number.POSITIVE_INFINITY : Math.abs(inMiddle - edge);
    at = depth < size * DEEPEST_NOTCH && areTwins(centres, middle) ? middle : nearestTo(middle, centres);
  }
  // Where the end there is too fine a tip, its neighbours to either side are tried.
  for (let step = 0; step < 24; step++) {
    const beside = at + (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * HOLD_HALF_MM;
    const found = biteAt(bench, local, strip(HOLD_HALF_MM, beside), dx + dy, across, beside, size);
    if (found) return found;
  }
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
}

/** Whether the ends nearest to the middle stand to its two sides alike: two ears, the lobes of a heart. */
function areTwins(centres: readonly number[], middle: number): boolean {
  const [one, other] = [...centres].sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (one === undefined || other === undefined) return false;
  return Math.abs(one + other - 2 * middle) < TWINS_WITHIN_MM;
}

const nearestTo = (middle: number, centres: readonly number[]): number =>
  centres.reduce((best, c) => (Math.abs(c - middle) < Math.abs(best - middle) - 1e-3 ? c : best));

/** The outermost place of a strip of metal at which there is enough to fuse a ring to; null if it is too fine. */
function biteAt(
  bench: Bench,
  local: Solid,
  here: Solid,
  sign: number,
  across: boolean,
  at: number,
  size: number,
): Vec3 | null {
  if (here.isEmpty()) return null;
  const { min, max } = bench.extent(here);
  const j = across ? 1 : 0;
  const edge = sign > 0 ? max[j] : min[j];
  for (let inset = 0; inset < size * 0.15; inset += HOLD_STEP_MM) {
    const outer = edge - sign * inset;
    const inner = outer - sign * HOLD_INSET_MM;
    const [low, high] = [Math.min(outer, inner), Math.max(outer, inner)];
    const felt = bench.intersect(
      here,
      across
        ? box(bench, [at - HOLD_HALF_MM, low, -1], [at + HOLD_HALF_MM, high, max[2] + 1])
        : box(bench, [low, at - HOLD_HALF_MM, -1], [high, at + HOLD_HALF_MM, max[2] + 1]),
    );
    const thickest = bench
      .bodies(felt)
      .reduce<Solid | null>((best, body) => (best && best.volume() >= body.volume() ? best : body), null);
    if (!thickest || thickest.volume() < HOLD_VOLUME_MM3) continue;
    const { min: a, max: b } = bench.extent(thickest);
    const middle = (a[1 - j] + b[1 - j]) / 2;
    const along = sign > 0 ? b[j] : a[j];
    const z = (a[2] + b[2]) / 2;
    const hold: Vec3 = across ? [middle, along, z] : [along, middle, z];
    const wire = bench.placed(bench.sphere(HOLD_HALF_MM, 12), placementOf(frameAt(hold)));
    if (bench.intersect(local, wire).volume() > HOLD_BITE_MM3) return hold;
  }
  return null;
}
