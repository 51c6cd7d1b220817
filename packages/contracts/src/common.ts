import { z } from 'zod';

/**
 * Words for a value that is left out and for one of another kind: the one has to be added, the other changed. Schemas of
 * the library have one text for both. What a schema says nothing of, the server says with the name of the field.
 * @param kind completes "must be"
 * @param missing of one that is left out, where the usual words will not do
 */
export const wording =
  (name: string, kind: string, missing = `${name} is required.`) =>
  ({ input }: { readonly input?: unknown }) =>
    input === undefined ? missing : `${name} must be ${kind}.`;

/** In lower case, as the database writes it: one thing has one id, however its letters were sent. */
export const idSchema = z.uuid().toLowerCase();
export const idParamsSchema = z.strictObject({ id: idSchema });
export const isoDateTimeSchema = z.iso.datetime();
export const emptySchema = z.object({}).nullable();
/** A whole number sent in a query string. Its bounds come first: a whole number has bounds of its own, far beyond. */
export const queryIntSchema = (min: number, max: number, fallback: number) =>
  z.coerce.number().min(min).max(max).int().default(fallback);

/** No control characters but tab and line breaks, no lone surrogates: what a database text can hold. */
const PRINTABLE = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** Text that a person typed: trimmed, bounded, printable; may be empty. */
export const optionalTextSchema = (name: string, maxLength: number, missing?: string) =>
  z
    .string({ error: wording(name, 'text', missing) })
    .trim()
    .max(maxLength, `${name} must be at most ${maxLength} characters.`)
    .regex(PRINTABLE, `${name} contains characters that cannot be used.`);

/** The same, never blank. */
export const textSchema = (name: string, maxLength: number) =>
  optionalTextSchema(name, maxLength).min(1, `${name} must not be empty.`);

/** Breaks lines (UAX #14: BK, CR, LF, NL), and so could begin a header or a further line of a list. */
const LINE_BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]/u;
/**
 * Turns text around or hides in it (UAX #9, section 2; Unicode's Default_Ignorable_Code_Point), so that two names look
 * the same or one looks like another. Joiners and selectors stay: scripts and emoji are written with them.
 */
const DECEPTIVE =
  /[\p{Bidi_Control}\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u206a-\u206f\u3164\ufeff\uffa0]/u;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What stands in one line and is shown as a name: nothing in it breaks, turns or hides text. May be empty. */
export const optionalLineSchema = (name: string, maxLength: number, missing?: string) =>
  optionalTextSchema(name, maxLength, missing)
    .refine(
      (text) => !LINE_BREAK.test(text) && !DECEPTIVE.test(text),
      `${name} contains characters that cannot be used.`,
    )
    .refine((text) => text === '' || VISIBLE.test(text), `${name} must hold something that can be seen.`);

/**
 * The same, never blank.
 * @param missing what is said of one that is left out, in place of the usual words
 */
export const lineSchema = (name: string, maxLength: number, missing?: string) =>
  optionalLineSchema(name, maxLength, missing).min(1, missing ?? `${name} must not be empty.`);

/** An address as shown by the product: one of ours below /api, or http(s). */
export const addressSchema = z.string().max(2_048);

export const pageQuerySchema = (defaultLimit: number, maxLimit: number) =>
  z.strictObject({
    page: queryIntSchema(1, 100_000, 1),
    limit: queryIntSchema(1, maxLimit, defaultLimit),
  });

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
  });
