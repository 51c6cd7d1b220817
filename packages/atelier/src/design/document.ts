/**
 * The design document: what will be made. Versioned, validated, stored as JSON; a discriminated union by type of
 * jewelry. A further type is a further member of `designSchema`; a changed shape is a further step in
 * `migrations.ts`.
 */
import { z } from 'zod';
import type { DesignFault } from './fault.ts';
import { migrateDesign } from './migrations.ts';
import { type RingDesign, ringSchema } from './ring/document.ts';
import { findRingFaults } from './ring/faults.ts';

export const DOCUMENT_VERSION = 1;

export const designSchema = z.discriminatedUnion('type', [ringSchema]);
export type Design = RingDesign;

/** The types of jewelry that can be made so far. */
export const BUILT_TYPES = designSchema.options.map((option) => option.shape.type.value);

export type DesignReading =
  | { readonly ok: true; readonly design: Design }
  | { readonly ok: false; readonly faults: readonly DesignFault[] };

/**
 * Reads a stored or edited document: brings it to the present version, then checks shape, ranges and the rules
 * that join fields (every alloy named exists, a head has a stone). Lists all faults; never throws for bad data.
 */
export function readDesign(stored: unknown): DesignReading {
  const migrated = migrateDesign(stored, DOCUMENT_VERSION);
  if (!migrated.ok) return { ok: false, faults: [migrated.fault] };
  const parsed = designSchema.safeParse(migrated.document);
  if (!parsed.success) {
    return {
      ok: false,
      faults: parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    };
  }
  const faults = findRingFaults(parsed.data);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, design: parsed.data };
}
