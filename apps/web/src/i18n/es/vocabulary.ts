import type {
  CulturalInspiration,
  DesignEra,
  Gemstone,
  JewelryType,
  Metal,
  MetalFinish,
  Motif,
  Occasion,
  PieceCategory,
  SettingStyle,
  StoneCut,
} from '@filigree/contracts';
import type { PACKAGE_PITCHES } from '@filigree/contracts/constants';
import type { QUICK_PRESETS } from '@filigree/contracts/enumerations';

type EnumeratedValue =
  | CulturalInspiration
  | DesignEra
  | Gemstone
  | JewelryType
  | Metal
  | MetalFinish
  | Motif
  | Occasion
  | PieceCategory
  | SettingStyle
  | StoneCut
  | (typeof PACKAGE_PITCHES)[number]
  | (typeof QUICK_PRESETS)[number]
  | 'All'
  // Styles of the catalogue that are no eras.
  | 'Bohemian'
  | 'Bridal'
  | 'Classic'
  | 'Gothic'
  | 'Heritage'
  | 'Modern'
  | 'Sculptural'
  | 'Street'
  | 'Vintage';

/** Words for the values of the product's enumerations, which are spelled in English. */
export const vocabulary: Readonly<Record<EnumeratedValue, string>> = {
  Ring: 'Anillo',
  Necklace: 'Collar',
  Pendant: 'Colgante',
  Bracelet: 'Pulsera',
  Earrings: 'Aretes',
  Anklet: 'Tobillera',
  Brooch: 'Broche',
  Cufflinks: 'Gemelos',
  Charm: 'Dije',
  Tiara: 'Tiara',
  Hairpin: 'Horquilla',
  'Body Chain': 'Cadena corporal',
  'Nose Ring': 'Anillo de nariz',
  'Toe Ring': 'Anillo de pie',

  Minimalist: 'Minimalista',
  'Art Deco': 'Art déco',
  Victorian: 'Victoriano',
  'Vintage Floral': 'Floral antiguo',
  'Modern Sculptural': 'Escultural moderno',
  'Gothic / Dark Aesthetic': 'Gótico / Estética oscura',
  'Boho / Organic': 'Bohemio / Orgánico',
  'Futuristic / Cyber-Lux': 'Futurista / Ciberlujo',
  'Classic / Bridal': 'Clásico / Nupcial',
  'Street-Lux / Avant-Garde': 'Lujo urbano / Vanguardia',

  Egyptian: 'Egipcia',
  Greek: 'Griega',
  Roman: 'Romana',
  Celtic: 'Celta',
  'Norse / Viking': 'Nórdica / Vikinga',
  Byzantine: 'Bizantina',
  Persian: 'Persa',
  Ottoman: 'Otomana',
  'Indian / Mughal': 'India / Mogol',
  Chinese: 'China',
  Japanese: 'Japonesa',
  'Himalayan / Tibetan': 'Himalaya / Tibetana',
  African: 'Africana',
  'Moroccan / Berber': 'Marroquí / Bereber',
  'Native American': 'Nativa americana',
  'Aztec / Mayan': 'Azteca / Maya',
  Polynesian: 'Polinesia',
  'Russian Imperial': 'Rusia imperial',
  'Religious / Spiritual Icons': 'Iconos religiosos / espirituales',

  '10k Gold': 'Oro de 10 k',
  '14k Gold': 'Oro de 14 k',
  '18k Gold': 'Oro de 18 k',
  '22k Gold': 'Oro de 22 k',
  '24k Gold': 'Oro de 24 k',
  'White Gold': 'Oro blanco',
  'Rose Gold': 'Oro rosa',
  'Yellow Gold': 'Oro amarillo',
  Platinum: 'Platino',
  Silver: 'Plata',
  Titanium: 'Titanio',
  Tungsten: 'Tungsteno',
  Palladium: 'Paladio',
  'Recycled Metal': 'Metal reciclado',
  'Mixed Metals': 'Metales combinados',
  Enamel: 'Esmalte',
  'Black Rhodium': 'Rodio negro',

  Diamond: 'Diamante',
  Ruby: 'Rubí',
  Sapphire: 'Zafiro',
  Emerald: 'Esmeralda',
  Amethyst: 'Amatista',
  Aquamarine: 'Aguamarina',
  Topaz: 'Topacio',
  Citrine: 'Citrino',
  Garnet: 'Granate',
  Peridot: 'Peridoto',
  Opal: 'Ópalo',
  Pearl: 'Perla',
  Moonstone: 'Piedra de luna',
  Tanzanite: 'Tanzanita',
  Tourmaline: 'Turmalina',
  Morganite: 'Morganita',
  Alexandrite: 'Alejandrita',
  Spinel: 'Espinela',
  Turquoise: 'Turquesa',
  Onyx: 'Ónix',
  'Lapis Lazuli': 'Lapislázuli',

  Round: 'Redonda',
  Oval: 'Ovalada',
  Princess: 'Princesa',
  Cushion: 'Cojín',
  Marquise: 'Marquesa',
  Pear: 'Pera',
  Heart: 'Corazón',
  Baguette: 'Baguette',
  Trillion: 'Trillón',
  Radiant: 'Radiante',

  Solitary: 'Solitario',
  Halo: 'Halo',
  Pave: 'Pavé',
  Cluster: 'Racimo',
  Channel: 'Canal',
  Bezel: 'Bisel',
  Tension: 'Tensión',
  Prong: 'Garras',
  Bar: 'Barra',
  Invisible: 'Invisible',

  Polished: 'Pulido',
  Matte: 'Mate',
  Brushed: 'Cepillado',
  Hammered: 'Martillado',
  Satin: 'Satinado',
  Textured: 'Texturizado',
  Engraved: 'Grabado',

  Floral: 'Floral',
  Geometric: 'Geométrico',
  Animal: 'Animal',
  Celestial: 'Celestial',
  Abstract: 'Abstracto',
  Infinity: 'Infinito',
  Cross: 'Cruz',
  Serpent: 'Serpiente',
  Wing: 'Ala',
  Eye: 'Ojo',
  Star: 'Estrella',
  Zodiac: 'Zodíaco',

  Engagement: 'Compromiso',
  Anniversary: 'Aniversario',
  Everyday: 'Para cada día',
  Statement: 'Protagonista',
  Religious: 'Religioso',
  Birthstone: 'Piedra natal',
  'Custom Gift': 'Regalo a medida',

  ring: 'Anillo',
  necklace: 'Collar',
  earring: 'Aretes',
  pendant: 'Colgante',
  bracelet: 'Pulsera',
  All: 'Todas',

  Classic: 'Clásico',
  Modern: 'Moderno',
  Vintage: 'Antiguo',
  Bohemian: 'Bohemio',
  Bridal: 'Nupcial',
  Gothic: 'Gótico',
  Heritage: 'De herencia',
  Sculptural: 'Escultural',
  Street: 'Urbano',

  'Celestial ring': 'Anillo celestial',
  'Minimal pendant': 'Colgante minimalista',
  'Art Deco earrings': 'Aretes art déco',
  'Nature-inspired bracelet': 'Pulsera inspirada en la naturaleza',
  'Zodiac charm': 'Dije del zodíaco',
  'Cosmic talisman': 'Talismán cósmico',
  'Vintage engagement ring': 'Anillo de compromiso antiguo',

  'Perfect for trying out the platform': 'Perfecto para probar la plataforma',
  'Great for regular users': 'Ideal para quienes diseñan a menudo',
  'Best for power users and professionals': 'Lo mejor para profesionales y grandes creadores',
};
