import {
  ARRANGEMENTS,
  BRACELET_KINDS,
  BRIEF_BAND_PROFILES,
  type Brief,
  CHAIN_KINDS,
  CLASP_KINDS,
  CULTURAL_INSPIRATIONS,
  DESIGN_ERAS,
  EARRING_KINDS,
  ENGRAVING_PLACES,
  FIGURE_RELATIONS,
  FIGURES,
  GEMSTONES,
  JEWELRY_TYPES,
  LETTERINGS,
  METAL_FINISHES,
  METALS,
  MOTIFS,
  OCCASIONS,
  PLATE_BORDERS,
  PLATE_SHAPES,
  REFUSABLE_PARTS,
  ringOfSeveralSchema,
  SET_MAX_PIECES,
  SETTING_STYLES,
  STONE_COLOURS,
  STONE_CUTS,
  STONE_PLACES,
} from '@filigree/contracts';

export type Random = () => number;

/** Mulberry32 (Tommy Ettinger), so that a failing brief is found again by its number. */
export function numberedRandom(seed: number): Random {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const oneOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Among them letters that have little metal between them, dots, accents, and what no font has. */
const ENGRAVINGS = [
  'Amor',
  'Forever & always',
  'J + M 2026',
  'Ω 愛',
  'x'.repeat(60),
  'Florence',
  'Miss Kitty',
  'Tiffany',
  'Zoë',
  'Ångström',
  'B',
] as const;
const FAITHS = ['christian', 'jewish', 'muslim', 'hindu', 'buddhist', 'sikh'] as const;
/** What can be a stone itself. */
/** Where two enamels are said, the second is the ground's too: without a number of its own, which would change all later ones. */
const enamels = (colours: Brief['enamelColours']): Pick<Brief, 'enamelColours' | 'enamelGround'> => ({
  enamelColours: colours,
  enamelGround: colours?.[1] ?? null,
});

/** A weight that is said of one stone, or of all: without a number of its own, like the ground of enamels. */
const weights = (
  carat: number | null,
  isTotal: boolean,
): Pick<Brief, 'caratWeight' | 'totalCaratWeight'> => ({
  caratWeight: carat,
  totalCaratWeight: isTotal ? carat : null,
});

/** Where a stone is measured, the small ones beside it are a third of it. */
const sizes = (stone: number[]): Pick<Brief, 'stoneSizeMm' | 'besideSizeMm'> => ({
  stoneSizeMm: stone,
  besideSizeMm: stone.length === 0 ? null : stone.map((mm) => Math.round(mm * 3.3) / 10),
});

/** Of a band whose width is told its thickness is told too. */
const section = (widthMm: number | null): Pick<Brief, 'bandWidthMm' | 'bandThicknessMm'> => ({
  bandWidthMm: widthMm,
  bandThicknessMm: widthMm === null ? null : Math.round(80 + 12 * widthMm) / 100,
});

const ROUND_BODIES = ['planet', 'crescent-moon', 'globe'] as const;

function soleBrief(random: Random): Brief {
  const pick = <T>(list: readonly T[]): T => oneOf(random, list);
  const now = (share: number): boolean => random() < share;
  const some = <T>(list: readonly T[], share: number, most: number): T[] =>
    now(share) ? Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(list)) : [];
  const number = (share: number, low: number, high: number): number | null =>
    now(share) ? Math.round((low + (high - low) * random()) * 10) / 10 : null;
  const gemstones = [...new Set(some(GEMSTONES, 0.6, 2))];
  const metals = [...new Set(some(METALS, 0.5, 2))];
  return {
    type: pick(JEWELRY_TYPES),
    metals,
    excludedMetals: some(METALS, 0.08, 1),
    gemstones,
    excludedGemstones: some(GEMSTONES, 0.1, 2).filter((gem) => !gemstones.includes(gem)),
    noStones: gemstones.length === 0 && now(0.15),
    customGemstone: null,
    stoneCut: now(0.4) ? pick(STONE_CUTS) : null,
    setting: now(0.4) ? pick(SETTING_STYLES) : null,
    excludedSettings: some(SETTING_STYLES, 0.06, 1),
    finish: now(0.3) ? pick(METAL_FINISHES) : null,
    motifs: [...new Set(some(MOTIFS, 0.3, 2))],
    era: now(0.45) ? pick(DESIGN_ERAS) : null,
    culture: [...new Set(some(CULTURAL_INSPIRATIONS, 0.2, 2))],
    occasion: now(0.2) ? pick(OCCASIONS) : null,
    stoneCount: now(0.15) ? 1 + Math.floor(random() * 24) : null,
    ...weights(number(0.15, 0.1, 40), metals.length > 1),
    ...sizes(now(0.06) ? [Math.round(20 + 220 * random()) / 10] : []),
    ...section(number(0.1, 0.5, 25)),
    lengthIn: number(0.12, 4, 40),
    ringSize: number(0.1, 0, 16),
    prongCount: now(0.06) ? 2 + Math.floor(random() * 11) : null,
    engraving: now(0.12) ? pick(ENGRAVINGS) : null,
    matchingSet: now(0.05),
    sustainability: now(0.1),
    budget: { min: null, max: null },
    proportions: {
      band: now(0.15) ? pick(['slim', 'wide'] as const) : null,
      presence: now(0.25) ? pick(['delicate', 'bold'] as const) : null,
      stone: now(0.15) ? pick(['small', 'large'] as const) : null,
      ornament: now(0.15) ? pick(['simple', 'ornate'] as const) : null,
      profile: now(0.1) ? pick(['high', 'low'] as const) : null,
    },
    recipient: null,
    figures: now(0.12) ? some(FIGURES, 1, 2) : null,
    excludedFigures: now(0.04) ? [pick(FIGURES)] : null,
    excludedParts: now(0.06) ? [pick(REFUSABLE_PARTS)] : null,
    excludedMotifs: now(0.06) ? [pick(MOTIFS)] : null,
    arrangements: now(0.25) ? [...new Set(some(ARRANGEMENTS, 1, 2))] : null,
    chainKind: now(0.1) ? pick(CHAIN_KINDS) : null,
    earringKind: now(0.15) ? pick(EARRING_KINDS) : null,
    braceletKind: now(0.15) ? pick(BRACELET_KINDS) : null,
    plateShape: now(0.06) ? pick(PLATE_SHAPES) : null,
    plateBorder: now(0.06) ? pick(PLATE_BORDERS) : null,
    sideCut: now(0.05) ? pick(STONE_CUTS) : null,
    sidesTaper: metals.length > 1 || null,
    stonesAlike: metals.length > 1 || null,
    petals: now(0.06)
      ? {
          gemstone: gemstones[1] ?? gemstones[0] ?? null,
          cut: now(0.4) ? pick(STONE_CUTS) : null,
          count: now(0.4) ? 2 + Math.floor(14 * random()) : null,
        }
      : null,
    rows: now(0.08) ? 1 + Math.floor(5 * random()) : null,
    lettering: now(0.15) ? pick(LETTERINGS) : null,
    wireMm: number(0.1, 0.3, 3),
    hangs: now(0.06)
      ? {
          above: {
            gemstones: gemstones.slice(0, 1),
            stoneCut: null,
            motifs: some(MOTIFS, 1, 1),
            figures: [],
          },
          below: {
            gemstones: gemstones.slice(-1),
            stoneCut: now(0.3) ? pick(STONE_CUTS) : null,
            motifs: [],
            figures: gemstones.length === 0 ? [pick(FIGURES)] : [],
          },
        }
      : null,
    coils: now(0.08) ? 1 + Math.floor(4 * random()) : null,
    figureCount: now(0.08) ? 2 + Math.floor(8 * random()) : null,
    palmWidthMm: number(0.06, 0.5, 12),
    bandProfile: now(0.08) ? pick(BRIEF_BAND_PROFILES) : null,
    claspKind: now(0.08) ? pick(CLASP_KINDS) : null,
    stoneColours:
      gemstones[0] !== undefined && now(0.08)
        ? [{ gemstone: gemstones[0], colour: pick(STONE_COLOURS) }]
        : null,
    ...enamels(now(0.05) ? [...new Set(some(STONE_COLOURS, 1, 2))] : null),
    pieceSizeMm: now(0.08) ? [Math.round(1 + 120 * random())] : null,
    cabochons: gemstones.length > 0 && now(0.06) ? gemstones.slice(0, 1) : null,
    ofFaith: now(0.04) ? { faith: pick(FAITHS), person: now(0.5) ? 'Saint Christopher' : null } : null,
    engravingPlace: now(0.06) ? pick(ENGRAVING_PLACES) : null,
    gemstoneNumbers: gemstones.map((gemstone) => ({
      gemstone,
      number: now(0.5) ? 'one' : 'several',
    })),
    figureRelations: now(0.05)
      ? [
          {
            figure: pick(FIGURES),
            count: now(0.5) ? 1 + Math.floor(5 * random()) : null,
            how: pick(FIGURE_RELATIONS),
            of: pick(FIGURES),
          },
        ]
      : null,
    stoneGroups: now(0.1)
      ? gemstones.map((gemstone) => ({
          gemstone,
          cut: null,
          count: now(0.5) ? 1 + Math.floor(5 * random()) : null,
          sizeMm: [1 + Math.round(110 * random()) / 10],
          caratWeight: null,
          place: now(0.5) ? pick(STONE_PLACES) : null,
        }))
      : null,
    gemstoneCounts:
      gemstones.length > 1 && now(0.1)
        ? gemstones.map((gemstone) => ({ gemstone, count: 1 + Math.floor(4 * random()) }))
        : null,
    otherMetals: metals.length > 0 && now(0.04) ? [{ name: 'copper', as: metals.slice(0, 1) }] : null,
    hollow: now(0.06),
    stoneBody:
      gemstones[0] !== undefined && now(0.05) ? { figure: pick(ROUND_BODIES), gemstone: gemstones[0] } : null,
    // Told from what was drawn already, so that the numbers of the other briefs stay theirs.
    alternatives: [...metals.slice(1), ...gemstones.slice(1)].filter(
      (name) => name === 'Platinum' || name === 'Sapphire',
    ),
    secondFinish: metals.includes('Titanium')
      ? { finish: 'Polished', place: gemstones.length > 0 ? 'half' : 'edges' }
      : null,
    extensionMm: metals.includes('Palladium') ? 50 : null,
    unwritten: metals.includes('Palladium') ? 'Ayatul Kursi' : null,
    longestIn: metals.includes('Palladium') ? 24 : null,
    stripeMm: metals.length > 1 && metals.includes('Rose Gold') ? 1 + gemstones.length : null,
  };
}

/** A brief for several pieces: any two to five of them, or as many rings of which each has its own wishes. */
function severalOf(leading: Brief, random: Random): Brief {
  const count = 2 + Math.floor(random() * (SET_MAX_PIECES - 1));
  if (random() < 0.5)
    return {
      ...leading,
      setTypes: Array.from(
        { length: count },
        (_, at) => (at === 0 ? leading.type : null) ?? oneOf(random, JEWELRY_TYPES),
      ),
    };
  const rings = Array.from({ length: count }, () => ringOfSeveralSchema.parse(soleBrief(random)));
  return {
    ...leading,
    type: 'Ring',
    setTypes: rings.map(() => 'Ring' as const),
    arrangements: random() < 0.5 ? ['stack'] : leading.arrangements,
    eachRing: rings,
  };
}

/**
 * A brief over the whole vocabulary: any type, with each field said about every third time, impossible wishes
 * included (a princess-cut pearl, prongs of tungsten, a 40 carat toe ring), now and then for several pieces.
 */
export function randomBrief(random: Random): Brief {
  const brief = soleBrief(random);
  return random() < 0.06 ? severalOf(brief, random) : brief;
}
