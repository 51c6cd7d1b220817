/**
 * Gem species as the bench, the shop and the renderer need them.
 *
 * Indices, specific gravities, birefringence and dispersion: gemmology-dev/gemmology-plugin species data;
 * hardness: the same and universalium's table of important gemstones; opal, moonstone, turquoise, lapis and
 * onyx: huangyuzhang's gemstone characteristics; pearl and the dispersion of moonstone: general knowledge.
 * Dispersion is the trade's B-G interval, n(430.8 nm) - n(686.7 nm).
 *
 * Colours are what a buyer calls a fine stone, given as the light that is left after crossing a stone of
 * `referenceSizeMm` once: the eye-tuned absorptions of the house rig (emerald .60/.095/.20, sapphire
 * .42/.24/.035, ruby .03/.75/.46 per mm in a 7.4 mm stone) and, for the others, tints in the same spirit.
 */
import type { Gemstone } from '@filigree/contracts';
import type { CoatedMaterial, DielectricMaterial, Rgb } from '@filigree/raytracer';

export type GemBody =
  /** Faceted to sparkle: light goes through. */
  | {
      readonly kind: 'clear';
      readonly absorptionPerMm: Rgb;
      readonly referenceSizeMm: number;
      readonly interior?: DielectricMaterial['interior'];
    }
  /** Light goes in and is scattered: cut as a cabochon. */
  | {
      readonly kind: 'milky';
      readonly absorptionPerMm: Rgb;
      readonly referenceSizeMm: number;
      readonly scatterPerMm: number;
      readonly scatterAlbedo: Rgb;
      readonly interior: NonNullable<DielectricMaterial['interior']>;
    }
  /** Light stays at the surface: cut as a cabochon, bead or plate. */
  | {
      readonly kind: 'opaque';
      readonly albedo: Rgb;
      readonly coatAlpha: number;
      readonly pattern?: CoatedMaterial['pattern'];
    }
  | {
      readonly kind: 'pearl';
      readonly albedo: Rgb;
      readonly coatAlpha: number;
      readonly orient: number;
      readonly nacre: NonNullable<CoatedMaterial['nacre']>;
      readonly waviness: NonNullable<CoatedMaterial['waviness']>;
    };

export interface GemstoneFacts {
  readonly indexD: number;
  readonly dispersion: number;
  readonly specificGravity: number;
  readonly mohs: readonly [from: number, to: number];
  readonly body: GemBody;
  /** The colour in a word, for sentences about the piece; empty where the name says it. */
  readonly colourWord: string;
  /** sRGB hex of the stone's usual colour, for swatches. */
  readonly swatch: string;
  /** Splits along a plane when knocked. */
  readonly cleaves: boolean;
  /** Takes the pressure of a channel or a tension setting. */
  readonly withstandsPressure: boolean;
  /** A rim of metal or a halo is the usual advice. */
  readonly wantsProtection: boolean;
  /** A sentence that every buyer should read; empty when nothing needs saying. */
  readonly disclosure: string;
}

const clear = (absorptionPerMm: Rgb, referenceSizeMm = 7): GemBody => ({
  kind: 'clear',
  absorptionPerMm,
  referenceSizeMm,
});

