/**
 * What the assistant knows, one or two sentences a subject. Hardness is on the Mohs scale; figures and warnings
 * are the trade's common ones (GIA gem encyclopedia; Stuller's metal and setting guides).
 */
import type {
  DesignEra,
  Gemstone,
  JewelryType,
  Metal,
  Occasion,
  SettingStyle,
  StoneCut,
} from '@filigree/contracts';

export interface GemFact {
  readonly mohs: string;
  readonly says: string;
  readonly care: string;
}

const SOAP = 'Warm water, mild soap and a soft brush.';
const CLOTH = 'Wipe with a soft damp cloth; no ultrasonic, no steam, no household chemicals.';

export const GEM_FACTS: Record<Gemstone, GemFact> = {
  Diamond: {
    mohs: '10',
    says: 'The hardest stone and the one with the most fire; fit for daily wear.',
    care: SOAP,
  },
  Ruby: { mohs: '9', says: 'Red corundum, tough enough for a ring worn every day.', care: SOAP },
  Sapphire: {
    mohs: '9',
    says: 'Corundum like ruby: hard, without cleavage, a safe choice for daily wear.',
    care: SOAP,
  },
  Emerald: {
    mohs: '7.5–8',
    says: 'Nearly always included and oiled; a bezel or halo protects it.',
    care: CLOTH,
  },
  Amethyst: { mohs: '7', says: 'Violet quartz in generous sizes; strong sun can fade it.', care: SOAP },
  Aquamarine: {
    mohs: '7.5–8',
    says: 'Clear sea-blue beryl that looks its best in larger, open cuts.',
    care: SOAP,
  },
  Topaz: {
    mohs: '8',
    says: 'Hard and bright, but one sharp knock can split it; set it protected.',
    care: CLOTH,
  },
  Citrine: { mohs: '7', says: 'Warm golden quartz, kind to the budget in large sizes.', care: SOAP },
  Garnet: { mohs: '6.5–7.5', says: 'Deep wine red; lovely in Victorian clusters and rose gold.', care: SOAP },
  Peridot: {
    mohs: '6.5–7',
    says: 'Fresh olive green, a little soft for a daily ring; fine in a pendant.',
    care: CLOTH,
  },
  Opal: {
    mohs: '5–6.5',
    says: 'Soft and sensitive to dryness; a bezel and occasional wear suit it.',
    care: CLOTH,
  },
  Pearl: {
    mohs: '2.5–4.5',
    says: 'The softest of all: last on, first off. Earrings and necklaces suit it best.',
    care: CLOTH,
  },
  Moonstone: {
    mohs: '6–6.5',
    says: 'A floating blue sheen in a smooth cabochon; it cleaves, so bezel-set it.',
    care: CLOTH,
  },
  Tanzanite: {
    mohs: '6–7',
    says: 'Blue to violet by the angle; delicate, so earrings or a pendant.',
    care: CLOTH,
  },
  Tourmaline: { mohs: '7–7.5', says: 'Pink to green, sometimes both in one long crystal.', care: SOAP },
  Morganite: { mohs: '7.5–8', says: 'Blush beryl; rose gold deepens its colour.', care: SOAP },
  Alexandrite: {
    mohs: '8.5',
    says: 'Green by day, red by lamplight; hard enough for every day.',
    care: SOAP,
  },
  Spinel: { mohs: '8', says: 'As vivid as ruby, without its price, and it wears well.', care: SOAP },
  Turquoise: {
    mohs: '5–6',
    says: 'Porous: oils and perfume change its colour. Silver is its classic partner.',
    care: CLOTH,
  },
  Onyx: { mohs: '6.5–7', says: 'Even black; made for Art Deco contrast and signets.', care: CLOTH },
  'Lapis Lazuli': {
    mohs: '5–5.5',
    says: 'Royal blue with gold flecks of pyrite; keep it from acids and long soaking.',
    care: CLOTH,
  },
};

export const METAL_FACTS: Record<Metal, string> = {
  '10k Gold': 'The hardest and palest of the golds (41.7 % gold), and the least costly.',
  '14k Gold': 'The everyday balance: 58.5 % gold, hard enough for prongs and daily wear.',
  '18k Gold': '75 % gold: a richer colour, a little softer and heavier than 14k.',
  '22k Gold': '91.6 % gold, deep yellow and soft: bezels rather than fine prongs.',
  '24k Gold': 'Pure gold, too soft to hold stones in prongs; best for plain or occasional pieces.',
  'White Gold': 'Usually rhodium-plated; the plating is renewed every year or two of daily wear.',
  'Rose Gold': 'Copper gives the blush; warm with morganite, garnet and champagne tones.',
  'Yellow Gold': 'The classic warmth; it makes emerald, ruby and sapphire glow.',
  Platinum: 'Dense, naturally white and kind to sensitive skin; it gathers a soft patina.',
  Silver: 'Bright and affordable; it tarnishes and is too soft for the finest pavé.',
  Titanium: 'Very light and hard to resize; bezel or tension settings suit it.',
  Tungsten: 'Scratch-hard and heavy, but it cannot be resized or prong-set.',
  Palladium: 'White without plating, and lighter than platinum.',
  'Recycled Metal': 'A matter of sourcing, not of alloy: choose the metal beside it.',
  'Mixed Metals': 'Two tones in one piece; name the main metal first.',
  Enamel: 'Coloured glass fused on metal; keep it from knocks, and choose the metal under it.',
  'Black Rhodium': 'A dark plating over another metal; it wears off in time and can be renewed.',
};

