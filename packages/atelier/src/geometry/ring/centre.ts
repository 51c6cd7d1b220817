/** The centre stone of a ring: its head, its halo, the arches that rise to it, or its place in the band. */
import type { PetalStones } from '../../design/petals.ts';
import type { RingDesign, RingHead } from '../../design/ring/document.ts';
import { placementOf } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { lathe } from '../mesh/loft.ts';
import { buildBezel } from '../settings/bezel.ts';
import { clusterPetalMm } from '../settings/cluster.ts';
import { buildFlower, type FlowerPlan, flowerProngs, planFlower } from '../settings/flower.ts';
import { buildHalo, clusterProngs, haloReachMm } from '../settings/halo.ts';
import type { Grip } from '../settings/haloRow.ts';
import { buildHiddenHalo, hiddenHaloReachMm } from '../settings/hiddenHalo.ts';
import { gripsOf, LEAST_PRONG_RADIUS_MM, prongDiameterMm, prongSites } from '../settings/prongs.ts';
import { type Gem, gemBody, gemOf, isDomed, type StoneTray } from '../stones/placing.ts';
import { addScaled, radians } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { buildArches } from './cathedral.ts';
import { bezelBaseOn, frameOnRing, type RingFrame, type RingSeat } from './frame.ts';
import { buildProngHead, type ProngHeadPlan } from './head.ts';
import { outerHeight, profileShape } from './section.ts';
import { acrossBandMm, shankAt, splitSpreadMm, strandWidthMm, tensionGirdleRadius } from './shank.ts';

/** Where arches leave the band (radians from the top): nearer to the head when stones follow below them. */
const archAngle = (ring: RingDesign): number => radians(ring.bandStones ? 36 : 58);

export interface CentreSet {
  readonly gem: Gem;
  readonly frame: RingSeat;
  readonly girdleRadius: number;
  /** Angle from the top that the head takes on the band. */
  readonly takenAngle: number;
  /** Angle up to which its halo or its petals stand over the band: what is modelled there would be cut by them, or cut them from below. */
  readonly shadedAngle: number;
}

/** Sets the centre stone: metal into `work`, the stone onto `tray`. */
export function setCentre(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  ring: RingDesign,
  frame: RingFrame,
  head: RingHead,
  stone: NonNullable<RingDesign['centre']>,
): CentreSet {
  const gem = gemOf(stone);
  const girdleRadius = centreGirdleRadius(ring, frame, gem, head);
  const seat = frameOnRing(0, girdleRadius, 0, stone.orientation === 'along-finger' ? 'finger' : 'band');
  const across = acrossBandMm(ring) / 2;
  // Prongs of a dome stand upright from below its edge; the others lean in towards the band.
  let reach = isDomed(gem) ? across + 0.8 : across * 0.8;
  let grips: readonly Grip[] = [];
  /** How far what stands about the stone reaches beyond it. */
  let shadeMm = ring.halo ? haloReachMm(ring.halo) : 0;
  switch (head.kind) {
    case 'prong':
      grips = addProngHead(bench, work, ring, frame, gem, seat, {
        gallery: head.gallery,
        sites: prongSites(gem, head.prongCount),
        form: head.prongForm,
        radiusMm: prongRadius(ring, gem),
        alloyId: head.alloyId,
        footingMm: footing(ring),
        fallMm: fallTo(ring),
        isTied: head.hiddenHalo !== undefined,
      });
      if (head.hiddenHalo)
        buildHiddenHalo(bench, work, tray, gem, seat, {
          alloyId: head.alloyId,
          halo: head.hiddenHalo,
          grips,
        });
      break;
    case 'bezel':
      buildBezel(bench, work, gem, seat, bezelBaseOn(frame, seat), head);
      reach = across + 0.5;
      break;
    case 'cluster': {
      if (head.petalStones !== undefined) {
        reach = Math.max(reach, setFlower(bench, work, tray, ring, frame, gem, seat, head, head.petalStones));
        break;
      }
      const petal = clusterPetalMm(gem, head.petals, isPosy(head) ? 'alike' : 'small');
      const { sites, evenly } = clusterProngs(gem, petal);
      const held = addProngHead(bench, work, ring, frame, gem, seat, {
        gallery: 'basket',
        sites,
        form: 'round',
        radiusMm: clusterProngMm(ring, gem),
        alloyId: head.alloyId,
        footingMm: footing(ring),
        fallMm: fallTo(ring),
      });
      const petals = {
        stone: head.accent,
        alloyId: head.alloyId,
        meleeDiameterMm: petal,
        rows: 1,
        outline: 'follow',
        scalloped: true,
        milgrain: false,
      } as const;
      buildHalo(bench, work, tray, gem, seat, petals, evenly ? [] : held, head.inTurn);
      shadeMm = haloReachMm(petals);
      break;
    }
    case 'tension':
      reach = across + 0.8;
      break;
    case 'flush':
      work.cutters.push(flushSeat(bench, gem, seat, frame));
      reach = across + 0.5;
      break;
  }
  if (ring.halo) {
    buildHalo(bench, work, tray, gem, seat, ring.halo, grips);
  }
  if (
    ring.shoulders.kind === 'cathedral' &&
    (head.kind === 'prong' || head.kind === 'bezel' || head.kind === 'cluster')
  ) {
    const rise = ring.shoulders.rise;
    const low = frame.outerRadiusMm;
    const meetZ = low + (girdleRadius - gem.widthMm * 0.1 - low) * rise;
    const share = 0.6 + 0.36 * ((meetZ - low) / (girdleRadius - low));
    work.add(
      ring.band.alloyId,
      ...buildArches(bench, ring, frame, archAngle(ring), across * share + 0.1, meetZ),
    );
    reach = Math.max(reach, frame.outerRadiusMm * Math.sin(archAngle(ring)));
  }
  // The culet may reach into the band: it gets its hole, as a setter would drill.
  work.cutters.push(bench.placed(gemBody(bench, gem, 1.02), placementOf(seat)));
  work.stones.push(bench.placed(gemBody(bench, gem), placementOf(seat)));
  tray.place(gem, seat, 'centre');
  work.measures.push({
    kind: 'culet-clearance',
    where: 'centre stone to the finger',
    value: girdleRadius - gem.pavilionMm - frame.innerRadiusMm,
    alloyId: null,
  });
  return {
    gem,
    frame: seat,
    girdleRadius,
    takenAngle: Math.asin(Math.min(0.95, (reach + 0.2) / frame.outerRadiusMm)),
    shadedAngle: shadeMm > 0 ? Math.asin(Math.min(0.95, (across + shadeMm) / girdleRadius)) : 0,
  };
}

