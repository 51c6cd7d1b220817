/** Ornaments whose whole idea is a stone: one in its setting, a rosette, a graduated row. */
import { z } from 'zod';
import { stoneKindSchema, stoneSchema } from '../parts.ts';
import { PETAL_COUNT, petalStonesSchema } from '../petals.ts';
import { haloSchema, PRONG_FORMS } from '../ring/document.ts';

/** How a single stone is held away from a band. */
export const stoneHoldSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('prong'),
    prongCount: z.union([z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(8)]),
    prongForm: z.enum(PRONG_FORMS),
    /** Prongs that meet in a point behind the stone, as a martini glass on its stem; absent for a basket on its ring. */
    mount: z.literal('martini').optional(),
  }),
  z.object({
    kind: z.literal('bezel'),
    /** Wall thickness; null for the usual of the stone's size (jewelry-facts section 3). */
    wallMm: z.number().min(0.45).max(2).nullable(),
    milgrain: z.boolean(),
    scalloped: z.boolean(),
  }),
  /** A peg into a half-drilled bead, under a small cap: pearls. */
  z.object({ kind: z.literal('peg') }),
]);
export type StoneHold = z.infer<typeof stoneHoldSchema>;

/** upright: the stone's length runs up and down (a pear's point is up); across: from side to side. */
export const STONE_ORIENTATIONS = ['upright', 'across'] as const;

export const stoneOrnamentSchema = z.object({
  kind: z.literal('stone'),
  alloyId: z.string(),
  stone: stoneSchema,
  orientation: z.enum(STONE_ORIENTATIONS),
  /** End for end: a pear's point is where its round end would be. */
  turned: z.literal(true).optional(),
  hold: stoneHoldSchema,
  halo: haloSchema.nullable(),
});
export type StoneOrnament = z.infer<typeof stoneOrnamentSchema>;

/** Stones in a rosette about a centre stone. */
export const rosetteOrnamentSchema = z.object({
  kind: z.literal('rosette'),
  alloyId: z.string(),
  stone: stoneSchema,
  petals: z.int().min(PETAL_COUNT.least).max(PETAL_COUNT.most),
  accent: stoneKindSchema,
  /** A flower, each petal in its own setting; absent: round stones, as large as just ring the centre. */
  petalStones: petalStonesSchema.optional(),
  /** Beads along the bezels of a flower. */
  milgrain: z.boolean().optional(),
});
export type RosetteOrnament = z.infer<typeof rosetteOrnamentSchema>;

/** Stones one under (or beside) the other, jointed rigidly: a bar of stones, a graduated drop. */
export const rowOrnamentSchema = z.object({
  kind: z.literal('row'),
  alloyId: z.string(),
  stones: z.array(stoneSchema).min(2).max(15),
  direction: z.enum(['down', 'across']),
  hold: stoneHoldSchema,
});
export type RowOrnament = z.infer<typeof rowOrnamentSchema>;

/** A peg goes into a half-drilled bead; a stone that is no bead has no hole for one. */
export const isPeggedStone = (ornament: StoneOrnament | RowOrnament): boolean =>
  ornament.hold.kind === 'peg' &&
  (ornament.kind === 'stone' ? [ornament.stone] : ornament.stones).some(({ form }) => form !== 'bead');