export const SETTING_FACTS: Record<SettingStyle, string> = {
  Solitary: 'One stone, alone: the eye goes nowhere else.',
  Halo: 'A ring of small stones that makes the centre look larger and guards its edge.',
  Pave: 'A skin of small stones; sparkling, and best kept from hard knocks.',
  Cluster: 'Several stones as one flower or star: much presence for the budget.',
  Channel: 'Stones between two walls, nothing to catch on sleeves.',
  Bezel: 'A rim of metal all round: the safest hold, and right for soft stones.',
  Tension: 'The stone held by the spring of the band: diamond, ruby or sapphire only.',
  Prong: 'Small claws that let the most light in; have them checked once a year.',
  Bar: 'Stones between upright bars: open at the sides, neat for eternity bands.',
  Invisible: 'Stones side by side with no metal between: a sheet of light that dislikes knocks.',
};

export const ERA_FACTS: Record<DesignEra, string> = {
  Minimalist: 'slim sections, one idea, much air',
  'Art Deco': 'steps, fans and strict geometry; white metal, onyx, emerald cuts',
  Victorian: 'clusters, scrolls and sentiment; garnet, pearl, rose gold',
  'Vintage Floral': 'leaves, milgrain and petals around the stone',
  'Modern Sculptural': 'bold volumes and flowing, polished mass',
  'Gothic / Dark Aesthetic': 'pointed arches, black rhodium, deep garnet or onyx',
  'Boho / Organic': 'irregular lines, hammered metal, moonstone and turquoise',
  'Futuristic / Cyber-Lux': 'sharp planes, tension settings, titanium',
  'Classic / Bridal': 'a fine solitaire or halo that will look right in fifty years',
  'Street-Lux / Avant-Garde': 'heavy links, pavé and scale',
};

export const TYPE_FACTS: Record<JewelryType, string> = {
  Ring: 'Most rings are a US 5 to 7 for women and 8.5 to 10.5 for men; a band of about 2 mm is the most worn.',
  Necklace: 'Chains of 16 to 18 inches sit at the collarbone, 20 and more below it.',
  Pendant: 'It hangs in the light all day, so softer stones such as opal are welcome.',
  Bracelet: 'Most wrists take 6.5 to 7.5 inches; say the length and I will pass it on.',
  Earrings: 'They take little wear: the place for pearls, tanzanite and delicate work.',
  Anklet: 'Usually 9 to 10 inches, light enough to forget.',
  Brooch: 'The freest canvas of all: size and weight hardly matter.',
  Cufflinks: 'A flat face for onyx, lapis, enamel or a monogram.',
  Charm: 'A small symbol on a bail; zodiac and celestial motifs work well.',
  Tiara: 'Symmetry and rising height; light metals keep it comfortable.',
  Hairpin: 'A motif at the end of a long pin: floral and celestial read best.',
  'Body Chain': 'Fine chain with few focal points; tell me where it should sit.',
  'Nose Ring': 'Thin and smooth; platinum, titanium or gold are kind to skin.',
  'Toe Ring': 'A low, often open band, about US 2 to 5.',
};

export const CUT_FACTS: Record<StoneCut, string> = {
  Round: 'the most brilliance for its weight',
  Oval: 'reads larger than a round of the same weight and lengthens the finger',
  Princess: 'square and bright; its corners want protecting',
  Cushion: 'soft corners and broad flashes, a romantic, antique look',
  Emerald: 'long steps and calm reflections; it asks for a clear stone',
  Marquise: 'a pointed boat, the longest look for its weight',
  Pear: 'a drop, lovely in pendants and earrings',
  Heart: 'a symbol; best from about half a carat up',
  Baguette: 'slim steps, made to flank a centre stone',
  Trillion: 'three sides and sharp fire',
  Radiant: 'the shape of an emerald cut with the sparkle of a brilliant',
};

export const OCCASION_FACTS: Record<Occasion, string> = {
  Engagement:
    'For an engagement, a hard stone held simply: a solitaire or halo with diamond, sapphire or ruby.',
  Anniversary: 'Anniversaries like a band that stacks: channel or pavé, or the stone of the year you met.',
  Everyday: 'For every day, low settings and hard stones: a bezel catches on nothing.',
  Statement: 'A statement wants scale: one large stone in an open cut, or sculptural metal alone.',
  Religious: 'Symbols read best in plain, polished metal with one small stone at most.',
  Birthstone: 'Tell me the month and I will name its stone.',
  'Custom Gift': 'A gift is remembered for what is yours: initials inside, a date, a birthstone.',
};

/** Modern birthstones (American Gem Society), January first. */
export const BIRTHSTONES: readonly (readonly [month: string, stones: readonly Gemstone[]])[] = [
  ['January', ['Garnet']],
  ['February', ['Amethyst']],
  ['March', ['Aquamarine']],
  ['April', ['Diamond']],
  ['May', ['Emerald']],
  ['June', ['Pearl', 'Alexandrite', 'Moonstone']],
  ['July', ['Ruby']],
  ['August', ['Peridot', 'Spinel']],
  ['September', ['Sapphire']],
  ['October', ['Opal', 'Tourmaline']],
  ['November', ['Topaz', 'Citrine']],
  ['December', ['Tanzanite', 'Turquoise', 'Topaz']],
];
