/** A flower of stones: petals in cups or bezels of their own about a centre stone, tied by a wire under them. */
import type { StoneKind } from '../../design/parts.ts';
import type { PetalStones } from '../../design/petals.ts';
import { type Frame, frameAt, placementOf, toWorld, turned } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { offsetOutline, thinnedOutline } from '../mesh/convex.ts';
import { lathe, type TubePoint, tube } from '../mesh/loft.ts';
import type { Vec3 } from '../solids.ts';
import { crownHeightAt, type Gem, gemBody, gemOf, isDomed, type StoneTray } from '../stones/placing.ts';
import { meleeTools, seatAt } from '../stones/seats.ts';
import { radians, type Vec2 } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { bezelWallMm, buildBezel } from './bezel.ts';
import { buildRail, WALL_CHORD_MM } from './loops.ts';
import { buildProng, type ProngSite, prongDiameterMm, prongSitesAt } from './prongs.ts';

export interface FlowerPlan {
  readonly petals: number;
  readonly accent: StoneKind;
  readonly stones: PetalStones;
  readonly alloyId: string;
  readonly milgrain: boolean;
  /** Direction of the first petal in the frame of the centre stone (radians). */
  readonly firstAngle: number;
}

/** Light between neighbouring petals in prongs, and from the centre's girdle to an end that is round or pointed, mm. */
const GAP_MM = { petals: 0.16, round: 0.26, pointed: 0.5 } as const;
/** How far petals lie under the centre stone, as a share of its width, and how they fall away outwards. */
const DROP_SHARE = 0.06;
const TILT = radians(7);
/** Metal about a petal in its cup, and how high the cup's edge stands over the girdle, mm. */
const CUP_MM = 0.16;
const LIP_MM = 0.12;
/** Half the wires that tie the petals, mm. */
const WIRE_MM = 0.42;
const LEAST_DEPTH_MM = 0.75;
/** How far a claw stands off the stones that it holds, as a share of its radius. */
const CLAW_STAND_OFF = 0.5;
/** The finest claws, half of them: those of small stones are raised like beads. */
const LEAST_CLAW_MM = 0.24;

export interface Flower {
  readonly petal: Gem;
  /** From the middle to that of each petal, in turn (mm). */
  readonly radiiMm: readonly number[];
  readonly angles: readonly number[];
  /** How far the cups reach under the centre's girdle plane, mm. */
  readonly depthMm: number;
}

const isPointed = ({ cut, form }: StoneKind): boolean =>
  form !== 'bead' && (cut === 'Pear' || cut === 'Marquise');

/** Which of its ends a petal turns to the middle: its outline as it lies, outwards along x. */
const lying = (petal: Gem, { points }: PetalStones): Vec2[] =>
  petal.outline.map(({ x, y }) => (points === 'out' ? [x, y] : [-x, -y]));

const hasInnerPoint = ({ accent, stones }: FlowerPlan): boolean =>
  isPointed(accent) && (accent.cut === 'Marquise' || stones.points === 'in');
const hasOuterPoint = ({ accent, stones }: FlowerPlan): boolean =>
  isPointed(accent) && (accent.cut === 'Marquise' || stones.points === 'out');

/** Where the petals lie: as near to the centre as it and their neighbours allow. */
export function planFlower(centre: Gem, plan: FlowerPlan): Flower {
  const { petals, accent, stones } = plan;
  const petal = gemOf({ ...accent, lengthMm: stones.lengthMm, widthMm: stones.widthMm });
  const outline = lying(petal, stones);
  const isBezel = stones.setting === 'bezel';
  const between = isBezel ? bezelWallMm(petal.widthMm) + 0.06 : GAP_MM.petals;
  const toCentre = isBezel
    ? Math.max(bezelWallMm(petal.widthMm), bezelWallMm(centre.widthMm)) + 0.06
    : isDomed(centre)
      ? bezelWallMm(centre.widthMm) + GAP_MM.round
      : hasInnerPoint(plan)
        ? GAP_MM.pointed
        : GAP_MM.round;
  const half = Math.PI / petals;
  // Each keeps to its own sector.
  const clear = Math.max(
    ...outline.map(([x, y]) => (between / 2 + Math.abs(y) * Math.cos(half)) / Math.sin(half) - x),
  );
  const inner = Math.max(...outline.map(([x]) => -x));
  const angles = Array.from({ length: petals }, (_, i) => plan.firstAngle + (2 * Math.PI * i) / petals);
  const radiiMm = angles.map((a) => Math.max(clear, reachOf(centre, a) + toCentre + inner));
  const cup = Math.max(LEAST_DEPTH_MM, petal.pavilionMm + 0.12);
  const fall = Math.sin(TILT) * (petal.lengthMm / 2);
  return { petal, radiiMm, angles, depthMm: DROP_SHARE * centre.widthMm + cup + fall };
}

