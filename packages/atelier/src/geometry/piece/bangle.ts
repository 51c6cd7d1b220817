import { ornamentWidthMm } from '../../design/ornament/document.ts';
import type { Carrier } from '../../design/piece/carriers.ts';
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import { copyOf } from '../../design/piece/inTurn.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import type { Assembly } from '../assembly.ts';
import { type Frame, shifted, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildOrnament } from '../ornament/build.ts';
import type { BuiltOrnament } from '../ornament/built.ts';
import { buildRing } from '../ring/build.ts';
import { frameOnRing, ringFrame } from '../ring/frame.ts';
import type { Anchors } from '../solids.ts';
import { StoneTray } from '../stones/placing.ts';
import { radians, sub } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { hangAlong, isHung, isPendant, LEAST_NECK_MM } from './bangleDrops.ts';
import { engraveBangle, lettersInFrontMm } from './bangleLetters.ts';
import { cuffCorners } from './cuffEnds.ts';
import { buildHeadEnds } from './headEnds.ts';
import { hollowBangle } from './hollowBangle.ts';

type Bangle = Extract<Carrier, { kind: 'bangle' }>;

/** Close up, a plain bangle shows so much of its round that one sees what it is, as a share of the wrist's diameter. */
const PLAIN_LOOK_SHARE = 0.22;
/** The ornaments at the ends of a cuff are seen with the metal that carries them: times their size. */
const END_LOOK = 1.6;

/** A bangle or cuff: the band of a ring at the size of a wrist, with ornaments fused on its outside. */
export function buildBangle(bench: Bench, piece: PieceDesign, carrier: Bangle): Assembly {
  const tray = new StoneTray();
  const round = bandOf(piece, carrier);
  const { work, anchors } = buildRing(bench, tray, { ...round, engraving: null });
  const isBareEnded =
    carrier.ends === undefined &&
    carrier.coil === undefined &&
    carrier.bandStones === null &&
    carrier.band.form === 'single' &&
    !piece.ornaments.some((placed) => placed.slot === 'drop' && !isHung(placed, carrier));
  if (carrier.openingMm !== null && isBareEnded)
    work.openings.push(...cuffCorners(bench, round, ringFrame(round), carrier.openingMm));
  if (piece.wallMm !== undefined && carrier.bandStones === null)
    hollowBangle(bench, work, round, piece.wallMm);
  const isPlain = tray.placements.length === 0;
  const band = isPlain ? { ...anchors, focusRadiusMm: PLAIN_LOOK_SHARE * carrier.innerDiameterMm } : anchors;
  let look: Pick<Anchors, 'focus' | 'focusNormal' | 'focusRadiusMm'> = band;
  let frontMm = 0;
  for (const placed of piece.ornaments) {
    if (placed === coiledOf(piece, carrier)) continue;
    if (isHung(placed, carrier)) {
      hangAlong(bench, work, tray, carrier, placed, lettersInFrontMm(carrier, round));
      if (isPendant(placed, carrier)) look = pendantLook(carrier, placed);
      continue;
    }
    for (const [n, angle] of anglesOf(placed, carrier, frontMm).entries()) {
      // The ends of a gap may differ.
      if (placed.worn !== undefined && (placed.worn === 'left') !== angle > 0) continue;
      // Both of two that mirror one another are alike.
      const turn = placed.slot === 'side' ? Math.floor(n / 2) : n;
      const set = onBangle(bench, work, tray, carrier, copyOf(placed, turn), angle);
      if (placed.slot === 'main') {
        look = set;
        frontMm = set.rightMm;
      } else if (placed.slot === 'drop' && look === band)
        look = { ...set, focusRadiusMm: END_LOOK * set.focusRadiusMm };
    }
  }
  engraveBangle(bench, work, carrier, round, frontMm);
  if (carrier.ends) look = buildHeadEnds(bench, work, carrier, carrier.ends);
  const isFrontOpen =
    carrier.ends !== undefined ||
    piece.ornaments.some((placed) => placed.slot === 'drop' && !isHung(placed, carrier));
  const lie = lyingFlat(radians(!isFrontOpen ? 14 : carrier.innerDiameterMm > LEAST_NECK_MM ? 196 : 172));
  return {
    components: [
      {
        work,
        tray,
        at: [lie],
        alloys: piece.alloys,
        baseAlloyId: carrier.alloyId,
        baseName: carrier.openingMm === null ? 'bangle' : 'cuff',
        otherName: 'ornament',
        finish: piece.finish,
      },
    ],
    runs: [],
    measures: [],
    anchors: {
      focus: toWorld(lie, ...look.focus),
      focusNormal: sub(toWorld(lie, ...look.focusNormal), lie.origin),
      focusRadiusMm: look.focusRadiusMm,
      fingerAxis: [0, 0, 1],
      framed: null,
    },
  };
}