type ClusterHead = Extract<RingHead, { kind: 'cluster' }>;

/** Fewer than so many stones of different kinds about one are as much as it. */
const POSY_BELOW = 8;
const isPosy = ({ inTurn, petals }: ClusterHead): boolean => inTurn !== undefined && petals < POSY_BELOW;

/** A flower that opens towards the fingertip. */
const flowerPlan = (head: ClusterHead, stones: PetalStones): FlowerPlan => ({
  petals: head.petals,
  accent: head.accent,
  stones,
  alloyId: head.alloyId,
  milgrain: false,
  firstAngle: 0,
});

/** The centre in its head with petals about it; how far they reach along the band, mm. */
function setFlower(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  ring: RingDesign,
  frame: RingFrame,
  gem: Gem,
  seat: RingSeat,
  head: ClusterHead,
  stones: PetalStones,
): number {
  const plan = flowerPlan(head, stones);
  if (stones.setting === 'bezel' || isDomed(gem))
    buildBezel(bench, work, gem, seat, bezelBaseOn(frame, seat), {
      kind: 'bezel',
      alloyId: head.alloyId,
      coverage: 'full',
      wallMm: null,
      clearanceMm: head.clearanceMm,
      milgrain: false,
      scalloped: false,
    });
  else
    addProngHead(bench, work, ring, frame, gem, seat, {
      gallery: 'basket',
      sites: flowerProngs(gem, plan),
      form: 'round',
      radiusMm: clusterProngMm(ring, gem),
      alloyId: head.alloyId,
      footingMm: footing(ring),
      fallMm: fallTo(ring),
    });
  const { petal, radiiMm } = buildFlower(bench, work, tray, gem, seat, plan);
  return Math.max(...radiiMm) + petal.widthMm / 2;
}

function addProngHead(
  bench: Bench,
  work: Workpiece,
  ring: RingDesign,
  frame: RingFrame,
  gem: Gem,
  seat: RingSeat,
  plan: ProngHeadPlan,
): Grip[] {
  const parts = buildProngHead(
    bench,
    gem,
    seat,
    frame,
    ring.halo && plan.form === 'round' ? { ...plan, form: 'claw' } : plan,
  );
  work.add(plan.alloyId, ...parts.solids);
  work.measures.push(...parts.measures);
  work.holds.push(parts.hold);
  return gripsOf(parts.hold);
}

