/** A document of the catalogue's folder: one ready-made piece, with its pictures and its model beside it. */
import { z } from 'zod';
import { idSchema } from './common.ts';
import { gemstoneSchema, metalSchema, pieceCategorySchema } from './enumerations.ts';
import { pieceFeaturesSchema } from './pieces.ts';

/** A file of the folder, by its path from there: words joined by single dots and slashes. */
const filePathSchema = z
  .string()
  .max(200)
  .regex(/^[\w-]+(?:[./][\w-]+)*$/, 'Must be a path inside of the folder.');
const distinct = <T extends z.ZodType>(entry: T, max: number) =>
  z
    .array(entry)
    .max(max)
    .refine((entries) => new Set(entries).size === entries.length, 'Must not repeat itself.');

export const catalogueDocumentSchema = z.strictObject({
  version: z.literal(1),
  /** Stays the same for good: carts, orders and favorites name it. */
  id: idSchema,
  slug: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Must be lower case words joined by hyphens.'),
  category: pieceCategorySchema,
  name: z.string().trim().min(1).max(120),
  prompt: z.string().trim().min(1).max(2_000),
  materials: distinct(metalSchema, 6).min(1),
  gemstones: distinct(gemstoneSchema, 10),
  styleTags: distinct(z.string().trim().min(1).max(40), 10),
  features: pieceFeaturesSchema,
  leadTimeWeeks: z.number().int().min(0).max(104),
  priceCents: z.number().int().min(1).max(100_000_000),
  /** Place among the featured pieces, from 1; absent: after all of them. */
  featuredRank: z.number().int().min(1).max(100_000).optional(),
  /** Since when it is listed. */
  date: z.iso.date(),
  /** The engine's design document; opaque here. */
  design: z.record(z.string(), z.unknown()),
  pictures: z
    .array(
      z.strictObject({
        file: filePathSchema.regex(/\.(?:avif|webp|jpe?g|png)$/, 'Must be a picture.'),
        alt: z.string().trim().min(1).max(300),
        /** A tiny picture as a data: address. */
        placeholder: z
          .string()
          .max(2_000)
          .regex(/^data:image\/(?:webp|png|jpeg);base64,[\w+/=]+$/)
          .optional(),
      }),
    )
    .min(1)
    .max(12),
  glb: filePathSchema.regex(/\.glb$/, 'Must be a GLB.').optional(),
});
export type CatalogueDocument = z.infer<typeof catalogueDocumentSchema>;
