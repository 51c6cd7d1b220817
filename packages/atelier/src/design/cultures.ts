import type { CulturalInspiration, Gemstone, Metal } from '@filigree/contracts';
import type { EmblemForm } from './ornament/emblemForms.ts';
import type { PatternName } from './ornament/patterns.ts';
import type { PlateOutline } from './ornament/plateParts.ts';
import type { EnamelColour } from './parts.ts';

/** A culture's goldsmithing as rules: what is taken where the brief leaves it open. First of a list is first choice. */
export interface CultureRules {
  readonly metals: readonly Metal[];
  readonly gemstones: readonly Gemstone[];
  /** Figures, the best known first. */
  readonly emblems: readonly EmblemForm[];
  /** The border that goes around bands, plates and medallions. */
  readonly border: PatternName;
  readonly plates: readonly PlateOutline[];
  readonly enamels: readonly EnamelColour[];
  /** Figures usually stand on a round plate. */
  readonly medallions: boolean;
  /** Bezels rather than prongs. */
  readonly bezels: boolean;
  readonly granulation: boolean;
}

/**
 * Materials and forms by what museums show of each tradition (the Metropolitan Museum's Heilbrunn Timeline, the
 * British Museum's and the V&A's jewelry galleries); living and sacred traditions are taken up by their public,
 * geometric forms only.
 */
