/**
 * The metals that a piece can be made of, as a caster orders them. A karat colour is an alloy of its own:
 * 14k yellow, white and rose gold weigh and look different.
 *
 * Densities are from Stuller's specific gravity table unless noted: 22k from the International Gem Society's
 * wax table; platinum-ruthenium, palladium 950, grade 5 titanium and tungsten carbide are general trade
 * knowledge. Reflectances are linear Rec. 709 at normal incidence; for karat golds they are tuned by eye under
 * the house rig and the Khronos neutral tone curve, around Adobe's and Filament's published metal references
 * (24k 1.000/0.710/0.315, platinum 0.672/0.638/0.578, silver 0.956/0.947/0.913).
 */
import type { Rgb } from '@filigree/raytracer';

export const ALLOYS = [
  '10k yellow gold',
  '10k white gold',
  '10k rose gold',
  '14k yellow gold',
  '14k white gold',
  '14k rose gold',
  '18k yellow gold',
  '18k white gold',
  '18k rose gold',
  '22k yellow gold',
  '24k yellow gold',
  'platinum 950',
  'palladium 950',
  'sterling silver',
  'titanium',
  'tungsten carbide',
] as const;
export type AlloyName = (typeof ALLOYS)[number];

/** What the metal is bought and priced as. */
export type BaseMetal = 'gold' | 'platinum' | 'palladium' | 'silver' | 'titanium' | 'tungsten';

export interface AlloyFacts {
  readonly densityGramsPerCm3: number;
  readonly base: BaseMetal;
  /** Parts of the base metal in a thousand, by weight. */
  readonly finenessPerMille: number;
  readonly reflectance: Rgb;
  /** False for metals that are machined or sintered, not poured. */
  readonly castable: boolean;
  /** Thinnest wall a caster accepts, in mm. */
  readonly minimumWallMm: number;
  /** Holds a stone under tension without creeping. */
  readonly springy: boolean;
  /** Prongs bend away from the stone in daily wear. */
  readonly tooSoftForProngs: boolean;
  /** Cannot be pushed over a stone at all. */
  readonly tooHardForProngs: boolean;
  readonly resizable: boolean;
  /** What a buyer is told, in a sentence; empty when nothing needs saying. */
  readonly disclosure: string;
}

const gold = (
  finenessPerMille: number,
  densityGramsPerCm3: number,
  reflectance: Rgb,
  disclosure = '',
): AlloyFacts => ({
  densityGramsPerCm3,
  base: 'gold',
  finenessPerMille,
  reflectance,
  castable: true,
  minimumWallMm: 0.8,
  springy: finenessPerMille >= 580 && finenessPerMille <= 750,
  tooSoftForProngs: finenessPerMille > 950,
  tooHardForProngs: false,
  resizable: true,
  disclosure,
});

/** White gold is shown as it is sold, under a rhodium plate. */
const RHODIUM: Rgb = [0.8, 0.79, 0.77];
const RHODIUM_NOTE = 'White gold is rhodium plated; the plating wears and is renewed every year or two.';

