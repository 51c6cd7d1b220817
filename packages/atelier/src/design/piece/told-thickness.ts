/** Metal as thick as it was asked for: a bangle's band, and what is cut from sheet. Lengths in mm. */
import type { Brief } from '@filigree/contracts';
import type { PlateOrnament } from '../ornament/plate.ts';
import { sunkThicknessMm } from '../ornament/starField.ts';
import type { Carrier } from './carriers.ts';
import type { PieceSketch } from './family.ts';

/** Thinnest and thickest sheet of a plate, and stock of a bangle, within their documents. */
const PLATE_MM = { least: 0.9, cut: 1.1, most: 4 } as const;
const BANGLE_MM = { least: 1.2, most: 7 } as const;

/** Hundredths of a millimetre are told. */
const TOLD_STEP_MM = 0.01;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** What lies in its metal, a plate was drawn thick enough for: stones, glass, a case; of the rest the sheet can be thin. */
function leastPlateMm({ field, border, corner, enamel, opens, thicknessMm }: PlateOrnament): number {
  if (field.kind === 'sunk') return sunkThicknessMm(field);
  const bearsStones =
    border.kind === 'pave' ||
    ['pave', 'rows', 'stone'].includes(field.kind) ||
    (field.kind === 'emblem' && field.stone != null) ||
    (field.kind === 'text' && field.ground !== undefined);
  if (bearsStones || corner !== undefined || opens || enamel.length > 0) return thicknessMm;
  // What is cut into it leaves a floor.
  return field.kind === 'plain' ? PLATE_MM.least : Math.min(thicknessMm, PLATE_MM.cut);
}

function thickBangle(carrier: Extract<Carrier, { kind: 'bangle' }>, askedMm: number): Carrier {
  const { band, bandStones } = carrier;
  // A row, a border, glass, a seam and strands have been given the metal that they need.
  const isSettled = bandStones !== null || band.second !== undefined || band.form !== 'single';
  const isWorked = band.texture.kind === 'pattern' || band.inlay !== undefined || band.cord !== undefined;
  const least = isSettled || isWorked ? band.thicknessMm : BANGLE_MM.least;
  return { ...carrier, band: { ...band, thicknessMm: within(askedMm, least, BANGLE_MM.most) } };
}

/** A locket is as deep as its case: what was told is not its sheet's. */
const isSheet = (plate: PlateOrnament): boolean => plate.opens !== true;

/** The sketch with its metal as thick as was told, as far as what it bears lets it be. */
export function withToldThickness(sketch: PieceSketch, { bandThicknessMm }: Brief): PieceSketch {
  if (bandThicknessMm == null) return sketch;
  const { carrier } = sketch;
  if (carrier.kind === 'bangle') return { ...sketch, carrier: thickBangle(carrier, bandThicknessMm) };
  return {
    ...sketch,
    ornaments: sketch.ornaments.map((placed) => {
      const { ornament } = placed;
      if (ornament.kind !== 'plate' || !isSheet(ornament)) return placed;
      const thicknessMm = within(bandThicknessMm, leastPlateMm(ornament), PLATE_MM.most);
      return { ...placed, ornament: { ...ornament, thicknessMm } };
    }),
  };
}

/** How thick what was measured is; null where nothing is cut from sheet and there is no band. */
function madeMm({ carrier, ornaments }: PieceSketch): number | null {
  if (carrier.kind === 'bangle') return carrier.band.thicknessMm;
  const plate = ornaments.map(({ ornament }) => ornament).find(({ kind }) => kind === 'plate');
  return plate?.kind === 'plate' && isSheet(plate) ? plate.thicknessMm : null;
}

/** Says how thick the metal is where that is not what was asked for. */
export function toldThicknessDeparture({ bandThicknessMm }: Brief, sketch: PieceSketch): string[] {
  if (bandThicknessMm == null) return [];
  const made = madeMm(sketch);
  if (made === null)
    return [`This design has neither a band nor a plate that could be ${bandThicknessMm} mm thick.`];
  return Math.abs(made - bandThicknessMm) < TOLD_STEP_MM
    ? []
    : [`The metal is ${Number(made.toFixed(2))} mm thick: ${bandThicknessMm} mm were asked for.`];
}
