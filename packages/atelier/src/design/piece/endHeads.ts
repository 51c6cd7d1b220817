/** Heads at the ends of a bangle that is open in front. */
import { z } from 'zod';

export const END_HEADS = ['dragon', 'bird', 'ram', 'lion', 'cat', 'serpent'] as const;
export type EndHead = (typeof END_HEADS)[number];

export const headEndsSchema = z.object({
  /** As the viewer sees them, left and right of the gap. */
  heads: z.tuple([z.enum(END_HEADS), z.enum(END_HEADS)]),
  /** From neck to snout. */
  lengthMm: z.number().min(6).max(16),
});
export type HeadEnds = z.infer<typeof headEndsSchema>;
