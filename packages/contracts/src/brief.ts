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

/** Adjectives of size and character, read from words such as "slim", "chunky", "ornate". */
export const proportionsSchema = z.object({
  band: z.enum(['slim', 'wide']).nullable(),
  presence: z.enum(['delicate', 'bold']).nullable(),
  stone: z.enum(['small', 'large']).nullable(),
  ornament: z.enum(['simple', 'ornate']).nullable(),
  profile: z.enum(['high', 'low']).nullable(),
});
export type Proportions = z.infer<typeof proportionsSchema>;

export const briefSchema = z.object({
  type: jewelryTypeSchema.nullable(),
  /** In the order of importance: the first is the primary metal. */
  metals: z.array(metalSchema),
  excludedMetals: z.array(metalSchema),
  gemstones: z.array(gemstoneSchema),
  excludedGemstones: z.array(gemstoneSchema),
  /** True when the words ask for no stones at all ("a plain band", "without stones"). */
  noStones: z.boolean(),
  customGemstone: z.string().nullable(),
  stoneCut: stoneCutSchema.nullable(),
  setting: settingStyleSchema.nullable(),
  excludedSettings: z.array(settingStyleSchema),
  finish: metalFinishSchema.nullable(),
  motifs: z.array(motifSchema),
  era: designEraSchema.nullable(),
  culture: z.array(culturalInspirationSchema),
  occasion: occasionSchema.nullable(),
  /** Stones of the main arrangement, when a number was said. */
  stoneCount: z.number().int().min(1).max(200).nullable(),
  /** Weight of the centre stone in carats (0.2 g). */
  caratWeight: z.number().positive().max(100).nullable(),
  /** Length, or length and width, of the centre stone in millimetres. */
  stoneSizeMm: z.array(z.number().positive().max(60)).max(2),
  bandWidthMm: z.number().positive().max(30).nullable(),
  /** Length of a chain or bracelet in inches. */
  lengthIn: z.number().positive().max(100).nullable(),
  /** US ring size. */
  ringSize: z.number().min(0).max(16).nullable(),
  prongCount: z.number().int().min(2).max(12).nullable(),
  engraving: z.string().nullable(),
  matchingSet: z.boolean(),
  sustainability: z.boolean(),
  /** US dollars. */
  budget: z.object({ min: z.number().nullable(), max: z.number().nullable() }),
  proportions: proportionsSchema,
  /** For whom, in the customer's own word ("mum", "him"). */
  recipient: z.string().nullable(),
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
export const conflictSchema = z.object({
  field: z.string(),
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
