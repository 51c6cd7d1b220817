import type { RingDesign, RingHead } from '../../design/ring/document.ts';
import { placementOf } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { lathe } from '../mesh/loft.ts';
import { buildBezel } from '../settings/bezel.ts';
import { clusterPetalMm } from '../settings/cluster.ts';
import { buildHalo, clusterProngs, haloReachMm } from '../settings/halo.ts';
import type { Grip } from '../settings/haloRow.ts';
import { buildHiddenHalo, hiddenHaloReachMm } from '../settings/hiddenHalo.ts';
import { gripsOf, LEAST_PRONG_RADIUS_MM, prongDiameterMm, prongSites } from '../settings/prongs.ts';
import type { Anchors } from '../solids.ts';
import { type Gem, gemBody, gemOf, isDomed, type StoneTray } from '../stones/placing.ts';
import { addScaled, radians } from '../vec.ts';
import { Workpiece } from '../workpiece.ts';
import { bandOrnaments } from './bandOrnaments.ts';
import { cutBandPattern } from './bandPattern.ts';
import { buildBandStones } from './bandStones.ts';
import { buildArches } from './cathedral.ts';
import { buildCoil } from './coil.ts';
import { buildFiligree } from './filigree.ts';
import { bezelBaseOn, frameOnRing, type RingFrame, type RingSeat, ringFrame } from './frame.ts';
import { buildProngHead, type ProngHeadPlan } from './head.ts';
import { engraveInside } from './innerLetters.ts';
import { buildRingMotifs } from './motifs.ts';
import { buildOpenFront } from './openFront.ts';
import { buildPair, pairSeats } from './pair.ts';
import { secondMetal } from './second.ts';
import {
  acrossBandMm,
  buildShank,
  shankAt,
  splitSpreadMm,
  strandWidthMm,
  tensionGirdleRadius,
} from './shank.ts';
import { buildSideStones } from './sides.ts';
import { buildSignet } from './signet.ts';
import { cutChannel } from './spinner.ts';

/** Builds all of a ring: metal into the returned workpiece, stones onto the tray. */
export function buildRing(
  bench: Bench,
  tray: StoneTray,
  ring: RingDesign,
): { work: Workpiece; anchors: Anchors } {
  if (ring.shoulders.kind === 'motif' && ring.shoulders.coil)
    return buildCoil(bench, tray, ring, ring.shoulders.ornament, ring.shoulders.coil);
  const frame = ringFrame(ring);
  const work = new Workpiece();
  work.base.push(buildShank(bench, ring, frame));
  const { second } = ring.band;
  if (second && (ring.band.form === 'single' || ring.band.form === 'twist'))
    work.second = {
      alloyId: second.alloyId,
      region: secondMetal(bench, ring, frame, second.widthShare),
    };
  work.measures.push(
    {
      kind: 'shank-width',
      where: 'band at the top',
      value: shankAt(ring, 0.5).widthMm,
      alloyId: ring.band.alloyId,
    },
    {
      kind: 'shank-width',
      where: 'band at the palm',
      value: shankAt(ring, Math.PI).widthMm,
      alloyId: ring.band.alloyId,
    },
    {
      kind: 'shank-thickness',
      // Between twisted strands there is a valley: what is gauged across a band tells nothing of them.
      // So does one across the sleeve of a spinner of its rims.
      where:
        ring.band.form === 'twist'
          ? 'strands at the palm'
          : ring.spinner
            ? 'rims at the palm'
            : 'band at the palm',
      value: shankAt(ring, Math.PI).thicknessMm,
      alloyId: ring.band.alloyId,
    },
  );
  // A band that is open in front is pressed to size there.
  if (ring.openingMm !== null && !ring.openFront)
    work.baseCutters.push(openingAtPalm(bench, ring, frame, ring.openingMm));
  bandOrnaments(bench, work, ring, frame);
  if (ring.spinner) cutChannel(bench, work, ring, frame, ring.spinner);
  const pair = pairSeats(ring, frame);
  const centre =
    ring.centre && ring.head && pair === null
      ? setCentre(bench, work, tray, ring, frame, ring.head, ring.centre)
      : null;
  let taken = centre?.takenAngle ?? 0;
  if (pair !== null && ring.companion) {
    buildPair(bench, work, tray, ring, frame, pair, ring.companion);
    taken = Math.max(...pair.map(({ farAngle }) => farAngle));
  }
  if (ring.openFront) taken = Math.max(taken, buildOpenFront(bench, work, ring, frame, ring.openFront, pair));
  if (ring.sideStones && centre) {
    taken = Math.max(
      taken,
      buildSideStones(bench, work, tray, ring, frame, ring.sideStones, centre.girdleRadius),
    );
  }
  if (ring.shoulders.kind === 'motif')
    taken = Math.max(taken, buildRingMotifs(bench, work, tray, ring, frame, ring.shoulders, taken));
  if (ring.shoulders.kind === 'emblem' || ring.shoulders.kind === 'signet')
    taken = Math.max(taken, buildSignet(bench, work, tray, ring, frame, ring.shoulders.ornament));
  if (ring.bandStones) buildBandStones(bench, work, tray, ring, frame, ring.bandStones, taken);
  else if (ring.band.texture.kind === 'pattern')
    cutBandPattern(bench, work, ring, frame, ring.band.texture, taken);
  if (ring.band.filigree && ring.bandStones === null)
    buildFiligree(bench, work, ring, frame, ring.band.filigree, taken);
  engraveInside(bench, work, ring, frame);
  return { work, anchors: anchorsOf(ring, frame, centre, pair) };
}

