/** What was asked for, as the interpreter read it from the words and the Design Guide. */
import { z } from 'zod';
import {
  culturalInspirationSchema,
  designEraSchema,
  gemstoneSchema,
  jewelryTypeSchema,
  metalFinishSchema,
  metalSchema,
  motifSchema,
  occasionSchema,
  settingStyleSchema,
  stoneCutSchema,
} from './enumerations.ts';
import { figureSchema } from './figures.ts';

/** Adjectives of size and character, read from words such as "slim", "chunky", "ornate". */
export const proportionsSchema = z.object({
  band: z.enum(['slim', 'wide']).nullable(),
  presence: z.enum(['delicate', 'bold']).nullable(),
  stone: z.enum(['small', 'large']).nullable(),
  ornament: z.enum(['simple', 'ornate']).nullable(),
  profile: z.enum(['high', 'low']).nullable(),
});
export type Proportions = z.infer<typeof proportionsSchema>;

/** Colours of stones as the trade sorts them; finer names ("cornflower", "cognac") belong to the nearest. */
export const STONE_COLOURS = [
  'red',
  'pink',
  'peach',
  'orange',
  'yellow',
  'golden',
  'green',
  'teal',
  'blue',
  'violet',
  'purple',
  'brown',
  'champagne',
  'grey',
  'white',
  'black',
  'bicolour',
  'multicolour',
  'salt and pepper',
] as const;
export const stoneColourSchema = z.enum(STONE_COLOURS);
export type StoneColour = z.infer<typeof stoneColourSchema>;

/**
 * Cross-sections of a ring's band (or of a bangle), outside and inside together as the trade names them. bombe: the dome
 * ring, which is high over the top of the finger and runs out to a narrow shank.
 */
export const BRIEF_BAND_PROFILES = [
  'comfort',
  'd-shape',
  'flat',
  'knife-edge',
  'court',
  'bevelled',
  'bombe',
] as const;
export const CHAIN_KINDS = [
  'cable',
  'trace',
  'belcher',
  'curb',
  'cuban',
  'figaro',
  'rope',
  'box',
  'snake',
  'wheat',
  'herringbone',
  'byzantine',
  'paperclip',
  'singapore',
  'mariner',
  'ball',
  'omega',
  'franco',
] as const;
export const EARRING_KINDS = [
  'stud',
  'hoop',
  'huggie',
  'drop',
  'chandelier',
  'climber',
  'jacket',
  'cuff',
  'threader',
] as const;
export const BRACELET_KINDS = ['bangle', 'cuff', 'tennis', 'chain', 'charm', 'beaded'] as const;
/** Parts of a piece that are refused by name as often as they are drawn unasked. */
export const REFUSABLE_PARTS = ['split-shank', 'groove', 'milgrain', 'plate', 'drops'] as const;
export type RefusablePart = (typeof REFUSABLE_PARTS)[number];
/** How one figure can stand to another. */
export const FIGURE_RELATIONS = ['above', 'below', 'beside'] as const;
/** Fastenings of chains and bracelets, then of earrings, then of cufflinks. */
export const CLASP_KINDS = [
  'lobster',
  'toggle',
  'spring-ring',
  'box',
  'magnetic',
  'hook',
  'slider',
  'barrel',
  'padlock',
  'lever-back',
  'screw-back',
  'push-back',
  'clip-on',
  'ear-wire',
  'chain-back',
  'bullet-back',
  'fixed-back',
] as const;

