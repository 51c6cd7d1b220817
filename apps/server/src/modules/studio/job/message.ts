import { z } from 'zod';
import type { JobDefinition } from '../../../jobs/definition.ts';

const payloadSchema = z.object({ jobId: z.uuid() });

/** "There is a job of the studio to be done." */
export const STUDIO_JOB: JobDefinition<z.infer<typeof payloadSchema>> = {
  queue: 'studio',
  payload: payloadSchema,
  expireInSeconds: 60 * 60,
};

/** A single picture goes before a tray of four: somebody looks at the piece that it changes. */
export const PRIORITY = { generate: 0, refine: 10 } as const;