/** How far the centre stone reaches in a direction, mm. */
const reachOf = (gem: Gem, angle: number): number =>
  Math.max(...gem.outline.map(({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle)));

/** The outlines of all petals about the middle with `mm` of metal about them, in the centre's frame. */
export const petalOutlines = (
  { petal, radiiMm, angles }: Flower,
  stones: PetalStones,
  mm: number,
): Vec2[][] =>
  angles.map((a, i) =>
    offsetOutline(petal.outline, mm).map(([x, y]): Vec2 => {
      const [u, v] = stones.points === 'out' ? [x, y] : [-x, -y];
      const out = radiiMm[i]! + u;
      return [out * Math.cos(a) - v * Math.sin(a), out * Math.sin(a) + v * Math.cos(a)];
    }),
  );

/** Angles midway between the petals: where the centre's own prongs stand. */
export const petalGaps = ({ petals, firstAngle }: Pick<FlowerPlan, 'petals' | 'firstAngle'>): number[] =>
  Array.from({ length: petals }, (_, i) => firstAngle + (2 * Math.PI * (i + 0.5)) / petals);

/** Prongs of the centre between the petals: in every gap of few, three or four evenly where there are many. */
export function flowerProngs(centre: Gem, plan: Pick<FlowerPlan, 'petals' | 'firstAngle'>): ProngSite[] {
  const gaps = petalGaps(plan);
  const count = gaps.length < 6 ? gaps.length : gaps.length % 3 === 0 ? 3 : 4;
  return prongSitesAt(
    centre,
    Array.from({ length: count }, (_, i) => gaps[Math.round((i * gaps.length) / count)]!),
  );
}

/** Sets the petals about a centre stone at `frame` (its girdle's middle, table along z). */
export function buildFlower(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  centre: Gem,
  frame: Frame,
  plan: FlowerPlan,
): Flower {
  const flower = planFlower(centre, plan);
  const { petal, radiiMm, angles } = flower;
  const { stones, alloyId } = plan;
  const drop = -DROP_SHARE * centre.widthMm;
  const cupMm = Math.max(LEAST_DEPTH_MM, petal.pavilionMm + 0.12);
  const seats = angles.map((a, i) => petalFrame(frame, a, radiiMm[i]!, drop, stones));
  const isBezel = stones.setting === 'bezel';
  const stone = gemBody(bench, petal);
  const cupped = isBezel
    ? null
    : {
        cup: petalCup(bench, petal, cupMm),
        tools: meleeTools(bench, petal, cupMm + 0.6, petal.crownMm + 1),
      };
  for (const seat of seats) {
    const body = bench.placed(stone, placementOf(seat));
    if (cupped === null) {
      buildBezel(
        bench,
        work,
        petal,
        seat,
        { floorZ: -cupMm, throughMm: petal.widthMm * 0.3, drillMm: 1 },
        {
          kind: 'bezel',
          alloyId,
          coverage: 'full',
          clearanceMm: 0.5,
          wallMm: null,
          milgrain: plan.milgrain,
          scalloped: false,
        },
      );
      work.stones.push(body);
    } else {
      work.add(alloyId, bench.placed(cupped.cup, placementOf(seat)));
      work.cutters.push(seatAt(bench, cupped.tools, seat));
      work.smallStones.push(body);
    }
    tray.place(petal, seat, 'halo');
  }
  work.add(alloyId, ...ties(bench, centre, frame, flower, { z: drop - cupMm * 0.62, isBezel }));
  if (!isBezel) work.addAfter(alloyId, ...claws(bench, work, centre, frame, flower, plan, seats, drop));
  return flower;
}

/** A petal's frame: its length along x from the middle outwards (or to it), falling away a little. */
function petalFrame(
  frame: Frame,
  angle: number,
  radiusMm: number,
  z: number,
  { points }: PetalStones,
): Frame {
  const out = turned(frame, angle);
  const [c, s] = [Math.cos(TILT), Math.sin(TILT)];
  const flat: Frame = {
    x: toWorld({ ...out, origin: [0, 0, 0] }, c, 0, -s),
    y: out.y,
    z: toWorld({ ...out, origin: [0, 0, 0] }, s, 0, c),
    origin: toWorld(out, radiusMm, 0, z),
  };
  return points === 'out' ? flat : turned(flat, Math.PI);
}

/** A solid cup that narrows under the stone; its seat and light hole are cut afterwards. */
function petalCup(bench: Bench, petal: Gem, depthMm: number): Solid {
  const outline = thinnedOutline(petal.outline, WALL_CHORD_MM);
  const at = (offset: number, share: number, z: number): Vec3[] =>
    offsetOutline(outline, offset, share).map(([x, y]): Vec3 => [x, y, z]);
  return bench.hull([
    ...at(CUP_MM - 0.05, 1, LIP_MM),
    ...at(CUP_MM, 1, 0),
    ...at(CUP_MM * 0.8, 1, -0.2),
    ...at(0, 0.8, -depthMm * 0.72),
    ...at(0, 0.55, -depthMm),
  ]);
}

/** How far from the middle the wire under a petal runs, mm: inside of where the petal is seen to part from the next. */
export const tieRadiusMm = ({ radiiMm, petal }: Pick<Flower, 'radiiMm' | 'petal'>, i: number): number =>
  radiiMm[i]! - petal.lengthMm * TIE_SHARE;
const TIE_SHARE = 0.24;

/** A wire that runs under all petals, one from each to the middle, and a ring under the centre's girdle. */
function ties(
  bench: Bench,
  centre: Gem,
  frame: Frame,
  { angles, radiiMm, petal }: Flower,
  { z, isBezel }: { readonly z: number; readonly isBezel: boolean },
): Solid[] {
  const wire = (at: Vec3): TubePoint => ({ at, side: WIRE_MM, up: WIRE_MM });
  const count = angles.length;
  const wireRadius = (i: number): number => tieRadiusMm({ radiiMm, petal }, i);
  const around = Array.from({ length: count * 8 }, (_, k) => {
    const [i, t] = [Math.floor(k / 8), (k % 8) / 8];
    const radius = wireRadius(i) * (1 - t) + wireRadius((i + 1) % count) * t;
    const a = angles[i]! + (2 * Math.PI * t) / count;
    return wire(toWorld(frame, radius * Math.cos(a), radius * Math.sin(a), z));
  });
  const spokes = angles.map((a, i) => {
    const from = reachOf(centre, a) * 0.92;
    // Bezels are hollow: what reached past their near wall would hang in the well.
    const to = radiiMm[i]! + petal.lengthMm * (isBezel ? -0.24 : 0.1);
    return tube(
      [from, (from + to) / 2, to].map((r) => wire(toWorld(frame, r * Math.cos(a), r * Math.sin(a), z))),
      frame.z,
      { segments: 14 },
    );
  });
  return [
    bench.solid(tube(around, frame.z, { segments: 14, closed: true }), 'flower wire'),
    ...spokes.map((mesh) => bench.solid(mesh, 'flower spoke')),
    buildRail(bench, centre.outline, frame, { offset: 0.06, share: 1, z, radiusMm: WIRE_MM }),
  ];
}

/** Claws that neighbours share, one that each inner point shares with the centre, and one about each outer point. */
function claws(
  bench: Bench,
  work: Workpiece,
  centre: Gem,
  frame: Frame,
  flower: Flower,
  plan: FlowerPlan,
  seats: readonly Frame[],
  drop: number,
): Solid[] {
  const { petal, radiiMm, angles } = flower;
  const radius = Math.max(LEAST_CLAW_MM, prongDiameterMm(petal.widthMm) * 0.44);
  const outlines = petalOutlines(flower, plan.stones, 0);
  const top = crownHeightAt(petal, radius * 0.6) + radius * 0.5;
  const foot = petal.pavilionMm * 0.5 + 0.3;
  const claw = (at: Vec2, z: number): Solid => {
    const profile: [number, number][] = [
      [radius * 0.9, z - foot],
      [radius, z - foot * 0.4],
      [radius, z + top - radius * 0.7],
      ...Array.from({ length: 6 }, (_, i): [number, number] => {
        const a = ((i + 1) / 6) * (Math.PI / 2);
        return [Math.max(0, radius * Math.cos(a)), z + top - radius * 0.7 + radius * 0.7 * Math.sin(a)];
      }),
    ];
    return bench.placed(
      bench.solid(lathe(profile, 16), 'petal claw'),
      placementOf({ ...frame, origin: toWorld(frame, at[0], at[1], 0) }),
    );
  };
  // All petals are one stone: their prongs are bent once, in its own frame.
  const prongs = (site: ProngSite, form: 'round' | 'v'): Solid[] => {
    const feet: Vec3[] = [[site.x * 0.86, site.y * 0.86, -foot * 1.2]];
    const bent = buildProng(bench, petal, frameAt([0, 0, 0]), site, feet, { form, radiusMm: radius });
    return seats.flatMap((seat) => bent.map((prong) => bench.placed(prong, placementOf(seat))));
  };
  const made: Solid[] = [];
  let apart = false;
  const count = angles.length;
  petalGaps(plan).forEach((a, i) => {
    const [near, next] = [outlines[i]!, outlines[(i + 1) % count]!];
    const mid = (radiiMm[i]! + radiiMm[(i + 1) % count]!) / 2;
    const sector: Vec2 = [Math.cos(a), Math.sin(a)];
    const falls = (s: number): number => drop - Math.tan(TILT) * (s * Math.cos(Math.PI / count) - mid);
    const places = sharedPlaces([...near, ...next], sector, {
      leastMm: reachOf(centre, a) + radius * CLAW_STAND_OFF,
      mostMm: mid + petal.lengthMm / 2,
      clearMm: radius * CLAW_STAND_OFF,
    });
    for (const s of places) made.push(claw([sector[0] * s, sector[1] * s], falls(s)));
    if (places.length === 0) apart = true;
  });
  // Petals that stand apart have claws of their own.
  if (apart) for (const site of ownSites(petal, plan)) made.push(...prongs(site, 'round'));
  if (hasInnerPoint(plan))
    angles.forEach((a) => {
      const s = reachOf(centre, a) + GAP_MM.pointed / 2;
      made.push(claw([Math.cos(a) * s, Math.sin(a) * s], drop));
    });
  if (hasOuterPoint(plan)) {
    // A marquise that points to the middle was turned with its frame.
    const tip = plan.stones.points === 'out' ? 0 : Math.PI;
    const [site] = prongSitesAt(petal, [tip]).map((one): ProngSite => ({ ...one, corner: true }));
    made.push(...prongs(site!, 'v'));
  }
  work.measures.push({
    kind: 'bead-diameter',
    where: 'claws of the petals',
    value: radius * 2,
    alloyId: plan.alloyId,
  });
  return made;
}

/** The sides of a petal that no neighbour's claw reaches: of a pear about its round end. */
function ownSites(petal: Gem, { accent }: FlowerPlan): ProngSite[] {
  const degrees =
    accent.cut === 'Pear' ? [105, -105] : accent.cut === 'Marquise' ? [90, -90] : [50, 130, -130, -50];
  return prongSitesAt(petal, degrees.map(radians));
}

/**
 * Where on the line between two petals a claw stands as near to both as its seat allows: outside of where they are
 * closest, and inside of it (distances from the middle, mm).
 */
function sharedPlaces(
  outline: readonly Vec2[],
  [dx, dy]: Vec2,
  {
    leastMm,
    mostMm,
    clearMm,
  }: { readonly leastMm: number; readonly mostMm: number; readonly clearMm: number },
): number[] {
  const clearance = (s: number): number =>
    Math.min(...outline.map(([x, y]) => Math.hypot(x - dx * s, y - dy * s)));
  const steps = Array.from({ length: 81 }, (_, i) => leastMm + ((mostMm - leastMm) * i) / 80);
  if (steps.length === 0 || mostMm <= leastMm) return [];
  const closest = steps.reduce((best, s) => (clearance(s) < clearance(best) ? s : best));
  if (clearance(closest) > clearMm) return [];
  const outer = steps.find((s) => s > closest && clearance(s) >= clearMm);
  const inner = [...steps].reverse().find((s) => s < closest && clearance(s) >= clearMm);
  return [outer, inner].filter((s) => s !== undefined);
}
