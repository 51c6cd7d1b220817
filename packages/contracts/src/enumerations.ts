/**
 * The closed vocabularies of the product, spelled as people see them. Section 3 of the specification gives
 * the ends and the counts of the long lists; where it leaves the middle open, docs/decisions/0003 says how it
 * was completed.
 */
import { z } from 'zod';

export const JEWELRY_TYPES = [
  'Ring',
  'Necklace',
  'Pendant',
  'Bracelet',
  'Earrings',
  'Anklet',
  'Brooch',
  'Cufflinks',
  'Charm',
  'Tiara',
  'Hairpin',
  'Body Chain',
  'Nose Ring',
  'Toe Ring',
] as const;
export const jewelryTypeSchema = z.enum(JEWELRY_TYPES);
export type JewelryType = z.infer<typeof jewelryTypeSchema>;

export const DESIGN_ERAS = [
  'Minimalist',
  'Art Deco',
  'Victorian',
  'Vintage Floral',
  'Modern Sculptural',
  'Gothic / Dark Aesthetic',
  'Boho / Organic',
  'Futuristic / Cyber-Lux',
  'Classic / Bridal',
  'Street-Lux / Avant-Garde',
] as const;
export const designEraSchema = z.enum(DESIGN_ERAS);
export type DesignEra = z.infer<typeof designEraSchema>;

export const CULTURAL_INSPIRATIONS = [
  'Egyptian',
  'Greek',
  'Roman',
  'Celtic',
  'Norse / Viking',
  'Byzantine',
  'Persian',
  'Ottoman',
  'Indian / Mughal',
  'Chinese',
  'Japanese',
  'Himalayan / Tibetan',
  'African',
  'Moroccan / Berber',
  'Native American',
  'Aztec / Mayan',
  'Polynesian',
  'Russian Imperial',
  'Religious / Spiritual Icons',
] as const;
export const culturalInspirationSchema = z.enum(CULTURAL_INSPIRATIONS);
export type CulturalInspiration = z.infer<typeof culturalInspirationSchema>;

export const METALS = [
  '10k Gold',
  '14k Gold',
  '18k Gold',
  '22k Gold',
  '24k Gold',
  'White Gold',
  'Rose Gold',
  'Yellow Gold',
  'Platinum',
  'Silver',
  'Titanium',
  'Tungsten',
  'Palladium',
  'Recycled Metal',
  'Mixed Metals',
  'Enamel',
  'Black Rhodium',
] as const;
export const metalSchema = z.enum(METALS);
export type Metal = z.infer<typeof metalSchema>;

export const GEMSTONES = [
  'Diamond',
  'Ruby',
  'Sapphire',
  'Emerald',
  'Amethyst',
  'Aquamarine',
  'Topaz',
  'Citrine',
  'Garnet',
  'Peridot',
  'Opal',
  'Pearl',
  'Moonstone',
  'Tanzanite',
  'Tourmaline',
  'Morganite',
  'Alexandrite',
  'Spinel',
  'Turquoise',
  'Onyx',
  'Lapis Lazuli',
] as const;
export const gemstoneSchema = z.enum(GEMSTONES);
export type Gemstone = z.infer<typeof gemstoneSchema>;

export const STONE_CUTS = [
  'Round',
  'Oval',
  'Princess',
  'Cushion',
  'Emerald',
  'Marquise',
  'Pear',
  'Heart',
  'Baguette',
  'Trillion',
  'Radiant',
] as const;
export const stoneCutSchema = z.enum(STONE_CUTS);
export type StoneCut = z.infer<typeof stoneCutSchema>;

export const SETTING_STYLES = [
  'Solitary',
  'Halo',
  'Pave',
  'Cluster',
  'Channel',
  'Bezel',
  'Tension',
  'Prong',
  'Bar',
  'Invisible',
] as const;
export const settingStyleSchema = z.enum(SETTING_STYLES);
export type SettingStyle = z.infer<typeof settingStyleSchema>;

export const METAL_FINISHES = [
  'Polished',
  'Matte',
  'Brushed',
  'Hammered',
  'Satin',
  'Textured',
  'Engraved',
] as const;
export const metalFinishSchema = z.enum(METAL_FINISHES);
export type MetalFinish = z.infer<typeof metalFinishSchema>;

export const MOTIFS = [
  'Floral',
  'Geometric',
  'Animal',
  'Celestial',
  'Abstract',
  'Heart',
  'Infinity',
  'Cross',
  'Serpent',
  'Wing',
  'Eye',
  'Star',
  'Zodiac',
] as const;
export const motifSchema = z.enum(MOTIFS);
export type Motif = z.infer<typeof motifSchema>;

export const OCCASIONS = [
  'Engagement',
  'Anniversary',
  'Everyday',
  'Statement',
  'Religious',
  'Birthstone',
  'Custom Gift',
] as const;
export const occasionSchema = z.enum(OCCASIONS);
export type Occasion = z.infer<typeof occasionSchema>;

export const PIECE_CATEGORIES = ['ring', 'necklace', 'earring', 'pendant', 'bracelet'] as const;
export const pieceCategorySchema = z.enum(PIECE_CATEGORIES);
export type PieceCategory = z.infer<typeof pieceCategorySchema>;

/** The filters of the catalogue page; "All" is the absence of a category and is never sent. */
export const CATALOGUE_FILTERS = {
  categories: ['All', ...PIECE_CATEGORIES],
  materials: ['14k Gold', '18k Gold', 'Platinum', 'Rose Gold', 'Silver'],
  gemstones: ['Diamond', 'Emerald', 'Ruby', 'Sapphire', 'Pearl'],
  styles: ['Classic', 'Modern', 'Vintage', 'Art Deco', 'Minimalist'],
} as const;

export const QUICK_PRESETS = [
  'Celestial ring',
  'Minimal pendant',
  'Art Deco earrings',
  'Nature-inspired bracelet',
  'Zodiac charm',
  'Cosmic talisman',
  'Vintage engagement ring',
] as const;