/** Between petals the seats of two neighbours take so much of a fine prong. */
const PETALS_TAKE = 1.05;

/** Radius of the centre's prongs in a cluster, mm. */
const clusterProngMm = (ring: RingDesign, gem: Gem): number =>
  Math.max(LEAST_PRONG_RADIUS_MM * PETALS_TAKE, prongRadius(ring, gem) * 0.8);

/** Prongs inside a halo are finer: the halo takes part of the load. Never under the castable 0.6 mm. */
function prongRadius(ring: RingDesign, gem: Gem): number {
  const full = prongDiameterMm(gem.widthMm) / 2;
  return Math.max(LEAST_PRONG_RADIUS_MM, ring.halo ? full * 0.76 : full);
}

/** Width along the finger that a converging head may stand on. */
function footing(ring: RingDesign): number {
  return ring.band.form === 'split' ? splitSpreadMm(ring, 0) + strandWidthMm(ring) : shankAt(ring, 0).widthMm;
}

/** How far the inner flanks of two strands have fallen where a small head reaches them; their crests lie farther apart. */
function fallTo(ring: RingDesign): ProngHeadPlan['fallMm'] {
  if (ring.band.form !== 'split') return undefined;
  const half = strandWidthMm(ring) / 2;
  const shape = profileShape(ring.band.profile, 2 * half, ring.band.thicknessMm);
  const crestMm = splitSpreadMm(ring, 0) / 2;
  return (reachMm) => {
    const off = Math.min(1, Math.max(0, (crestMm - reachMm) / half));
    return ring.band.thicknessMm - outerHeight(shape, ring.band.thicknessMm, off);
  };
}

/** Between the band and the gallery of a hidden halo, mm: what can still be cleaned. */
const GALLERY_CLEAR_MM = 0.45;

/** Between the band and the cups of petals, mm. */
const PETALS_CLEAR_MM = 0.35;

/** Radius at which the centre stone's girdle lies. */
function centreGirdleRadius(ring: RingDesign, frame: RingFrame, gem: Gem, head: RingHead): number {
  switch (head.kind) {
    case 'prong':
    case 'bezel':
    case 'cluster': {
      // A halo must clear the band; the flat base of a dome must leave room for what carries it.
      const dome = gem.kind.form === 'faceted' ? 0 : frame.thicknessMm * 0.75 + gem.pavilionMm + 0.6;
      const above = ring.halo ? frame.thicknessMm + ring.halo.meleeDiameterMm * 0.9 + 0.5 : 0;
      const hidden = head.kind === 'prong' ? head.hiddenHalo : undefined;
      const gallery = hidden ? frame.thicknessMm + hiddenHaloReachMm(gem, hidden) + GALLERY_CLEAR_MM : 0;
      const stones = head.kind === 'cluster' ? head.petalStones : undefined;
      const petals =
        head.kind === 'cluster' && stones !== undefined
          ? frame.thicknessMm + planFlower(gem, flowerPlan(head, stones)).depthMm + PETALS_CLEAR_MM
          : 0;
      return frame.innerRadiusMm + Math.max(head.clearanceMm + gem.pavilionMm, above, gallery, petals, dome);
    }
    case 'tension':
      return tensionGirdleRadius(ring, frame);
    case 'flush':
      return frame.outerRadiusMm - gem.crownMm * 0.8;
  }
}

/** Where a flush stone goes: a straight-walled hole over its girdle, a bearing, an opening to the finger. */
function flushSeat(bench: Bench, gem: Gem, seat: RingSeat, frame: RingFrame) {
  const through = gem.widthMm * 0.22;
  const depth = frame.thicknessMm + 2;
  return bench.union([
    bench.placed(
      bench.solid(
        lathe(
          [
            [through, -depth],
            [through, 0],
          ],
          28,
        ),
        'light hole',
      ),
      placementOf(seat),
    ),
    bench.hull(
      gem.outline.flatMap((p) =>
        [0, gem.crownMm + 2].map((z) =>
          addScaled(addScaled(addScaled(seat.origin, seat.x, p.x * 1.01), seat.y, p.y * 1.01), seat.z, z),
        ),
      ),
    ),
  ]);
}
