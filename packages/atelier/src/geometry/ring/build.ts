import { coversDome } from '../../design/ring/bombe.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import type { Bench } from '../mesh/bench.ts';
import type { Anchors } from '../solids.ts';
import type { StoneTray } from '../stones/placing.ts';
import { Workpiece } from '../workpiece.ts';
import { anchorsOf } from './anchors.ts';
import { bandOrnaments } from './bandOrnaments.ts';
import { cutBandPattern } from './bandPattern.ts';
import { buildBandStones } from './bandStones.ts';
import { setCentre } from './centre.ts';
import { buildCoil } from './coil.ts';
import { layCord } from './cord.ts';
import { buildDetail } from './detail.ts';
import { domeHollow, setDome } from './dome.ts';
import { buildFiligree } from './filigree.ts';
import { type RingFrame, ringFrame } from './frame.ts';
import { buildInlay } from './inlay.ts';
import { engraveInside } from './innerLetters.ts';
import { buildRingMotifs } from './motifs.ts';
import { buildOpenFront } from './openFront.ts';
import { buildPair, pairSeats } from './pair.ts';
import { cutScrewHeads } from './screwHeads.ts';
import { secondMetal } from './second.ts';
import { buildShank, shankAt } from './shank.ts';
import { buildSideStones } from './sides.ts';
import { buildSignet } from './signet.ts';
import { cutChannel } from './spinner.ts';
import { buildSteps } from './steps.ts';

/** Builds all of a ring: metal into the returned workpiece, stones onto the tray. */
export function buildRing(
  bench: Bench,
  tray: StoneTray,
  ring: RingDesign,
): { work: Workpiece; anchors: Anchors } {
  if (ring.shoulders.kind === 'motif' && ring.shoulders.coil && ring.shoulders.motif === 'Serpent')
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
    work.openings.push(openingAtPalm(bench, ring, frame, ring.openingMm));
  domeHollow(bench, work, ring, frame);
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
  if (ring.band.cord && ring.band.form === 'single') layCord(bench, work, ring, frame, ring.band.cord);
  if (ring.sideStones && centre) {
    taken = Math.max(
      taken,
      buildSideStones(bench, work, tray, ring, frame, ring.sideStones, centre.girdleRadius),
    );
  }
  if (ring.shoulders.kind === 'steps')
    taken = Math.max(taken, buildSteps(bench, work, tray, ring, frame, ring.shoulders, taken));
  if (ring.shoulders.kind === 'motif')
    taken = Math.max(
      taken,
      buildRingMotifs(
        bench,
        work,
        tray,
        ring,
        frame,
        ring.shoulders,
        Math.max(taken, centre?.shadedAngle ?? 0),
      ),
    );
  if (ring.shoulders.kind === 'emblem' || ring.shoulders.kind === 'signet')
    taken = Math.max(taken, buildSignet(bench, work, tray, ring, frame, ring.shoulders.ornament));
  if (ring.detail)
    buildDetail(bench, work, tray, ring, frame, ring.detail, Math.max(taken, centre?.shadedAngle ?? 0));
  if (coversDome(ring) && ring.bandStones) setDome(bench, work, tray, ring, frame, ring.bandStones);
  else if (ring.bandStones) buildBandStones(bench, work, tray, ring, frame, ring.bandStones, taken);
  else if (ring.band.texture.kind === 'pattern')
    cutBandPattern(bench, work, ring, frame, ring.band.texture, taken);
  if (ring.band.inlay && ring.bandStones === null)
    buildInlay(bench, work, tray, ring, frame, ring.band.inlay, ring.openFront ? taken : 0);
  if (ring.band.filigree && ring.bandStones === null)
    buildFiligree(bench, work, ring, frame, ring.band.filigree, taken);
  if (ring.band.screws && ring.band.form === 'single')
    cutScrewHeads(bench, work, ring, frame, ring.band.screws);
  engraveInside(bench, work, ring, frame);
  return { work, anchors: anchorsOf(ring, frame, centre, pair) };
}

/** The gap of a band that is pressed to size. */
export function openingAtPalm(bench: Bench, ring: RingDesign, frame: RingFrame, gapMm: number) {
  const reach = frame.outerRadiusMm + 1;
  const far = ring.band.widthMm * 2 + 4;
  const half = gapMm / 2;
  return bench.hull(
    [-half, half].flatMap((x) =>
      [-far, far].flatMap((y) => [-frame.innerRadiusMm * 0.6, -reach].map((z) => [x, y, z] as const)),
    ),
  );
}