/** Ways to arrange a piece that have names of their own: of rings, of what hangs from chains, of earrings and pins. */
export const ARRANGEMENTS = [
  'bypass',
  'solitaire',
  'cathedral',
  'split-shank',
  'twist',
  'eternity',
  'half-eternity',
  'toi-et-moi',
  'signet',
  'chevron',
  'curved',
  'wavy',
  'open',
  'east-west',
  'side-stones',
  'set-shoulders',
  'band',
  'stack',
  'rolling',
  'spinner',
  'filigree',
  'twig',
  'thorny',
  'berries',
  'patterned',
  'pierced',
  'hidden',
  'head-ends',
  'adjustable',
  'single',
  'penannular',
  'forehead-drop',
  'navel',
  'oval-opening',
  'inlay',
  'groove',
  'offset-groove',
  'grooves',
  'contour-lines',
  'navaratna',
  'corner-stone',
  'comb',
  'barrette',
  'two-pronged',
  'stick',
  'surround',
  'double-halo',
  'hidden-halo',
  'square-halo',
  'flower-halo',
  'alternating',
  'chain',
  'links',
  'lariat',
  'through-ring',
  'back-drop',
  'stations',
  'fringe',
  'strand',
  'spacers',
  'line',
  'graduated',
  'layered',
  'tassel',
  'choker',
  'collar',
  'bar',
  'nameplate',
  'disc',
  'dog-tag',
  'locket',
  'ball',
  'vertical-bar',
  'scattered',
  'coil',
  'jhumka',
  'chandbali',
  'torque',
  'bells',
  'mismatched',
  'within',
  'charms',
  'flanked',
  'harness',
  'figure-clasp',
  'front-clasp',
  'without-chain',
  'jewelled',
  'open-circle',
  'screws',
  'in-a-row',
  'kokoshnik',
  'flush-set',
  'ash-chamber',
] as const;
export const arrangementSchema = z.enum(ARRANGEMENTS);
export type Arrangement = z.infer<typeof arrangementSchema>;

/** A parure has no more pieces than this. */
export const SET_MAX_PIECES = 5;

/**
 * Outlines of what is cut from sheet (a disc, a medallion, a tag, the face of a signet), and what runs around it, or, as
 * milgrain, along the edges of a band.
 */
export const PLATE_SHAPES = [
  'disc',
  'oval',
  'square',
  'rounded-rectangle',
  'hexagon',
  'octagon',
  'teardrop',
  'lozenge',
] as const;
export const PLATE_BORDERS = ['milgrain', 'rope', 'beaded', 'bevel', 'stepped', 'scallop', 'pave'] as const;

/** Where letters go that are not in the middle of the front. */
export const ENGRAVING_PLACES = ['back', 'inside', 'rim', 'both'] as const;
export type EngravingPlace = (typeof ENGRAVING_PLACES)[number];

/** Hands that letters are asked for in, as customers name them; those that are not cut are cut in the nearest. */
export const LETTERINGS = ['script', 'serif', 'sans', 'italic', 'blackletter', 'typewriter'] as const;
export const letteringSchema = z.enum(LETTERINGS);
export type BriefLettering = z.infer<typeof letteringSchema>;

/** What one of the two is where one thing hangs from another: "a pearl hanging from a diamond flower". */
export const hangingPartSchema = z.object({
  gemstones: z.array(gemstoneSchema),
  stoneCut: stoneCutSchema.nullable(),
  motifs: z.array(motifSchema),
  figures: z.array(figureSchema),
  /** How many of it hang side by side; null or absent for one. */
  count: z.number().int().min(2).max(7).nullish(),
});
export type HangingPart = z.infer<typeof hangingPartSchema>;

/** "Copper", made as rose gold. */
export const otherMetalSchema = z.object({ name: z.string().max(60), as: z.array(metalSchema).min(1) });
export type OtherMetal = z.infer<typeof otherMetalSchema>;

/** "A badger", drawn as a raccoon. */
export const otherFigureSchema = z.object({
  name: z.string().max(60),
  as: figureSchema,
});

export const STONE_PLACES = ['middle', 'beside', 'ends', 'above', 'below', 'eyes', 'tips', 'along'] as const;

/** Stones of which something was told that holds for them alone: "a 4 mm round diamond at the top". */
export const stoneGroupSchema = z.object({
  /** One of the brief's gemstones; null where only the place tells which are meant. */
  gemstone: gemstoneSchema.nullable(),
  cut: stoneCutSchema.nullable(),
  /** All of the group, on both sides together; on each of a pair. */
  count: z.number().int().min(1).max(200).nullable(),
  /** Length, or length and width, of each; empty where no size was told. */
  sizeMm: z.array(z.number().positive().max(60)).max(2),
  /** Of each. */
  caratWeight: z.number().positive().max(100).nullable(),
  /**
   * In a row: its middle, those next to it, those at its ends; of what hangs: its upper and its lower part; of a figure:
   * its eyes, its outermost points, and along its body.
   */
  place: z.enum(STONE_PLACES).nullable(),
});
export type StoneGroup = z.infer<typeof stoneGroupSchema>;