/** The gap of a band that is pressed to size. */
function openingAtPalm(bench: Bench, ring: RingDesign, frame: RingFrame, gapMm: number) {
  const reach = frame.outerRadiusMm + 1;
  const far = ring.band.widthMm * 2 + 4;
  const half = gapMm / 2;
  return bench.hull(
    [-half, half].flatMap((x) =>
      [-far, far].flatMap((y) => [-frame.innerRadiusMm * 0.6, -reach].map((z) => [x, y, z] as const)),
    ),
  );
}

/** Where arches leave the band (radians from the top): nearer to the head when stones follow below them. */
const archAngle = (ring: RingDesign): number => radians(ring.bandStones ? 36 : 58);

interface CentreSet {
  readonly gem: Gem;
  readonly frame: RingSeat;
  readonly girdleRadius: number;
  /** Angle from the top that the head takes on the band. */
  readonly takenAngle: number;
}

function setCentre(
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
  switch (head.kind) {
    case 'prong':
      grips = addProngHead(bench, work, ring, frame, gem, seat, {
        gallery: head.gallery,
        sites: prongSites(gem, head.prongCount),
        form: head.prongForm,
        radiusMm: prongRadius(ring, gem),
        alloyId: head.alloyId,
        footingMm: footing(ring),
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
      const petal = clusterPetalMm(gem, head.petals);
      const { sites, evenly } = clusterProngs(gem, petal);
      const held = addProngHead(bench, work, ring, frame, gem, seat, {
        gallery: 'basket',
        sites,
        form: 'round',
        radiusMm: Math.max(LEAST_PRONG_RADIUS_MM, prongRadius(ring, gem) * 0.8),
        alloyId: head.alloyId,
        footingMm: footing(ring),
      });
      buildHalo(
        bench,
        work,
        tray,
        gem,
        seat,
        {
          stone: head.accent,
          alloyId: head.alloyId,
          meleeDiameterMm: petal,
          rows: 1,
          outline: 'follow',
          scalloped: true,
          milgrain: false,
        },
        evenly ? [] : held,
      );
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
  };
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

/** Prongs inside a halo are finer: the halo takes part of the load. Never under the castable 0.6 mm. */
function prongRadius(ring: RingDesign, gem: Gem): number {
  const full = prongDiameterMm(gem.widthMm) / 2;
  return Math.max(LEAST_PRONG_RADIUS_MM, ring.halo ? full * 0.76 : full);
}

/** Width along the finger that a converging head may stand on. */
function footing(ring: RingDesign): number {
  return ring.band.form === 'split' ? splitSpreadMm(ring, 0) + strandWidthMm(ring) : shankAt(ring, 0).widthMm;
}

/** Between the band and the gallery of a hidden halo, mm: what can still be cleaned. */
const GALLERY_CLEAR_MM = 0.45;

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
      return frame.innerRadiusMm + Math.max(head.clearanceMm + gem.pavilionMm, above, gallery, dome);
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

function anchorsOf(
  ring: RingDesign,
  frame: RingFrame,
  centre: CentreSet | null,
  pair: ReturnType<typeof pairSeats>,
): Anchors {
  const fingerAxis = [0, 1, 0] as const;
  const lowestZ = -(frame.innerRadiusMm + shankAt(ring, Math.PI).thicknessMm);
  if (pair !== null) {
    const [one, other] = pair;
    return {
      focus: [0, 0, Math.max(one.seat.origin[2] + one.gem.crownMm, other.seat.origin[2] + other.gem.crownMm)],
      focusNormal: [0, 0, 1],
      focusRadiusMm: Math.max(
        (one.gem.widthMm + other.gem.widthMm) / 2,
        one.gem.lengthMm / 2,
        other.gem.lengthMm / 2,
      ),
      fingerAxis,
      framed: null,
      lowestZ,
    };
  }
  if (centre === null) {
    return {
      focus: [0, 0, frame.outerRadiusMm],
      focusNormal: [0, 0, 1],
      focusRadiusMm: Math.max(3, ring.band.widthMm),
      fingerAxis,
      framed: null,
      lowestZ,
    };
  }
  const halo = ring.halo ? haloReachMm(ring.halo) : 0;
  return {
    focus: addScaled(centre.frame.origin, centre.frame.z, centre.gem.crownMm),
    focusNormal: centre.frame.z,
    focusRadiusMm: centre.gem.lengthMm / 2 + halo,
    fingerAxis,
    framed: null,
    lowestZ,
  };
}
