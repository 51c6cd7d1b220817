import { z } from 'zod';
import type { JobDefinition } from '../../../jobs/definition.ts';

const payloadSchema = z.object({ jobId: z.uuid() });

/** "There is a job of the studio to be done." Wakes a worker, who takes the one whose turn it is: see line.ts. */
export const STUDIO_JOB: JobDefinition<z.infer<typeof payloadSchema>> = {
  queue: 'studio',
  payload: payloadSchema,
  expireInSeconds: 60 * 60,
};
