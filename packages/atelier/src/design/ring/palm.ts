/** What a band needs at the palm, where it is narrowest and thinnest, is worn most, and bears letters inside. */
import { BOMBE_PALM_MM, isBombe } from './bombe.ts';
import type { RingBand } from './document.ts';
import type { RingSketch } from './recipes/recipe.ts';
import type { RingWish } from './wish.ts';

/** Width that wears, and what is left of the thickness, whatever is taken from it there: just over it, mm (checks/limits). */
const LEAST_MM = { width: 1.2, thickness: 1.22 } as const;
const THICKEST_MM = 4;
/** Depth of letters inside and of a groove along the middle as they are cut, mm. */
const LETTERS_MM = 0.26;
const GROOVE_MM = 0.22;
/** Share of its diameter to which a channel-set stone is sunk, the whole of a dome. */
const CHANNEL_DEPTH_SHARE = { faceted: 0.48, cabochon: 0.6, bead: 0.6 } as const;
/** The same of a dome or a bead whose flat base is let into the metal under beads or prongs. */
const SET_DEPTH_SHARE = 0.4;
/** A row over a wider arc than this runs through the palm, degrees. */
const AROUND_DEGREES = 300;
/** Of its narrowing a band has so much in its thickness too (geometry/ring/shank.ts). */
const THINNING = 0.45;
const STEP_MM = 1e-6;

/** Thickness at the top that leaves enough of a band at the palm, mm; `isLettered`: inside. */
export function leastThicknessMm(
  { band, bandStones: row }: Pick<RingSketch, 'band' | 'bandStones'>,
  isLettered: boolean,
): number {
  const taken =
    (row !== null && row.spanDegrees > AROUND_DEGREES ? depthShare(row) * row.diameterMm : 0) +
    (band.texture.kind === 'none' ? 0 : band.texture.depthMm) +
    Math.max(band.grooves % 2 === 1 ? GROOVE_MM : 0, ...(band.turned ?? []).map(({ depthMm }) => depthMm)) +
    (band.inlay && band.inlay.spanDegrees > AROUND_DEGREES ? band.inlay.depthMm : 0) +
    (isLettered ? LETTERS_MM : 0);
  // However high a dome is, its shank is as thick as that of a plain ring.
  if (isBombe(band))
    return LEAST_MM.thickness + taken <= BOMBE_PALM_MM
      ? 0
      : Math.min(THICKEST_MM, LEAST_MM.thickness + taken);
  const share = 1 - THINNING * (1 - Math.min(1, band.palmTaper));
  return Math.min(THICKEST_MM, Math.ceil((LEAST_MM.thickness + taken) / share / STEP_MM) * STEP_MM);
}

/** How deep a row takes the metal below its stones, as a share of their diameter; pavilions go through it as drills do. */
const depthShare = ({ setting, stone }: NonNullable<RingSketch['bandStones']>): number =>
  setting === 'channel'
    ? CHANNEL_DEPTH_SHARE[stone.form]
    : (setting === 'pave' || setting === 'shared-prong') && stone.form !== 'faceted'
      ? SET_DEPTH_SHARE
      : 0;

/** Twisted strands, a coil and the sleeve of a spinner have measures of their own. */
const hasOwnMeasures = ({ band, shoulders, spinner }: RingSketch): boolean =>
  band.form === 'twist' || Boolean(spinner) || (shoulders.kind === 'motif' && shoulders.coil !== undefined);

/** A band that is thick and wide enough at the palm. */
export function strengthenPalm(sketch: RingSketch, { brief }: RingWish): void {
  if (hasOwnMeasures(sketch)) return;
  const { band } = sketch;
  band.palmTaper = Math.max(band.palmTaper, leastTaper(band));
  const leastMm = leastThicknessMm(sketch, brief.engraving !== null);
  if (band.thicknessMm < leastMm) band.thicknessMm = Number(leastMm.toFixed(6));
}

const leastTaper = ({ widthMm }: RingBand): number => Math.min(1, LEAST_MM.width / widthMm);
