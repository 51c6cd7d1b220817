/** Petals that are stones: the flower of a ring's head or of an ornament, about the stone in its middle. */
import { z } from 'zod';

/** Cuts that petals have. */
export const PETAL_CUTS = ['Round', 'Oval', 'Pear', 'Marquise'] as const;

/** Which end of a pear looks away from the middle; marquises and ovals are alike on both. */
export const PETAL_POINTS = ['out', 'in'] as const;

/** Each petal in a setting of its own; its kind is the accent of what bears it. */
export const petalStonesSchema = z.object({
  lengthMm: z.number().min(1.2).max(16),
  widthMm: z.number().min(1.2).max(16),
  points: z.enum(PETAL_POINTS),
  /** prong: claws between neighbours and on points; bezel: a wall about each. */
  setting: z.enum(['prong', 'bezel']),
});
export type PetalStones = z.infer<typeof petalStonesSchema>;

/** Fewer petals are no flower, more are a halo. */
export const PETAL_COUNT = { least: 4, most: 12 } as const;
