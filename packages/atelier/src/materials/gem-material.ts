import type { Gemstone } from '@filigree/contracts';
import type { Material, Rgb } from '@filigree/raytracer';
import { GEMSTONE_FACTS } from './gemstones.ts';
import { COLOUR_ABSORPTION_PER_MM, COLOUR_ALBEDO, type StoneColour } from './stone-colours.ts';

const COLOUR_REFERENCE_SIZE_MM = 7;
/**
 * How far a cutter's choice of rough makes up for size: light rough for large stones, saturated for small. At 1
 * every size would look alike, at 0 a pavé stone would be nearly colourless and a large one black.
 */
const SIZE_COMPENSATION = 0.82;
/** The smallest and largest sizes (mm) for which rough of fitting tone is found. */
const SIZE_RANGE_MM = [0.8, 30] as const;

export interface GemLook {
  readonly gemstone: Gemstone;
  /** A colour other than the usual one; null for the usual. */
  readonly colour: StoneColour | null;
}

/**
 * The look of a stone.
 * @param sizeMm width over the girdle; sets how much light a millimetre takes, so that the colour reads alike
 * in a centre stone and in melee
 */
export function gemMaterial(look: GemLook, sizeMm: number): Material {
  const { body, indexD, dispersion } = GEMSTONE_FACTS[look.gemstone];
  if (body.kind === 'opaque' || body.kind === 'pearl') {
    return {
      kind: 'coated',
      albedo: look.colour === null ? body.albedo : COLOUR_ALBEDO[look.colour],
      coatIndex: indexD,
      coatAlpha: body.coatAlpha,
      ...(body.kind === 'pearl' ? { orient: body.orient, nacre: body.nacre, waviness: body.waviness } : {}),
      ...(body.kind === 'opaque' && body.pattern !== undefined ? { pattern: body.pattern } : {}),
    };
  }
  // An opal's body colour is that of what scatters between its domains: a black opal is not dark glass.
  const tintsScatter = body.kind === 'milky' && body.interior.kind === 'play-of-colour';
  const asked = tintsScatter ? null : look.colour;
  const absorption = asked === null ? body.absorptionPerMm : COLOUR_ABSORPTION_PER_MM[asked];
  const depthScale = toneScale(sizeMm, asked === null ? body.referenceSizeMm : COLOUR_REFERENCE_SIZE_MM);
  return {
    kind: 'dielectric',
    indexD,
    dispersion,
    absorptionPerMm: scaled(absorption, depthScale),
    ...(body.kind === 'milky'
      ? {
          scatterPerMm: body.scatterPerMm * depthScale,
          scatterAlbedo:
            tintsScatter && look.colour !== null ? COLOUR_ALBEDO[look.colour] : body.scatterAlbedo,
        }
      : {}),
    ...(body.interior === undefined
      ? {}
      : { interior: { ...body.interior, perMm: body.interior.perMm * depthScale } }),
  };
}

function toneScale(sizeMm: number, referenceSizeMm: number): number {
  const size = Math.min(Math.max(sizeMm, SIZE_RANGE_MM[0]), SIZE_RANGE_MM[1]);
  return (referenceSizeMm / size) ** SIZE_COMPENSATION;
}

function scaled([r, g, b]: Rgb, factor: number): Rgb {
  return [r * factor, g * factor, b * factor];
}
