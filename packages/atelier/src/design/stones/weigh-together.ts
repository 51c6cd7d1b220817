/**
 * What all stones of a design weigh together, in carats, estimated before it is built: stones that stand for themselves by
 * their own weight, small ones by how many of their size go along their row (as geometry/ sets them; the small stones of
 * figures and pavé grounds are left out).
 */
import type { Gemstone } from '@filigree/contracts';
import type { SoleDesign } from '../document.ts';
import { ornamentStones } from '../ornament/document.ts';
import type { Stone, StoneKind } from '../parts.ts';
import { petalMm } from '../piece/askedSize.ts';
import { hoopRowOf } from '../piece/carriers.ts';
import type { PieceDesign, PlacedOrnament } from '../piece/document.ts';
import { shownCount } from '../piece/shownCount.ts';
import type { Halo, RingDesign } from '../ring/document.ts';
import { girdleRadiusMm } from '../ring/rowSpan.ts';
import {
  HALO_FROM_STONE_MM,
  HALO_GAP_MM,
  HOOP_GAP_MM,
  LEAST_HALO_GAP_MM,
  OUTER_SIDE_SHARE,
  ROW_GAP_MM,
  rowRatio,
} from '../ring/spacing.ts';
import { stoneOfSize } from './weight.ts';

/** Metal beside a head before a row along the band begins, mm. */
const HEAD_EDGE_MM = 0.8;

interface Sized {
  readonly lengthMm: number;
  readonly widthMm: number;
}

/** Which stones are weighed. */
type Weighs = (stone: Pick<StoneKind, 'gemstone'>) => boolean;

const smallCarat = (kind: StoneKind, diameterMm: number): number =>
  stoneOfSize(kind, diameterMm * rowRatio(kind), diameterMm).nominalCarat;

/** About an ellipse by its axes, mm (Ramanujan 1914, first approximation). */
function perimeterMm(aMm: number, bMm: number): number {
  return Math.PI * (3 * (aMm + bMm) - Math.sqrt((3 * aMm + bMm) * (aMm + 3 * bMm)));
}

function haloCarats({ stone, meleeDiameterMm: d, rows }: Halo, about: Sized, weighs: Weighs): number {
  if (!weighs(stone)) return 0;
  let count = 0;
  for (let row = 0; row < rows; row++) {
    const offMm = HALO_FROM_STONE_MM + d / 2 + row * (d + HALO_GAP_MM);
    const lengthMm = perimeterMm(about.lengthMm / 2 + offMm, about.widthMm / 2 + offMm);
    count += Math.max(
      Math.round(lengthMm / (d + HALO_GAP_MM) / 4) * 4,
      Math.floor(lengthMm / (d + LEAST_HALO_GAP_MM)),
    );
  }
  return count * smallCarat(stone, d);
}

function rowCarats({ bandStones: row, head, centre, halo, size, band }: RingDesign, weighs: Weighs): number {
  if (row === null || !weighs(row.stone)) return 0;
  const radiusMm = girdleRadiusMm(size.us, band.thicknessMm);
  const pitchMm = row.diameterMm + ROW_GAP_MM[row.setting];
  const haloMm = halo === null ? 0 : halo.rows * (halo.meleeDiameterMm + HALO_GAP_MM);
  const headMm = head === null || centre === null ? 0 : centre.widthMm + 2 * (haloMm + HEAD_EDGE_MM);
  const alongMm = (radiusMm * Math.PI * Math.min(360, row.spanDegrees)) / 180 - headMm;
  const sides = headMm > 0 ? 2 : 1;
  const count = sides * Math.max(0, Math.floor(alongMm / sides / pitchMm));
  const tracks = band.form === 'split' ? 2 : row.rows;
  const meanShare = (1 + (row.graduatedTo ?? 1)) / 2;
  return tracks * count * smallCarat(row.stone, row.diameterMm * meanShare);
}

const petalCarats = (accent: StoneKind, stone: Stone, petals: number, weighs: Weighs): number =>
  weighs(accent) ? petals * smallCarat(accent, petalMm(stone, petals)) : 0;

const ownCarats = (stone: Stone | null | undefined, weighs: Weighs): number =>
  stone == null || !weighs(stone) ? 0 : stone.nominalCarat;

function ringCarats(ring: RingDesign, weighs: Weighs): number {
  const { centre, companion, sideStones: sides, halo, head } = ring;
  const outer = sides?.perSide === 2 ? (sides.outerShare ?? OUTER_SIDE_SHARE) ** 3 : 0;
  return (
    ownCarats(centre, weighs) +
    ownCarats(companion?.stone, weighs) +
    2 * ownCarats(sides?.stone, weighs) * (1 + outer) +
    (halo === null || centre === null ? 0 : haloCarats(halo, centre, weighs)) +
    (head?.kind === 'cluster' && centre !== null && head.petalStones === undefined
      ? petalCarats(head.accent, centre, head.petals, weighs)
      : 0) +
    rowCarats(ring, weighs)
  );
}

function ornamentCarats({ ornament }: PlacedOrnament, weighs: Weighs): number {
  const own = ornamentStones(ornament).reduce((sum, stone) => sum + ownCarats(stone, weighs), 0);
  if (ornament.kind === 'rosette' && ornament.petalStones === undefined)
    return own + petalCarats(ornament.accent, ornament.stone, ornament.petals, weighs);
  return ornament.kind === 'stone' && ornament.halo !== null
    ? own + haloCarats(ornament.halo, ornament.stone, weighs)
    : own;
}

function hoopCarats(piece: PieceDesign, weighs: Weighs): number {
  const row = hoopRowOf(piece);
  if (
    row === null ||
    !weighs(row.stone) ||
    piece.carrier.kind !== 'fitted' ||
    piece.carrier.fitting.kind !== 'hoop'
  )
    return 0;
  const { innerDiameterMm, tubeMm } = piece.carrier.fitting;
  const alongMm = ((innerDiameterMm / 2 + tubeMm) * Math.PI * row.spanDegrees) / 180;
  const room = Math.floor(alongMm / (row.diameterMm + HOOP_GAP_MM));
  return Math.min(row.count ?? room, room) * smallCarat(row.stone, row.diameterMm);
}

function pieceCarats(piece: PieceDesign, weighs: Weighs): number {
  const each = piece.ornaments.reduce(
    (sum, placed) => sum + shownCount(piece, placed) * ornamentCarats(placed, weighs),
    hoopCarats(piece, weighs),
  );
  return piece.carrier.kind === 'fitted' && piece.carrier.pair ? 2 * each : each;
}

/**
 * @param gemstones which alone are weighed; all where none are named
 * @returns carats; of a pair those of both
 */
export function caratsTogether(design: SoleDesign, gemstones: readonly Gemstone[]): number {
  const weighs: Weighs = ({ gemstone }) => gemstones.length === 0 || gemstones.includes(gemstone);
  return 'ornaments' in design ? pieceCarats(design, weighs) : ringCarats(design, weighs);
}
