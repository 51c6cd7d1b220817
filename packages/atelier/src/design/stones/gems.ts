import type { Gemstone } from '@filigree/contracts';

/**
 * What the making of a piece needs to know of a gemstone. Refractive index and specific gravity from
 * gemmology-dev species data and Schumann's tables; hardness on the Mohs scale (lower end of a range).
 */
export interface GemFacts {
  readonly indexD: number;
  readonly specificGravity: number;
  readonly mohs: number;
  /** The way it is cut unless something else is asked and possible. */
  readonly form: 'faceted' | 'cabochon' | 'bead';
  /** Bezel or halo is advised: soft, brittle or porous. */
  readonly delicate: boolean;
}

const gem = (
  indexD: number,
  specificGravity: number,
  mohs: number,
  form: GemFacts['form'] = 'faceted',
  delicate = false,
): GemFacts => ({ indexD, specificGravity, mohs, form, delicate });

export const GEM_FACTS: Readonly<Record<Gemstone, GemFacts>> = {
  Diamond: gem(2.417, 3.52, 10),
  Ruby: gem(1.766, 4.0, 9),
  Sapphire: gem(1.766, 4.0, 9),
  Emerald: gem(1.58, 2.72, 7.5, 'faceted', true),
  Amethyst: gem(1.548, 2.65, 7),
  Aquamarine: gem(1.58, 2.71, 7.5),
  Topaz: gem(1.62, 3.53, 8),
  Citrine: gem(1.548, 2.65, 7),
  Garnet: gem(1.76, 3.84, 6.5),
  Peridot: gem(1.672, 3.34, 6.5, 'faceted', true),
  Opal: gem(1.45, 2.1, 5, 'cabochon', true),
  Pearl: gem(1.53, 2.72, 2.5, 'bead', true),
  Moonstone: gem(1.522, 2.57, 6, 'cabochon', true),
  Tanzanite: gem(1.695, 3.35, 6, 'faceted', true),
  Tourmaline: gem(1.634, 3.06, 7),
  Morganite: gem(1.59, 2.8, 7.5),
  Alexandrite: gem(1.75, 3.73, 8.5),
  Spinel: gem(1.718, 3.6, 8),
  Turquoise: gem(1.62, 2.76, 5, 'cabochon', true),
  Onyx: gem(1.535, 2.6, 6.5, 'cabochon'),
  'Lapis Lazuli': gem(1.5, 2.8, 5, 'cabochon', true),
};
