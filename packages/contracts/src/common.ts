import { z } from 'zod';

export const idSchema = z.uuid('This id is not valid.');
export const idParamsSchema = z.strictObject({ id: idSchema });
export const isoDateTimeSchema = z.iso.datetime();
export const emptySchema = z.object({}).nullable();
/** A whole number sent in a query string. */
export const queryIntSchema = (min: number, max: number, fallback: number) =>
  z.coerce
    .number({ error: 'Must be a whole number.' })
    .int('Must be a whole number.')
    .min(min, `Must be at least ${min}.`)
    .max(max, `Must be at most ${max}.`)
    .default(fallback);

/** No control characters but tab and line breaks, no lone surrogates: what a database text can hold. */
const PRINTABLE = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** Text that a person typed: trimmed, bounded, printable; may be empty. */
export const optionalTextSchema = (name: string, maxLength: number, notText = `${name} must be text.`) =>
  z
    .string({ error: notText })
    .trim()
    .max(maxLength, `${name} must be at most ${maxLength} characters.`)
    .regex(PRINTABLE, `${name} contains characters that cannot be used.`);

/** The same, never blank. */
export const textSchema = (name: string, maxLength: number) =>
  optionalTextSchema(name, maxLength).min(1, `${name} must not be empty.`);

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
