/** The stones beside the one that leads a design: halos, side stones and rows, made larger or smaller. */
import type { SoleDesign } from '../document.ts';
import { ornamentStones } from '../ornament/document.ts';
import type { PieceDesign } from '../piece/document.ts';
import type { Halo, RingDesign } from '../ring/document.ts';
import { LARGEST_IN_ROW_MM, ROW_EDGE_MM, rowRatio } from '../ring/spacing.ts';
import { round2 } from '../ring/wish.ts';
import { stoneOfSize } from './weight.ts';

/** Melee of a halo (ring/document.ts), mm. */
const MELEE_MM = { least: 0.9, most: 2.5 } as const;

/** The smallest stone that has a head of its own beside another, mm. */
const LEAST_SIDE_MM = 1.6;

const within = (mm: number, least: number, most: number): number =>
  round2(Math.min(most, Math.max(least, mm)));

const haloScaled = (halo: Halo, share: number): Halo => ({
  ...halo,
  meleeDiameterMm: within(halo.meleeDiameterMm * share, MELEE_MM.least, MELEE_MM.most),
});

function ringScaled(ring: RingDesign, share: number): RingDesign {
  const { halo, sideStones: sides, bandStones: row, band, centre } = ring;
  if (centre === null) return ring;
  // Stones beside a centre are no larger than it, and no smaller than a head of their own holds.
  const sideShare =
    sides === null
      ? share
      : Math.max(LEAST_SIDE_MM, Math.min(sides.stone.widthMm * share, centre.widthMm)) / sides.stone.widthMm;
  const diameterMm =
    row === null
      ? 0
      : within(row.diameterMm * share, MELEE_MM.least, Math.min(LARGEST_IN_ROW_MM, centre.widthMm));
  const rowMm = row === null ? 0 : diameterMm * row.rows * rowRatio(row.stone) + ROW_EDGE_MM[row.setting];
  return {
    ...ring,
    halo: halo === null ? null : haloScaled(halo, share),
    sideStones:
      sides === null
        ? null
        : {
            ...sides,
            stone: stoneOfSize(
              sides.stone,
              sides.stone.lengthMm * sideShare,
              sides.stone.widthMm * sideShare,
            ),
          },
    bandStones: row === null ? null : { ...row, diameterMm },
    band: { ...band, widthMm: round2(Math.max(band.widthMm, rowMm)) },
  };
}

const pieceScaled = (piece: PieceDesign, share: number): PieceDesign => ({
  ...piece,
  ornaments: piece.ornaments.map((placed) =>
    placed.ornament.kind === 'stone' && placed.ornament.halo !== null
      ? { ...placed, ornament: { ...placed.ornament, halo: haloScaled(placed.ornament.halo, share) } }
      : placed,
  ),
});

/** @param share of their sizes as they are; kept within what can be set. */
export const withBesideScaled = (design: SoleDesign, share: number): SoleDesign =>
  'ornaments' in design ? pieceScaled(design, share) : ringScaled(design, share);

/** The share of their sizes at which small stones about the lead are so wide; null where there are none. */
export function shareOfSmall(design: SoleDesign, mm: number): number | null {
  if (!('ornaments' in design)) {
    const small = design.halo?.meleeDiameterMm ?? design.bandStones?.diameterMm;
    return small === undefined ? null : mm / small;
  }
  const halos = design.ornaments.map(({ ornament }) => (ornament.kind === 'stone' ? ornament.halo : null));
  const about = halos.find((halo) => halo !== null);
  return about == null ? null : mm / about.meleeDiameterMm;
}

/** Weight of the stone that leads, of a pair of both, in carats; 0 where none does. */
export function leadCarats(design: SoleDesign): number {
  if (!('ornaments' in design)) return design.centre?.nominalCarat ?? 0;
  const main = design.ornaments.find(({ slot }) => slot === 'main');
  const own = main === undefined ? 0 : (ornamentStones(main.ornament)[0]?.nominalCarat ?? 0);
  return design.carrier.kind === 'fitted' && design.carrier.pair ? 2 * own : own;
}