/** On its side on the ground, its front to the viewer; turned about the upright axis. */
const lyingFlat = (angle: number): Frame => ({
  x: [Math.cos(angle), Math.sin(angle), 0],
  y: [0, 0, 1],
  z: [Math.sin(angle), -Math.cos(angle), 0],
  origin: [0, 0, 0],
});

/** What hangs at the front of a collar faces up where the collar lies, and is seen with the metal that it hangs from. */
function pendantLook(
  { innerDiameterMm, band }: Bangle,
  { ornament }: PlacedOrnament,
): Pick<Anchors, 'focus' | 'focusNormal' | 'focusRadiusMm'> {
  const heightMm = ornamentWidthMm(ornament);
  const seat = frameOnRing(0, innerDiameterMm / 2 + band.thicknessMm + heightMm / 2, 0, 'band');
  return { focus: seat.origin, focusNormal: seat.z, focusRadiusMm: END_LOOK * heightMm };
}

/** How high the middle of a ball stands over its flattened back, as a share of its size. */
const BALL_MIDDLE = 0.34;

/** Degrees between neighbouring stations. */
const STATION_STEP_DEGREES = 24;

/** From what is on top to the first of its sides, and between these, mm of metal at their foot. */
const SIDE_GAP_MM = { first: 1.6, next: 1.8 } as const;

/** From the middle of one side to the next, mm: every copy of a turn is as wide as the first. */
const sideStepMm = ({ ornament }: PlacedOrnament): number => ornamentWidthMm(ornament) + SIDE_GAP_MM.next;

/**
 * Where around the wrist (radians from the top): main on top, sides and stations beside it, drops at a cuff's ends.
 * @param frontMm half of what is on top
 */
function anglesOf(placed: PlacedOrnament, carrier: Bangle, frontMm: number): number[] {
  const { slot, count } = placed;
  const { innerDiameterMm, openingMm, band } = carrier;
  switch (slot) {
    case 'main':
    case 'top':
    case 'charm':
      return [0];
    case 'side':
      return Array.from(
        { length: count },
        (_, i) =>
          (frontMm + SIDE_GAP_MM.first + ornamentWidthMm(placed.ornament) / 2 + i * sideStepMm(placed)) /
          (innerDiameterMm / 2 + band.thicknessMm),
      ).flatMap((a) => [-a, a]);
    case 'station': {
      const span = radians(Math.min(180, STATION_STEP_DEGREES * (count - 1)));
      return Array.from({ length: count }, (_, i) => (count === 1 ? 0 : span * (i / (count - 1) - 0.5)));
    }
    case 'drop': {
      const end = Math.PI - (openingMm ?? 20) / innerDiameterMm - radians(5);
      return [-end, end];
    }
  }
}

function onBangle(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  carrier: Bangle,
  { ornament }: PlacedOrnament,
  angle: number,
): BuiltOrnament & Pick<Anchors, 'focus' | 'focusNormal' | 'focusRadiusMm'> {
  const outer = carrier.innerDiameterMm / 2 + carrier.band.thicknessMm;
  const seat = frameOnRing(angle, outer, 0, 'band');
  // The ornament's flat back sinks into the round until its sides are met by metal.
  const isBall = ornament.kind === 'sculpture' && ornament.form === 'sphere';
  // A ball has the end of the metal in its middle.
  const sinkMm = isBall
    ? carrier.band.thicknessMm / 2 + ornament.sizeMm * BALL_MIDDLE
    : Math.min(carrier.band.thicknessMm * 0.45, 0.9);
  const frame: Frame = shifted(seat, 0, 0, -sinkMm);
  const built = buildOrnament(bench, work, tray, frame, ornament);
  return {
    ...built,
    focus: toWorld(frame, ...built.focus),
    focusNormal: frame.z,
    focusRadiusMm: Math.max(built.upMm, built.rightMm) * 1.3,
  };
}

/** The ornament whose body is the bangle; undefined where a band is. */
const coiledOf = ({ ornaments }: PieceDesign, { coil }: Bangle): PlacedOrnament | undefined =>
  coil === undefined
    ? undefined
    : ornaments.find(
        ({ slot, ornament }) => slot === 'main' && ornament.kind === 'motif' && ornament.motif === 'Serpent',
      );

/** The band as ring geometry reads it: a ring without a head. */
function bandOf(piece: PieceDesign, carrier: Bangle): RingDesign {
  const { innerDiameterMm, band, bandStones, openingMm, coil } = carrier;
  const serpent = coiledOf(piece, carrier)?.ornament;
  return {
    documentVersion: 1,
    type: 'Ring',
    seed: piece.seed,
    title: piece.title,
    composition: 'plain-band',
    size: { us: 0, innerDiameterMm },
    alloys: piece.alloys,
    band,
    openingMm,
    shoulders:
      serpent?.kind === 'motif'
        ? { kind: 'motif', motif: serpent.motif, place: 'front', ornament: serpent, coil }
        : { kind: 'plain' },
    head: null,
    centre: null,
    halo: null,
    sideStones: null,
    bandStones,
    engraving: piece.engraving,
    character: piece.character,
    provenance: piece.provenance,
  };
}