const RULES: Readonly<Record<CulturalInspiration, CultureRules>> = {
  Egyptian: {
    metals: ['22k Gold', '18k Gold'],
    gemstones: ['Lapis Lazuli', 'Turquoise', 'Garnet'],
    emblems: ['scarab', 'ankh', 'eye-of-horus', 'lotus', 'winged-disc'],
    border: 'lotus-border',
    plates: ['cartouche', 'disc'],
    enamels: ['navy', 'turquoise', 'coral'],
    medallions: false,
    bezels: true,
    granulation: false,
  },
  Greek: {
    metals: ['22k Gold', '18k Gold', 'Silver'],
    gemstones: ['Garnet', 'Pearl', 'Emerald'],
    emblems: ['meander-disc', 'palmette', 'amphora'],
    border: 'meander',
    plates: ['disc', 'coin', 'lozenge'],
    enamels: ['blue', 'white', 'green'],
    medallions: true,
    bezels: true,
    granulation: true,
  },
  Roman: {
    metals: ['22k Gold', '18k Gold'],
    gemstones: ['Garnet', 'Emerald', 'Pearl'],
    emblems: ['roman-coin', 'laurel-wreath', 'aquila'],
    border: 'laurel',
    plates: ['coin', 'disc', 'oval'],
    enamels: ['red', 'ivory'],
    medallions: true,
    bezels: true,
    granulation: false,
  },
  Celtic: {
    metals: ['Silver', '14k Gold'],
    gemstones: ['Emerald', 'Amethyst', 'Garnet'],
    emblems: ['triquetra', 'celtic-cross', 'triskele'],
    border: 'plait',
    plates: ['disc', 'shield', 'lozenge'],
    enamels: ['green', 'red', 'yellow'],
    medallions: true,
    bezels: true,
    granulation: false,
  },
  'Norse / Viking': {
    metals: ['Silver', '14k Gold'],
    gemstones: ['Garnet', 'Onyx', 'Amethyst'],
    emblems: ['thors-hammer', 'valknut', 'ring-serpent', 'rune-disc'],
    border: 'runes',
    plates: ['disc', 'shield'],
    enamels: ['navy', 'red'],
    medallions: false,
    bezels: true,
    granulation: true,
  },
  Byzantine: {
    metals: ['22k Gold', '18k Gold'],
    gemstones: ['Garnet', 'Sapphire', 'Pearl', 'Emerald'],
    emblems: ['jewelled-cross', 'granulated-disc'],
    border: 'cross-and-grain',
    plates: ['disc', 'octagon', 'lozenge'],
    enamels: ['blue', 'green', 'red'],
    medallions: false,
    bezels: true,
    granulation: true,
  },
  Persian: {
    metals: ['22k Gold', '18k Gold'],
    gemstones: ['Turquoise', 'Ruby', 'Emerald'],
    emblems: ['boteh', 'shamsa', 'pomegranate'],
    border: 'boteh-vine',
    plates: ['teardrop', 'octagon', 'disc'],
    enamels: ['turquoise', 'blue', 'white'],
    medallions: false,
    bezels: true,
    granulation: false,
  },
  Ottoman: {
    metals: ['18k Gold', 'Silver'],
    gemstones: ['Emerald', 'Ruby', 'Turquoise'],
    emblems: ['tulip', 'crescent-and-star', 'iznik-rosette'],
    border: 'tulip-row',
    plates: ['oval', 'disc', 'crescent'],
    enamels: ['blue', 'turquoise', 'red'],
    medallions: true,
    bezels: true,
    granulation: false,
  },
  'Indian / Mughal': {
    metals: ['22k Gold', '18k Gold'],
    gemstones: ['Ruby', 'Emerald', 'Diamond', 'Pearl'],
    emblems: ['kundan-lotus', 'mango', 'jali-star'],
    border: 'jali',
    plates: ['octagon', 'teardrop', 'disc'],
    enamels: ['green', 'red', 'white'],
    medallions: false,
    bezels: true,
    granulation: true,
  },
  Chinese: {
    metals: ['24k Gold', '18k Gold', 'Silver'],
    gemstones: ['Turquoise', 'Ruby', 'Pearl'],
    emblems: ['shou', 'round-dragon', 'ruyi-cloud', 'bat'],
    border: 'cloud-scroll',
    plates: ['disc', 'hexagon', 'octagon'],
    enamels: ['red', 'turquoise', 'navy'],
    medallions: true,
    bezels: true,
    granulation: false,
  },
  Japanese: {
    metals: ['Silver', '18k Gold', 'Black Rhodium'],
    gemstones: ['Pearl', 'Diamond', 'Moonstone'],
    emblems: ['cherry-blossom-mon', 'wave-disc', 'fan', 'torii'],
    border: 'seigaiha',
    plates: ['disc', 'square', 'rounded-rectangle'],
    enamels: ['navy', 'red', 'pink'],
    medallions: true,
    bezels: true,
    granulation: false,
  },
  'Himalayan / Tibetan': {
    metals: ['Silver', '22k Gold'],
    gemstones: ['Turquoise', 'Garnet', 'Lapis Lazuli'],
    emblems: ['endless-knot', 'vajra', 'turquoise-box'],
    border: 'endless-knots',
    plates: ['octagon', 'square', 'disc'],
    enamels: ['turquoise', 'coral', 'navy'],
    medallions: false,
    bezels: true,
    granulation: true,
  },
  African: {
    metals: ['22k Gold', '18k Gold'],
    gemstones: ['Garnet', 'Citrine', 'Onyx'],
    emblems: ['adinkrahene', 'sankofa-heart', 'rams-horns', 'bead-collar'],
    border: 'mud-cloth',
    plates: ['disc', 'shield', 'lozenge'],
    enamels: ['red', 'yellow', 'green', 'black'],
    medallions: true,
    bezels: true,
    granulation: true,
  },
  'Moroccan / Berber': {
    metals: ['Silver'],
    gemstones: ['Garnet', 'Turquoise', 'Citrine'],
    emblems: ['fibula', 'yaz', 'star-rosette'],
    border: 'amazigh-triangles',
    plates: ['lozenge', 'square', 'disc'],
    enamels: ['yellow', 'green', 'blue'],
    medallions: false,
    bezels: true,
    granulation: true,
  },
  'Native American': {
    metals: ['Silver'],
    gemstones: ['Turquoise', 'Onyx', 'Lapis Lazuli'],
    emblems: ['thunderbird', 'stepped-sun', 'naja'],
    border: 'stepped-diamonds',
    plates: ['oval', 'disc', 'bar'],
    enamels: ['turquoise', 'coral', 'black'],
    medallions: false,
    bezels: true,
    granulation: true,
  },
  'Aztec / Mayan': {
    metals: ['22k Gold', '18k Gold'],
    gemstones: ['Turquoise', 'Onyx', 'Emerald'],
    emblems: ['sun-disc', 'stepped-fret', 'feathered-serpent'],
    border: 'step-fret',
    plates: ['disc', 'square'],
    enamels: ['turquoise', 'red', 'green'],
    medallions: true,
    bezels: true,
    granulation: false,
  },
  Polynesian: {
    metals: ['Silver', '14k Gold'],
    gemstones: ['Pearl', 'Onyx', 'Peridot'],
    emblems: ['fish-hook', 'koru', 'turtle'],
    border: 'koru-wave',
    plates: ['disc', 'oval', 'teardrop'],
    enamels: ['turquoise', 'green'],
    medallions: false,
    bezels: true,
    granulation: false,
  },
  'Russian Imperial': {
    metals: ['18k Gold', 'Rose Gold', 'Platinum'],
    gemstones: ['Diamond', 'Emerald', 'Sapphire', 'Ruby'],
    emblems: ['imperial-egg', 'crown', 'double-eagle'],
    border: 'guilloche',
    plates: ['oval', 'disc'],
    enamels: ['blue', 'white', 'red'],
    medallions: false,
    bezels: false,
    granulation: false,
  },
  'Religious / Spiritual Icons': {
    metals: ['18k Gold', 'Silver', 'White Gold'],
    gemstones: ['Diamond', 'Moonstone', 'Lapis Lazuli'],
    emblems: ['cross', 'om', 'star-of-david', 'crescent', 'dharma-wheel', 'hamsa'],
    border: 'interlaced-arcs',
    plates: ['disc', 'oval'],
    enamels: ['blue', 'white', 'green'],
    medallions: false,
    bezels: true,
    granulation: false,
  },
};

export const cultureRules = (culture: CulturalInspiration): CultureRules => RULES[culture];
