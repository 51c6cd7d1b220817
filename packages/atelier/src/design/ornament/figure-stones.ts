/** Stones of a figure that were told apart: of what kind, how many, and where on the figure they stand. */
import { z } from 'zod';
import { stoneKindSchema } from '../parts.ts';

/** eyes: where the figure looks from; tips: its outermost points; along: spread over its body. */
const FIGURE_PLACES = ['eyes', 'middle', 'top', 'bottom', 'tips', 'along'] as const;

export const figureStonesSchema = z.object({
  stone: stoneKindSchema,
  /** null: as many as the place has; several where it has none of its own. */
  count: z.int().min(1).max(40).nullable(),
  /** null: anywhere on the figure. */
  place: z.enum(FIGURE_PLACES).nullable(),
  /** null: as large as suits their number. */
  widthMm: z.number().min(0.8).max(20).nullable(),
});
export type FigureStones = z.infer<typeof figureStonesSchema>;
export type FigurePlace = NonNullable<FigureStones['place']>;
