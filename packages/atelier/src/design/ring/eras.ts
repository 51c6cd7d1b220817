import type { DesignEra, Gemstone, Metal, StoneCut } from '@filigree/contracts';
import type { RingBand, RingHead } from './document.ts';

/** An era as rules: what is taken where the brief leaves it open. First of a list is the first choice. */
export interface EraRules {
  readonly metals: readonly Metal[];
  readonly gemstones: readonly Gemstone[];
  readonly cuts: readonly StoneCut[];
  readonly profiles: readonly RingBand['profile'][];
  readonly galleries: readonly Extract<RingHead, { kind: 'prong' }>['gallery'][];
  readonly prongForms: readonly Extract<RingHead, { kind: 'prong' }>['prongForm'][];
  /** Factor on the band's width. */
  readonly breadth: number;
  readonly milgrain: boolean;
  /** Engraved or hammered surface where the band is wide enough, when no finish was asked. */
  readonly surface: 'none' | 'wheat' | 'scroll' | 'chevron' | 'hammered' | 'textured';
  /** Recipes this era draws first (ids of recipes.ts), best first. */
  readonly recipes: readonly string[];
}

export const NO_ERA: EraRules = {
  metals: ['14k Gold', 'White Gold', 'Platinum', 'Silver'],
  gemstones: ['Diamond', 'Sapphire'],
  cuts: ['Round', 'Round', 'Oval', 'Cushion'],
  profiles: ['comfort', 'court', 'd-shape', 'knife-edge'],
  galleries: ['basket', 'double-rail', 'crown'],
  prongForms: ['round', 'claw'],
  breadth: 1,
  milgrain: false,
  surface: 'none',
  recipes: ['solitaire-six', 'halo-pave', 'cathedral', 'three-stone', 'bezel-full', 'split-shank'],
};

export const ERA_RULES: Readonly<Record<DesignEra, EraRules>> = {
  Minimalist: {
    ...NO_ERA,
    profiles: ['flat', 'knife-edge', 'comfort'],
    galleries: ['peg', 'basket'],
    prongForms: ['round'],
    breadth: 0.82,
    recipes: ['bezel-full', 'knife-edge-solitaire', 'bezel-half', 'tension', 'flush-band', 'solitaire-six'],
  },
  'Art Deco': {
    ...NO_ERA,
    metals: ['Platinum', 'White Gold'],
    cuts: ['Emerald', 'Emerald', 'Round', 'Cushion'],
    profiles: ['flat', 'knife-edge'],
    galleries: ['double-rail', 'crown'],
    prongForms: ['double-claw', 'claw'],
    milgrain: true,
    surface: 'chevron',
    recipes: [
      'halo-plain',
      'three-baguettes',
      'channel-shoulders',
      'bezel-milgrain',
      'double-halo',
      'bar-shoulders',
    ],
  },
  Victorian: {
    ...NO_ERA,
    metals: ['Rose Gold', '18k Gold'],
    gemstones: ['Garnet', 'Diamond', 'Sapphire'],
    cuts: ['Cushion', 'Oval', 'Round'],
    profiles: ['d-shape', 'court'],
    galleries: ['crown', 'trellis'],
    prongForms: ['claw', 'round'],
    milgrain: true,
    surface: 'scroll',
    recipes: ['cluster-plain', 'five-stone', 'halo-cushion', 'twist', 'bezel-milgrain', 'crown-solitaire'],
  },
  'Vintage Floral': {
    ...NO_ERA,
    metals: ['Rose Gold', '14k Gold'],
    gemstones: ['Morganite', 'Diamond'],
    cuts: ['Oval', 'Round', 'Pear'],
    profiles: ['court', 'd-shape'],
    galleries: ['crown', 'trellis'],
    prongForms: ['claw'],
    milgrain: true,
    surface: 'scroll',
    recipes: ['cluster-tapered', 'twist', 'halo-split', 'crown-solitaire', 'bezel-milgrain', 'bypass'],
  },
  'Modern Sculptural': {
    ...NO_ERA,
    metals: ['18k Gold', 'White Gold'],
    cuts: ['Round', 'Oval', 'Emerald'],
    profiles: ['knife-edge', 'd-shape', 'flat'],
    galleries: ['peg', 'basket'],
    prongForms: ['claw'],
    breadth: 1.35,
    recipes: ['tension', 'bypass', 'bezel-half', 'flush-band', 'knife-edge-solitaire', 'split-shank'],
  },
  'Gothic / Dark Aesthetic': {
    ...NO_ERA,
    metals: ['Black Rhodium', 'Silver', 'White Gold'],
    gemstones: ['Garnet', 'Onyx', 'Ruby'],
    cuts: ['Pear', 'Marquise', 'Cushion'],
    profiles: ['knife-edge', 'court'],
    galleries: ['crown', 'trellis'],
    prongForms: ['claw', 'double-claw'],
    breadth: 1.2,
    surface: 'textured',
    recipes: ['crown-solitaire', 'split-shank', 'halo-plain', 'twist', 'bezel-milgrain', 'cluster-plain'],
  },
  'Boho / Organic': {
    ...NO_ERA,
    metals: ['14k Gold', 'Rose Gold', 'Silver'],
    gemstones: ['Opal', 'Moonstone', 'Turquoise'],
    cuts: ['Oval', 'Round', 'Pear'],
    profiles: ['court', 'd-shape'],
    galleries: ['trellis', 'basket'],
    prongForms: ['claw'],
    surface: 'hammered',
    recipes: ['bezel-full', 'twist', 'bypass', 'cluster-tapered', 'hammered-band', 'bezel-half'],
  },
  'Futuristic / Cyber-Lux': {
    ...NO_ERA,
    metals: ['White Gold', 'Platinum', 'Titanium'],
    cuts: ['Princess', 'Emerald', 'Radiant'],
    profiles: ['flat', 'knife-edge'],
    galleries: ['double-rail', 'basket'],
    prongForms: ['flat-tab'],
    breadth: 1.3,
    recipes: [
      'tension',
      'bar-shoulders',
      'channel-shoulders',
      'bezel-half',
      'split-shank',
      'knife-edge-solitaire',
    ],
  },
  'Classic / Bridal': {
    ...NO_ERA,
    metals: ['Platinum', '18k Gold', 'White Gold'],
    recipes: [
      'solitaire-six',
      'cathedral',
      'halo-pave',
      'three-stone',
      'pave-shoulders',
      'channel-shoulders',
    ],
  },
  'Street-Lux / Avant-Garde': {
    ...NO_ERA,
    metals: ['Yellow Gold', 'White Gold'],
    cuts: ['Princess', 'Cushion', 'Radiant'],
    profiles: ['flat', 'd-shape'],
    galleries: ['double-rail', 'basket'],
    prongForms: ['double-claw', 'flat-tab'],
    breadth: 1.7,
    recipes: ['double-halo', 'pave-wide', 'split-pave', 'tension', 'bypass', 'bar-shoulders'],
  },
};
