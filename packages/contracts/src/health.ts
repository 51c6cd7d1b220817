import { z } from 'zod';

export const healthSchema = z.object({ status: z.literal('ok') });
export const readinessSchema = z.object({
  status: z.enum(['ready', 'unready']),
  checks: z.record(z.string(), z.object({ ok: z.boolean(), message: z.string().optional() })),
});
/** What GET /version answers; the commit is there when the configuration names it. */
export const versionSchema = z.object({
  name: z.literal('filigree'),
  version: z.string(),
  commit: z.string().optional(),
});
