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

/** Text that a person typed: trimmed, never blank, bounded, without control characters. */
export const textSchema = (name: string, maxLength: number) =>
  z
    .string({ error: `${name} must be text.` })
    .trim()
    .min(1, `${name} must not be empty.`)
    .max(maxLength, `${name} must be at most ${maxLength} characters.`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is how they are refused
    .regex(
      /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/u,
      `${name} contains characters that cannot be used.`,
    );

export const optionalTextSchema = (name: string, maxLength: number) =>
  z
    .string({ error: `${name} must be text.` })
    .trim()
    .max(maxLength, `${name} must be at most ${maxLength} characters.`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is how they are refused
    .regex(
      /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/u,
      `${name} contains characters that cannot be used.`,
    );

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
