/** Pieces that were asked for hollow: what of them is, and how thick its wall. */
import type { Brief } from '@filigree/contracts';
import type { Ornament } from '../ornament/document.ts';
import type { PieceSketch } from './family.ts';

/** Walls (jewelry-facts section 3): of tube, of what is cast as a shell, and what a hammer takes of either, mm. */
const TUBE_WALL_MM = 0.7;
export const SHELL_MM = 0.8;
const DENT_MM = 0.25;
/** Tube with less room inside is as well solid, mm. */
const LEAST_ROOM_MM = 1;
/** Hollow hoops and bangles look full: they are made so where nobody said how thick, mm. */
const FULL_TUBE_MM = 3;
const LEAST_INSIDE_MM = 6;
const FULL_BANGLE_MM = { wide: 4.4, thick: 3.2 } as const;

export const NOT_HOLLOW =
  'What was asked hollow is made solid: this piece is too slender, or bears too much, for a shell; it is light by being slender.';

/** Figures in the round or in high relief have metal to spare behind them. */
const isFigure = ({ kind }: Ornament): boolean =>
  kind === 'motif' || kind === 'emblem' || kind === 'sculpture' || kind === 'plate';

interface Hollowed {
  readonly sketch: PieceSketch;
  readonly wallMm?: number;
  readonly adjustments: readonly string[];
}

/** A sketch as it is made hollow, or solid with a sentence that says so; as it is where nothing was asked. */
export function hollowed(brief: Brief, sketch: PieceSketch): Hollowed {
  if (brief.hollow !== true) return { sketch, adjustments: [] };
  const { carrier, ornaments } = sketch;
  const isTube = carrier.kind === 'fitted';
  const wallMm = (isTube ? TUBE_WALL_MM : SHELL_MM) + (brief.finish === 'Hammered' ? DENT_MM : 0);
  const least = 2 * wallMm + LEAST_ROOM_MM;
  // Small stones that nobody asked for give way.
  const isBare = brief.gemstones.length === 0;
  const solid: Hollowed = { sketch, adjustments: [NOT_HOLLOW] };
  if (carrier.kind === 'fitted' && carrier.fitting.kind === 'hoop') {
    const { fitting } = carrier;
    const isTold = (brief.wireMm ?? brief.bandWidthMm) !== null;
    const tubeMm = isTold ? fitting.tubeMm : Math.max(fitting.tubeMm, FULL_TUBE_MM);
    const { stones, ...bare } = fitting;
    if ((stones !== undefined && !isBare) || tubeMm < least || fitting.form === 'cuff') return solid;
    return {
      // As large outside as before.
      sketch: {
        ornaments,
        carrier: {
          ...carrier,
          fitting: {
            ...bare,
            tubeMm,
            innerDiameterMm: Math.max(
              LEAST_INSIDE_MM,
              fitting.innerDiameterMm - 2 * (tubeMm - fitting.tubeMm),
            ),
          },
        },
      },
      wallMm,
      adjustments: [],
    };
  }
  if (carrier.kind === 'bangle') {
    const { band } = carrier;
    const widthMm = brief.bandWidthMm === null ? Math.max(band.widthMm, FULL_BANGLE_MM.wide) : band.widthMm;
    const thicknessMm = Math.max(band.thicknessMm, FULL_BANGLE_MM.thick);
    const isPlain =
      band.form === 'single' &&
      (band.texture.kind === 'none' || band.texture.kind === 'hammered') &&
      !band.milgrain &&
      band.cord === undefined &&
      band.second === undefined &&
      band.filigree === undefined &&
      band.inlay === undefined &&
      band.turned === undefined &&
      band.twig === undefined &&
      band.grooves === 0 &&
      (carrier.bandStones === null || isBare) &&
      carrier.coil === undefined;
    if (!isPlain || widthMm < least) return solid;
    return {
      sketch: {
        ornaments,
        carrier: { ...carrier, bandStones: null, band: { ...band, widthMm, thicknessMm, palmTaper: 1 } },
      },
      wallMm,
      adjustments: [],
    };
  }
  // Balls of a ball chain are hollow as they are bought.
  if (carrier.kind === 'chain' && ornaments.length === 0 && carrier.chain.kind === 'ball')
    return { sketch, adjustments: [] };
  const main = ornaments.find(({ slot }) => slot === 'main');
  const isHung = carrier.kind === 'hung' || carrier.kind === 'chain';
  return isHung && main !== undefined && isFigure(main.ornament)
    ? { sketch, wallMm, adjustments: [] }
    : solid;
}