export const ALLOY_FACTS: Readonly<Record<AlloyName, AlloyFacts>> = {
  '10k yellow gold': gold(417, 11.57, [0.91, 0.705, 0.445]),
  '10k white gold': gold(417, 11.07, RHODIUM, RHODIUM_NOTE),
  '10k rose gold': gold(417, 11.59, [0.9, 0.635, 0.53]),
  '14k yellow gold': gold(585, 13.07, [0.93, 0.69, 0.395]),
  '14k white gold': gold(585, 12.61, RHODIUM, RHODIUM_NOTE),
  '14k rose gold': gold(585, 13.26, [0.915, 0.62, 0.495]),
  '18k yellow gold': gold(750, 15.58, [0.945, 0.69, 0.345]),
  '18k white gold': gold(750, 14.64, RHODIUM, RHODIUM_NOTE),
  '18k rose gold': gold(750, 15.18, [0.92, 0.625, 0.485]),
  '22k yellow gold': gold(
    916,
    17.8,
    [0.955, 0.675, 0.295],
    '22k gold is soft: it suits bezels and thick prongs.',
  ),
  '24k yellow gold': gold(
    999,
    19.32,
    [0.96, 0.675, 0.27],
    '24k gold is too soft for prongs, pavé and daily rings.',
  ),
  'platinum 950': {
    densityGramsPerCm3: 20.7,
    base: 'platinum',
    finenessPerMille: 950,
    reflectance: [0.71, 0.69, 0.66],
    castable: true,
    minimumWallMm: 0.7,
    springy: true,
    tooSoftForProngs: false,
    tooHardForProngs: false,
    resizable: true,
    disclosure: '',
  },
  'palladium 950': {
    densityGramsPerCm3: 11.9,
    base: 'palladium',
    finenessPerMille: 950,
    reflectance: [0.736, 0.702, 0.66],
    castable: true,
    minimumWallMm: 0.8,
    springy: true,
    tooSoftForProngs: false,
    tooHardForProngs: false,
    resizable: true,
    disclosure: '',
  },
  'sterling silver': {
    // Two refiners give 10.40 (Stuller) and 10.36 (AUE); the lighter one matches the weight of cast pieces.
    densityGramsPerCm3: 10.4,
    base: 'silver',
    finenessPerMille: 925,
    reflectance: [0.955, 0.94, 0.9],
    castable: true,
    minimumWallMm: 0.8,
    springy: false,
    tooSoftForProngs: false,
    tooHardForProngs: false,
    resizable: true,
    disclosure: 'Sterling silver tarnishes and wants an occasional polish.',
  },
  titanium: {
    densityGramsPerCm3: 4.43,
    base: 'titanium',
    finenessPerMille: 895,
    reflectance: [0.5, 0.465, 0.43],
    castable: false,
    minimumWallMm: 0.8,
    springy: true,
    tooSoftForProngs: false,
    tooHardForProngs: true,
    resizable: false,
    disclosure: 'Titanium is machined, not cast, and can hardly be resized.',
  },
  'tungsten carbide': {
    densityGramsPerCm3: 15.6,
    base: 'tungsten',
    finenessPerMille: 850,
    reflectance: [0.43, 0.425, 0.425],
    castable: false,
    minimumWallMm: 1.2,
    springy: false,
    tooSoftForProngs: false,
    tooHardForProngs: true,
    resizable: false,
    disclosure: 'Tungsten carbide is sintered: it cannot be cast, pushed over a stone or resized.',
  },
};

/** What of a design's alloy decides which metal it is; the document's alloys have this shape. */
export interface AlloyIdentity {
  readonly family: 'gold' | 'platinum' | 'silver' | 'palladium' | 'titanium' | 'tungsten-carbide';
  readonly karat: 10 | 14 | 18 | 22 | 24 | null;
  readonly colour: 'yellow' | 'rose' | 'white' | 'grey';
  readonly plating: 'none' | 'rhodium' | 'black-rhodium';
}

const UNCOLOURED = {
  platinum: 'platinum 950',
  palladium: 'palladium 950',
  silver: 'sterling silver',
  titanium: 'titanium',
  'tungsten-carbide': 'tungsten carbide',
} as const;

/**
 * The alloy as a caster orders it. Gold without a karat is taken as 14k, the trade's default; above 18k there
 * is only yellow, because whitening and reddening take more other metal than 22k leaves room for.
 */
export function alloyName(alloy: AlloyIdentity): AlloyName {
  if (alloy.family !== 'gold') return UNCOLOURED[alloy.family];
  const karat = alloy.karat ?? 14;
  if (karat === 22 || karat === 24) return `${karat}k yellow gold`;
  const colour = alloy.colour === 'grey' ? 'white' : alloy.colour;
  return `${karat}k ${colour} gold`;
}

/** Mass of a volume of an alloy. @param volumeMm3 at least 0 @returns grams */
export function metalMassGrams(alloy: AlloyName, volumeMm3: number): number {
  return (volumeMm3 * ALLOY_FACTS[alloy].densityGramsPerCm3) / 1000;
}