export const GEMSTONE_FACTS: Readonly<Record<Gemstone, GemstoneFacts>> = {
  Diamond: {
    indexD: 2.417,
    dispersion: 0.044,
    specificGravity: 3.52,
    mohs: [10, 10],
    body: clear([0.003, 0.0014, 0.0003]),
    colourWord: '',
    swatch: '#F7FAFF',
    cleaves: true,
    withstandsPressure: true,
    wantsProtection: false,
    disclosure: 'Say whether the diamond is natural or laboratory-grown.',
  },
  Ruby: {
    indexD: 1.766,
    dispersion: 0.018,
    specificGravity: 4.0,
    mohs: [9, 9],
    body: clear([0.03, 0.72, 0.4]),
    colourWord: 'red',
    swatch: '#B0122B',
    cleaves: false,
    withstandsPressure: true,
    wantsProtection: false,
    disclosure: 'Most rubies are heated; say so, and say if the stone is laboratory-created.',
  },
  Sapphire: {
    indexD: 1.766,
    dispersion: 0.018,
    specificGravity: 4.0,
    mohs: [9, 9],
    body: clear([0.36, 0.19, 0.022]),
    colourWord: 'blue',
    swatch: '#12359B',
    cleaves: false,
    withstandsPressure: true,
    wantsProtection: false,
    disclosure: 'Most sapphires are heated; say so, and say if the stone is laboratory-created.',
  },
  Emerald: {
    indexD: 1.58,
    dispersion: 0.014,
    specificGravity: 2.72,
    mohs: [7.5, 8],
    // Jardin: a fine emerald is not without it, only light in it.
    body: {
      kind: 'clear',
      absorptionPerMm: [0.56, 0.085, 0.185],
      referenceSizeMm: 7,
      interior: { kind: 'inclusions', perMm: 1.1, sizeMm: 2.2 },
    },
    colourWord: 'green',
    swatch: '#0B7A4B',
    cleaves: false,
    withstandsPressure: false,
    wantsProtection: true,
    disclosure: 'Emeralds are usually oiled: no ultrasonic cleaning and no steam.',
  },
  Amethyst: {
    indexD: 1.548,
    dispersion: 0.013,
    specificGravity: 2.65,
    mohs: [7, 7],
    body: clear([0.125, 0.3, 0.05]),
    colourWord: 'purple',
    swatch: '#7A3FB3',
    cleaves: false,
    withstandsPressure: false,
    wantsProtection: false,
    disclosure: 'Amethyst fades in strong sunlight.',
  },
  Aquamarine: {
    indexD: 1.58,
    dispersion: 0.014,
    specificGravity: 2.71,
    mohs: [7.5, 8],
    body: clear([0.105, 0.026, 0.013]),
    colourWord: 'pale blue',
    swatch: '#8CD1E0',
    cleaves: false,
    withstandsPressure: false,
    wantsProtection: false,
    disclosure: '',
  },
  Topaz: {
    indexD: 1.62,
    dispersion: 0.014,
    specificGravity: 3.53,
    mohs: [8, 8],
    body: clear([0.19, 0.05, 0.008]),
    colourWord: 'sky blue',
    swatch: '#5FB4E3',
    cleaves: true,
    withstandsPressure: false,
    wantsProtection: false,
    disclosure: 'Blue topaz is irradiated and heated, and splits along one plane when knocked.',
  },
  Citrine: {
    indexD: 1.548,
    dispersion: 0.013,
    specificGravity: 2.65,
    mohs: [7, 7],
    body: clear([0.008, 0.075, 0.36]),
    colourWord: 'golden',
    swatch: '#E3A12B',
    cleaves: false,
    withstandsPressure: false,
    wantsProtection: false,
    disclosure: 'Most citrine is heated amethyst.',
  },
  Garnet: {
    indexD: 1.76,
    dispersion: 0.024,
    specificGravity: 3.84,
    mohs: [6.5, 7.5],
    body: clear([0.09, 0.62, 0.52]),
    colourWord: 'deep red',
    swatch: '#7B1023',
    cleaves: false,
    withstandsPressure: false,
    wantsProtection: false,
    disclosure: '',
  },
  Peridot: {
    indexD: 1.672,
    dispersion: 0.02,
    specificGravity: 3.34,
    mohs: [6.5, 7],
    body: clear([0.105, 0.03, 0.33]),
    colourWord: 'lime green',
    swatch: '#9BBF30',
    cleaves: false,
    withstandsPressure: false,
    wantsProtection: true,
    disclosure: '',
  },
  Opal: {
    indexD: 1.45,
    dispersion: 0,
    specificGravity: 2.1,
    mohs: [5, 6.5],
    body: {
      kind: 'milky',
      absorptionPerMm: [0.02, 0.012, 0.008],
      referenceSizeMm: 7,
      scatterPerMm: 0.4,
      scatterAlbedo: [0.76, 0.79, 0.84],
      // Spheres of 290 nm: red to blue by the angle; domains as in good Coober Pedy white opal.
      interior: { kind: 'play-of-colour', perMm: 1.1, domainMm: 1.25, spacingNm: 228, spread: 0.085 },
    },
    colourWord: 'milky white',
    swatch: '#EDEFF2',
    cleaves: false,
    withstandsPressure: false,
    wantsProtection: true,
    disclosure: 'Opal is soft and can craze: no heat, no ultrasonic cleaning, no soaking.',
  },
  Pearl: {
    indexD: 1.53,
    dispersion: 0,
    specificGravity: 2.72,
    mohs: [2.5, 4.5],
    body: {
      kind: 'pearl',
      albedo: [0.86, 0.81, 0.76],
      coatAlpha: 0.05,
      orient: 0.34,
      nacre: { strength: 0.34, alpha: 0.17 },
      waviness: { slope: 0.006, wavelengthMm: 1.2 },
    },
    colourWord: 'white',
    swatch: '#F3EDE4',
    cleaves: false,
    withstandsPressure: false,
    wantsProtection: true,
    disclosure: 'Pearls are cultured unless proved natural: last on, first off, wiped dry.',
  },
  Moonstone: {
    indexD: 1.522,
    dispersion: 0.012,
    specificGravity: 2.57,
    mohs: [6, 6.5],
    body: {
      kind: 'milky',
      absorptionPerMm: [0.012, 0.008, 0.002],
      referenceSizeMm: 7,
      scatterPerMm: 0.12,
      scatterAlbedo: [0.66, 0.76, 0.92],
      // Cut so that the lamellae lie under the dome, a little askew as rough allows.
      interior: { kind: 'sheen', perMm: 0.6, colour: [0.1, 0.22, 0.46], axis: [0.06, 0.1, 1], spread: 0.09 },
    },
    colourWord: 'blue-white',
    swatch: '#E6ECF5',
    cleaves: true,
    withstandsPressure: false,
    wantsProtection: true,
    disclosure: '',
  },
  Tanzanite: {
    indexD: 1.695,
    dispersion: 0.021,
    specificGravity: 3.35,
    mohs: [6, 7],
    body: clear([0.2, 0.31, 0.03]),
    colourWord: 'violet-blue',
    swatch: '#4B3FB5',
    cleaves: true,
    withstandsPressure: false,
    wantsProtection: true,
    disclosure: 'Tanzanite is heated, and splits along one plane when knocked.',
  },
  Tourmaline: {
    indexD: 1.634,
    dispersion: 0.017,
    specificGravity: 3.06,
    mohs: [7, 7.5],
    body: clear([0.014, 0.2, 0.075]),
    colourWord: 'pink',
    swatch: '#D2477E',
    cleaves: false,
    withstandsPressure: false,
    wantsProtection: false,
    disclosure: '',
  },
  Morganite: {
    indexD: 1.59,
    dispersion: 0.014,
    specificGravity: 2.8,
    mohs: [7.5, 8],
    body: clear([0.004, 0.032, 0.028]),
    colourWord: 'peach pink',
    swatch: '#F2BFB0',
    cleaves: false,
    withstandsPressure: false,
    wantsProtection: false,
    disclosure: '',
  },
  Alexandrite: {
    indexD: 1.75,
    dispersion: 0.015,
    specificGravity: 3.73,
    mohs: [8.5, 8.5],
    body: clear([0.27, 0.1, 0.105]),
    colourWord: 'blue-green',
    swatch: '#2F7F6B',
    cleaves: false,
    withstandsPressure: false,
    wantsProtection: false,
    disclosure: 'Alexandrite is green by day and red by lamplight; it is shown by day.',
  },
  Spinel: {
    indexD: 1.718,
    dispersion: 0.02,
    specificGravity: 3.6,
    mohs: [8, 8],
    body: clear([0.02, 0.4, 0.17]),
    colourWord: 'rose red',
    swatch: '#C2203C',
    cleaves: false,
    withstandsPressure: false,
    wantsProtection: false,
    disclosure: '',
  },
  Turquoise: {
    indexD: 1.62,
    dispersion: 0,
    specificGravity: 2.76,
    mohs: [5, 6],
    body: {
      kind: 'opaque',
      albedo: [0.13, 0.62, 0.67],
      coatAlpha: 0.03,
      pattern: { kind: 'veins', colour: [0.04, 0.025, 0.016], cellMm: 2.6, share: 0.45 },
    },
    colourWord: 'sky blue',
    swatch: '#3FB7B0',
    cleaves: false,
    withstandsPressure: false,
    wantsProtection: true,
    disclosure: 'Turquoise is porous and often stabilised: keep it from oils and soap.',
  },
  Onyx: {
    indexD: 1.535,
    dispersion: 0,
    specificGravity: 2.6,
    mohs: [6.5, 7],
    body: { kind: 'opaque', albedo: [0.004, 0.004, 0.0045], coatAlpha: 0.012 },
    colourWord: 'black',
    swatch: '#0B0B0D',
    cleaves: false,
    withstandsPressure: false,
    wantsProtection: false,
    disclosure: 'Black onyx is usually dyed chalcedony.',
  },
  'Lapis Lazuli': {
    indexD: 1.5,
    dispersion: 0,
    specificGravity: 2.8,
    mohs: [5, 5.5],
    body: {
      kind: 'opaque',
      albedo: [0.016, 0.04, 0.27],
      coatAlpha: 0.03,
      pattern: {
        kind: 'flecks',
        cloudColour: [0.42, 0.45, 0.52],
        cloudMm: 2.4,
        cloudShare: 0.25,
        // Pyrite mirrors a little over half of the light, less of the blue: pale brass.
        metal: [0.58, 0.5, 0.34],
        grainMm: 0.5,
        grainShare: 0.35,
      },
    },
    colourWord: 'deep blue',
    swatch: '#1F3F9E',
    cleaves: false,
    withstandsPressure: false,
    wantsProtection: true,
    disclosure: '',
  },
};
