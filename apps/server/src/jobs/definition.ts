/** A job as data: what its message holds and how it is queued. Its handler is loaded where it runs. */
import type { z } from 'zod';

export interface JobDefinition<Payload extends object> {
  readonly queue: string;
  readonly payload: z.ZodType<Payload>;
  /** How long one run may take before the queue gives its message up; far above what a run is given. */
  readonly expireInSeconds: number;
}

export type JobHandler<Payload extends object> = (payload: Payload) => Promise<void>;
