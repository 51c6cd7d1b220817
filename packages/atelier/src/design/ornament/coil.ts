/** A serpent whose body is what is worn: how it goes around finger or wrist. Its gauge is that of the band it stands for. */
import { z } from 'zod';

/**
 * laid: the head lies on the coil beside the tail; raised: the neck rises and carries it higher; bites: once around, the
 * tail held in the mouth; crossing: a head at either end, one passing the other.
 */
export const COIL_FORMS = ['laid', 'raised', 'bites', 'crossing'] as const;

export const coilSchema = z.object({
  form: z.enum(COIL_FORMS),
  /** Times around, for a body with a tail of its own; what bites its tail or has two heads goes once. */
  turns: z.number().min(1).max(4.4),
});
export type Coil = z.infer<typeof coilSchema>;

/** Length of a head that suits a body, both as wide as the body. */
export const HEAD_WIDTHS = 2.35;
