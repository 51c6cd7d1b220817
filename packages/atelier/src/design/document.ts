/**
 * The design document: what will be made. Versioned, validated, stored as JSON; a discriminated union by type of
 * jewelry. A further type is a further member of `designSchema`; a changed shape is a further step in
 * `migrations.ts`.
 */
import { type JewelryType, SET_MAX_PIECES } from '@filigree/contracts';
import { z } from 'zod';
import type { DesignFault } from './fault.ts';
import { migrateDesign } from './migrations.ts';
import { PIECE_TYPES, type PieceDesign, pieceSchema } from './piece/document.ts';
import { findPieceFaults } from './piece/faults.ts';
import { RING_TYPES, type RingDesign, ringSchema } from './ring/document.ts';
import { findRingFaults } from './ring/faults.ts';

export const DOCUMENT_VERSION = 1;

/** A piece by itself. */
const soleSchema = z.discriminatedUnion('type', [ringSchema, pieceSchema]);
export type SoleDesign = RingDesign | PieceDesign;

/** Further pieces of a set, made and shown with the leading one. */
const companionsSchema = z
  .array(soleSchema)
  .min(1)
  .max(SET_MAX_PIECES - 1)
  .optional();
/** How the rings of a set are worn on one finger: beside one another, or linked with one another. */
const togetherSchema = z.enum(['stack', 'rolling']);
export type Together = z.infer<typeof togetherSchema>;
export const designSchema = z.discriminatedUnion('type', [
  ringSchema.extend({ companions: companionsSchema, together: togetherSchema.optional() }),
  pieceSchema.extend({ companions: companionsSchema }),
]);
/** A piece, or a set: the leading piece with its companions. */
export type Design = SoleDesign & {
  companions?: SoleDesign[] | undefined;
  together?: Together | undefined;
};

/** Whether a design is a band with or without a head, whatever it is worn on. */
export const isRing = <D extends Design>(design: D): design is D & RingDesign => 'band' in design;

/** What the title of a set says of the companions, behind that of the leading piece. */
export const COMPANIONS_IN_TITLE = ' with matching ';

/** Every piece of a design by itself and under its own title, the leading one first. */
export function membersOf({ companions = [], together: _, ...leader }: Design): SoleDesign[] {
  if (companions.length === 0) return [leader as SoleDesign];
  const [title] = leader.title.split(COMPANIONS_IN_TITLE);
  return [{ ...leader, title: title || leader.title } as SoleDesign, ...companions];
}

/** The name of a member's alloy among those of the whole set. */
export const alloyIdInSet = (member: number, alloyId: string): string =>
  member === 0 ? alloyId : `${member + 1}:${alloyId}`;

/** Alloys of all pieces, named as the parts of the built set name them. */
export const alloysOf = (design: Design): Design['alloys'] =>
  membersOf(design).flatMap(({ alloys }, member) =>
    alloys.map((alloy) => ({ ...alloy, id: alloyIdInSet(member, alloy.id) })),
  );

/** The types of jewelry that can be made so far. */
export const BUILT_TYPES: readonly JewelryType[] = [...RING_TYPES, ...PIECE_TYPES];

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
  const design: Design = parsed.data;
  const faults = membersOf(design).flatMap((member, at) => {
    const own = isRing(member) ? findRingFaults(member) : findPieceFaults(member);
    return at === 0 ? own : own.map((fault) => ({ ...fault, path: `companions.${at - 1}.${fault.path}` }));
  });
  return faults.length > 0 ? { ok: false, faults } : { ok: true, design };
}