/** How a figure stands to another one of the same piece. */
export const figureRelationSchema = z.object({
  figure: figureSchema,
  /** How many of it there are; null where nobody counted. */
  count: z.number().int().min(1).max(12).nullable(),
  how: z.enum(FIGURE_RELATIONS),
  of: figureSchema,
});
export type FigureRelation = z.infer<typeof figureRelationSchema>;

const soleBriefSchema = z.object({
  type: jewelryTypeSchema.nullable(),
  /** In the order of importance: the first is the primary metal. */
  metals: z.array(metalSchema),
  excludedMetals: z.array(metalSchema),
  /** Metals that are not worked here, in the customer's words, and those of `metals` that stand in for each. */
  otherMetals: z.array(otherMetalSchema).max(5).nullish(),
  gemstones: z.array(gemstoneSchema),
  excludedGemstones: z.array(gemstoneSchema),
  /** True when the words ask for no stones at all ("a plain band", "without stones"). */
  noStones: z.boolean(),
  customGemstone: z.string().nullable(),
  stoneCut: stoneCutSchema.nullable(),
  /** A cut that is not offered, in the customer's words; null or absent for none. */
  customCut: z.string().max(60).nullish(),
  setting: settingStyleSchema.nullable(),
  excludedSettings: z.array(settingStyleSchema),
  finish: metalFinishSchema.nullable(),
  motifs: z.array(motifSchema),
  /** Figures that the words name ("a butterfly"), finer than the motif they belong to; null or absent for none. */
  figures: z.array(figureSchema).nullish(),
  /** Figures, motifs and parts that are refused by name; null or absent for none. */
  excludedFigures: z.array(figureSchema).nullish(),
  excludedMotifs: z.array(motifSchema).nullish(),
  excludedParts: z.array(z.enum(REFUSABLE_PARTS)).nullish(),
  /** What was named and is none of our figures, in the customer's words, and which of `figures` stands in for it. */
  otherFigures: z.array(otherFigureSchema).max(5).nullish(),
  era: designEraSchema.nullable(),
  culture: z.array(culturalInspirationSchema),
  occasion: occasionSchema.nullable(),
  /** Stones of the main arrangement, when a number was said. */
  stoneCount: z.number().int().min(1).max(200).nullable(),
  /** Weight of the centre stone in carats (0.2 g); that of all stones where no other weight was said. */
  caratWeight: z.number().positive().max(100).nullable(),
  /** Weight of all stones of the piece, or of the pair, in carats, where it was said to be that. */
  totalCaratWeight: z.number().positive().max(100).nullish(),
  /** The stones of the main arrangement are of one cut and size: "five 3 mm rounds", "all emerald cut". */
  stonesAlike: z.boolean().nullish(),
  /** Length, or length and width, of the centre stone in millimetres. */
  stoneSizeMm: z.array(z.number().positive().max(60)).max(2),
  /** Length, or length and width, of the stones beside or about the centre, where they were measured for themselves. */
  besideSizeMm: z.array(z.number().positive().max(30)).max(2).nullish(),
  bandWidthMm: z.number().positive().max(30).nullable(),
  /** Of a band at the top, where it was told beside the width, or of the metal of a plate. */
  bandThicknessMm: z.number().positive().max(10).nullish(),
  /** Of a band with two finishes, the one of its edges, beside `finish` in its middle, or of half of its width. */
  secondFinish: z.object({ finish: metalFinishSchema, place: z.enum(['edges', 'half']) }).nullish(),
  /** At the palm, of a ring's band that tapers to it from `bandWidthMm` at the top. */
  palmWidthMm: z.number().positive().max(30).nullish(),
  /** Of a stripe of the second metal around a ring's band or a bangle. */
  stripeMm: z.number().positive().max(30).nullish(),
  /** Of the wire that a hoop is bent of, or that goes through the ear or the nostril. */
  wireMm: z.number().positive().max(10).nullish(),
  /** A verse or a writing that no face has letters for, in the customer's words: "Ayatul Kursi", "Arabic". */
  unwritten: z.string().max(60).nullish(),
  /** Of several chains worn together the longest, where it was told apart from the piece's own length. */
  longestIn: z.number().positive().max(400).nullish(),
  /** Links behind the clasp by which a chain can be worn longer. */
  extensionMm: z.number().positive().max(160).nullish(),
  /** Length of a chain or bracelet in inches. */
  lengthIn: z.number().positive().max(100).nullable(),
  /** US ring size. */
  ringSize: z.number().min(0).max(16).nullable(),
  prongCount: z.number().int().min(2).max(12).nullable(),
  engraving: z.string().nullable(),
  /** How the letters are written; null or absent where nothing was said. Their case is that of `engraving`. */
  lettering: letteringSchema.nullish(),
  matchingSet: z.boolean(),
  /** The pieces of a set, the leading one first; one type twice is a pair of bands. Null unless several were asked for. */
  setTypes: z.array(jewelryTypeSchema).min(2).max(SET_MAX_PIECES).nullish(),
  sustainability: z.boolean(),
  /** US dollars. */
  budget: z.object({ min: z.number().nullable(), max: z.number().nullable() }),
  proportions: proportionsSchema,
  /** For whom, in the customer's own word ("mum", "him"). */
  recipient: z.string().nullable(),
  /** Colours said of stones in `gemstones` ("pink sapphire"); null where none was said, as below. */
  stoneColours: z.array(z.object({ gemstone: gemstoneSchema, colour: stoneColourSchema })).nullish(),
  enamelColours: z.array(stoneColourSchema).nullish(),
  /** Of `enamelColours`, that which lies behind what is shown: "an anchor on a blue ground". */
  enamelGround: stoneColourSchema.nullish(),
  bandProfile: z.enum(BRIEF_BAND_PROFILES).nullish(),
  chainKind: z.enum(CHAIN_KINDS).nullish(),
  earringKind: z.enum(EARRING_KINDS).nullish(),
  braceletKind: z.enum(BRACELET_KINDS).nullish(),
  claspKind: z.enum(CLASP_KINDS).nullish(),
  arrangements: z.array(arrangementSchema).nullish(),
  plateShape: z.enum(PLATE_SHAPES).nullish(),
  plateBorder: z.enum(PLATE_BORDERS).nullish(),
  /** Cut of the stones beside the centre, where it was said. */
  sideCut: stoneCutSchema.nullish(),
  /** Baguettes beside the centre taper outwards. */
  sidesTaper: z.boolean().nullish(),
  /** How many of each of `gemstones`, where several were counted one by one: "two garnets, a peridot". */
  gemstoneCounts: z
    .array(z.object({ gemstone: gemstoneSchema, count: z.number().int().min(1).max(40) }))
    .max(12)
    .nullish(),
  /** Of `gemstones`, those named in the singular for themselves ("a pearl"), and those named in the plural ("pearls"). */
  gemstoneNumbers: z
    .array(z.object({ gemstone: gemstoneSchema, number: z.enum(['one', 'several']) }))
    .max(12)
    .nullish(),
  /** How `figures` stand to one another, where it was said; null or absent where it was not. */
  figureRelations: z.array(figureRelationSchema).max(4).nullish(),
  /** Groups of stones, where sizes or weights were told of more than the stone that leads. */
  stoneGroups: z.array(stoneGroupSchema).max(8).nullish(),
  /** Of `gemstones`, those asked for as cabochons: polished domes without facets. */
  cabochons: z.array(gemstoneSchema).nullish(),
  /** Of which faith something religious is, and the person who was to be shown, in the customer's words. */
  ofFaith: z
    .object({
      faith: z.enum(['christian', 'jewish', 'muslim', 'hindu', 'buddhist', 'sikh']),
      person: z.string().max(60).nullable(),
    })
    .nullish(),
  /** What no chain is made of here (leather, cord, silk), in the customer's words; null or absent for none. */
  softMaterial: z.string().max(40).nullish(),
  /**
   * Where letters go: on the back, on the inside of what goes around, around the rim of a disc, or the first of them in
   * front and the rest on the back. Null or absent where the front bears them, or nothing was said.
   */
  engravingPlace: z.enum(ENGRAVING_PLACES).nullish(),
  /** Of `metals` and `gemstones`, those that were named as a second choice: "platinum or white gold". */
  alternatives: z.array(z.union([metalSchema, gemstoneSchema])).nullish(),
  /** Asked for hollow: tubes, shells, heads lightened from behind. */
  hollow: z.boolean().nullish(),
  /** A round body that is a stone itself, and the stone (one of `gemstones`): an opal for the planet. */
  stoneBody: z.object({ figure: figureSchema, gemstone: gemstoneSchema }).nullish(),
  /** A flower whose petals are stones: which (one of `gemstones`), how they are cut and how many; null: left open. */
  petals: z
    .object({
      gemstone: gemstoneSchema.nullable(),
      cut: stoneCutSchema.nullable(),
      count: z.number().int().min(2).max(40).nullable(),
    })
    .nullish(),
  /** Rows of small stones beside one another, or strands of beads. */
  rows: z.number().int().min(1).max(5).nullish(),
  /** How often a body or a wire goes around what it is worn on. */
  coils: z.number().int().min(1).max(4).nullish(),
  /** Of a front from which something hangs, what is above and what is below; null: not told apart. */
  hangs: z.object({ above: hangingPartSchema, below: hangingPartSchema }).nullish(),
  /** How often the one figure, or the disc, that was named hangs from a chain; 1 for a single one on a band. */
  figureCount: z.number().int().min(1).max(9).nullish(),
  /** Height, or the longer and the shorter side, of the piece itself; the diameter of a hoop or bangle. */
  pieceSizeMm: z.array(z.number().positive().max(500)).max(2).nullish(),
});

