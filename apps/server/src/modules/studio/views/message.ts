import { VIEW_NAMES } from '@filigree/contracts';
import { z } from 'zod';
import type { JobDefinition } from '../../../jobs/definition.ts';

const payloadSchema = z.object({
  variationId: z.uuid(),
  version: z.number().int().min(1),
  view: z.enum(VIEW_NAMES),
});
export type ViewWish = z.infer<typeof payloadSchema>;

/** "Somebody wants to see a version from another side." */
export const VIEW_JOB: JobDefinition<ViewWish> = {
  queue: 'studio-views',
  payload: payloadSchema,
  expireInSeconds: 10 * 60,
};
