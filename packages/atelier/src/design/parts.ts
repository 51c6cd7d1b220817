/**
 * The parts of a design document that every type of jewelry shares: alloys, stones, surface texture, motifs,
 * engraving, provenance. Lengths are millimetres, angles degrees. Only what a person could choose stands here;
 * what follows from it (seat heights, prong positions, stone counts in a row) is derived in geometry/.
 */
import {
  culturalInspirationSchema,
  designEraSchema,
  gemstoneSchema,
  letteringSchema,
  metalSchema,
  motifSchema,
  occasionSchema,
  stoneCutSchema,
} from '@filigree/contracts';
import { z } from 'zod';
import { ENAMEL_COLOURS, type EnamelColour } from '../materials/enamels.ts';
import { patternSchema } from './ornament/patterns.ts';

/** What an alloy is made of, after the asked metal has been resolved. */
export const METAL_FAMILIES = [
  'gold',
  'platinum',
  'silver',
  'palladium',
  'titanium',
  'tungsten-carbide',
] as const;
export const ALLOY_COLOURS = ['yellow', 'rose', 'white', 'grey'] as const;
export const PLATINGS = ['none', 'rhodium', 'black-rhodium'] as const;

/** One alloy of the piece; parts point to it by `id`. `metal` is the option as the customer knows it. */
export const alloySchema = z.object({
  id: z.string().min(1).max(40),
  metal: metalSchema,
  family: z.enum(METAL_FAMILIES),
  /** Gold only: 10, 14, 18, 22 or 24; null for the other families. */
  karat: z.union([z.literal(10), z.literal(14), z.literal(18), z.literal(22), z.literal(24)]).nullable(),
  colour: z.enum(ALLOY_COLOURS),
  plating: z.enum(PLATINGS),
  recycled: z.boolean(),
});
export type Alloy = z.infer<typeof alloySchema>;

export const STONE_FORMS = ['faceted', 'cabochon', 'bead'] as const;
export const STONE_COLOURS = [
  'colourless',
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'purple',
  'brown',
  'grey',
  'black',
  'white',
] as const;

/** A kind of stone without its size: what melee and accents need. */
export const stoneKindSchema = z.object({
  gemstone: gemstoneSchema,
  cut: stoneCutSchema,
  form: z.enum(STONE_FORMS),
  /** A colour asked for that is not the gemstone's usual one (a pink sapphire); null for the usual. */
  colour: z.enum(STONE_COLOURS).nullable(),
});
export type StoneKind = z.infer<typeof stoneKindSchema>;

/**
 * What the stones of a row are, one after the other and over again; their cut and size are the row's own. The first is
 * the row's stone.
 */
export const stonesInTurnSchema = z
  .array(stoneKindSchema.pick({ gemstone: true, colour: true }))
  .min(2)
  .max(12);
export type StonesInTurn = z.infer<typeof stonesInTurnSchema>;

/** No stone is longer or deeper: larger ones are carvings. */
export const LONGEST_STONE_MM = 40;
export const DEEPEST_STONE_MM = 30;
export const HEAVIEST_STONE_CARAT = 300;

/** A single stone. Length >= width, both over the girdle; depth from table to culet (dome to base if cabochon). */
export const stoneSchema = stoneKindSchema.extend({
  lengthMm: z.number().min(0.8).max(LONGEST_STONE_MM),
  widthMm: z.number().min(0.8).max(LONGEST_STONE_MM),
  depthMm: z.number().min(0.4).max(DEEPEST_STONE_MM),
  /** What the piece is designed for, said as "about"; the millimetres rule. */
  nominalCarat: z.number().min(0.001).max(HEAVIEST_STONE_CARAT),
});
export type Stone = z.infer<typeof stoneSchema>;

export const enamelColourSchema = z.enum(ENAMEL_COLOURS);
export type { EnamelColour };

/** Relief in the metal's surface. `seed` places the marks; `depthMm` is the deepest point. */
export const textureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('hammered'),
    seed: z.int().min(0),
    dentDiameterMm: z.number().min(0.8).max(4),
    depthMm: z.number().min(0.02).max(0.3),
  }),
  z.object({
    /** Fine irregular relief, as sand-cast or bark. */
    kind: z.literal('textured'),
    seed: z.int().min(0),
    grainMm: z.number().min(0.3).max(3),
    depthMm: z.number().min(0.02).max(0.3),
  }),
  z.object({
    /** Repeated cut lines around the band: hand-engraved look. */
    kind: z.literal('engraved'),
    pattern: z.enum(['wheat', 'scroll', 'chevron', 'lines', 'contour']),
    depthMm: z.number().min(0.05).max(0.3),
    /** Places the hills of lines of height; absent for other patterns. */
    seed: z.int().min(0).optional(),
  }),
  z.object({
    /** A border all around the band: its ground sunk, bare or filled with enamel; without a pattern a plain channel. */
    kind: z.literal('pattern'),
    pattern: patternSchema.nullable(),
    depthMm: z.number().min(0.1).max(0.6),
    enamel: enamelColourSchema.nullable(),
    /** Cut through to the finger, in the place of a sunk ground: openings, or of a row of figures these themselves. */
    pierced: z.literal(true).optional(),
  }),
]);
export type Texture = z.infer<typeof textureSchema>;

/** Lettering; `place` is open to further places as further types come. */
export const engravingSchema = z.object({
  text: z.string().min(1).max(60),
  place: z.enum(['inside-band', 'outside-band', 'plate', 'back']),
  lettering: letteringSchema,
});
export type Engraving = z.infer<typeof engravingSchema>;

/** What shaped the design: read by titles, later refinements and the picture's mood; never by geometry. */
export const characterSchema = z.object({
  era: designEraSchema.nullable(),
  cultures: z.array(culturalInspirationSchema).max(19),
  motifs: z.array(motifSchema).max(13),
  occasion: occasionSchema.nullable(),
});
export type Character = z.infer<typeof characterSchema>;

/** How the document came about. `adjustments` are sentences for people: what was asked but made otherwise, and why. */
export const provenanceSchema = z.object({
  engine: z.string().min(1).max(60),
  adjustments: z.array(z.string().max(400)).max(40),
  /** Instructions that were applied since, oldest first. */
  refinements: z.array(z.string().max(1000)).max(200),
});
export type Provenance = z.infer<typeof provenanceSchema>;