/** What one ring of several has for itself: "one hammered, one with a diamond". */
export const ringOfSeveralSchema = soleBriefSchema.pick({
  metals: true,
  gemstones: true,
  noStones: true,
  customGemstone: true,
  stoneCut: true,
  setting: true,
  finish: true,
  motifs: true,
  figures: true,
  stoneCount: true,
  caratWeight: true,
  totalCaratWeight: true,
  stonesAlike: true,
  stoneSizeMm: true,
  bandWidthMm: true,
  bandThicknessMm: true,
  engraving: true,
  proportions: true,
  stoneColours: true,
  cabochons: true,
  enamelColours: true,
  bandProfile: true,
  arrangements: true,
  plateBorder: true,
  rows: true,
});
export type RingOfSeveral = z.infer<typeof ringOfSeveralSchema>;

/** The same of a pair for two people: whose it is, and its US size; absent where nobody is named. */
export const wornRingSchema = ringOfSeveralSchema.extend({
  wearer: z.enum(['his', 'hers']).nullish(),
  ringSize: soleBriefSchema.shape.ringSize.nullish(),
});

export const briefSchema = soleBriefSchema.extend({
  /** Each ring of several in its order, with what was said of all; null or absent where none was told apart. */
  eachRing: z.array(wornRingSchema).max(SET_MAX_PIECES).nullish(),
});
export type Brief = z.infer<typeof briefSchema>;

export const understoodSchema = z.object({
  field: z.string(),
  /** The value in words, as shown to the customer. */
  value: z.string(),
  /** The words that said so; empty when the guide did. */
  words: z.string(),
  source: z.enum(['words', 'guide']),
});
/** Words that are not followed: the guide says otherwise, or they are beyond what is designed. */
export const conflictSchema = z.object({
  field: z.string(),
  /** What the guide says; empty where it says nothing. */
  guide: z.string(),
  words: z.string(),
  message: z.string(),
});

export const interpretationSchema = z.object({
  brief: briefSchema,
  understood: z.array(understoodSchema),
  notUnderstood: z.array(z.string()),
  conflicts: z.array(conflictSchema),
  /** Credits a generation of this request costs. */
  cost: z.number(),
  /** Null, or why this is not a request for jewelry, in words for the customer. */
  offTopic: z.string().nullable(),
});
export type Interpretation = z.infer<typeof interpretationSchema>;
