/** Parameters of a call, read by a zod schema; refusals in the API's own words. */
import { z } from 'zod';
import { invalid, type Refusal } from '../errors.ts';
import type { Form } from './form.ts';

/** @throws {Refusal} naming the first parameter that is missing, unknown or wrong. */
export function read<S extends z.ZodType>(schema: S, form: Form): z.output<S> {
  const parsed = schema.safeParse(form, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw refusalOf(parsed.error.issues[0]!);
}

function refusalOf(issue: z.core.$ZodIssue): Refusal {
  const param = nameOf(issue.path);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const unknown = nameOf([...issue.path, issue.keys[0]!]);
      return invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
    }
    case 'invalid_type':
      if (issue.input === undefined) {
        return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
      }
      return invalid(`Invalid ${issue.expected}: ${param}`, { param });
    case 'too_small':
    case 'too_big':
      return invalid(`Invalid value for ${param}: ${issue.message}`, { param });
    case 'invalid_value':
      return invalid(`Invalid ${param}: must be one of ${issue.values.map(String).join(', ')}`, { param });
    default:
      return invalid(issue.message, { param });
  }
}

function nameOf(path: readonly PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String);
  return first + rest.map((key) => `[${key}]`).join('');
}

/** A whole number as text. */
export const wholeSchema = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,15}$/, 'Invalid integer')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

export const flagSchema = z.enum(['true', 'false']).transform((value) => value === 'true');

const METADATA_KEYS = 50;
/** https://docs.stripe.com/api/metadata: 50 keys of 40 characters, values of 500; an empty value removes its key. */
export const metadataSchema = z
  .union([
    z.literal('').transform(() => ({})),
    z.array(z.string()).transform((values) => Object.fromEntries(values.entries())),
    z.record(z.string().max(40), z.string().max(500)),
  ])
  .refine((metadata) => Object.keys(metadata).length <= METADATA_KEYS, 'Metadata has at most 50 keys.');

export type Metadata = Readonly<Record<string, string>>;

export function withoutEmpty(metadata: Metadata): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== ''));
}

/** https://docs.stripe.com/currencies#presentment-currencies, those with two decimals that the shop could use. */
export const currencySchema = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['usd', 'eur', 'gbp', 'cad', 'aud', 'chf']));

/** Cents. The API's largest charge has eight digits. */
export const MAX_AMOUNT = 99_999_999;
/** Cents of US dollars: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
export const MIN_CHARGE = 50;

export const absoluteUrlSchema = z
  .string()
  .max(5_000, 'must be at most 5000 characters')
  .refine((url) => /^https?:\/\//.test(url) && URL.canParse(url), {
    error: 'Not a valid URL',
  });

export const expandSchema = z.array(z.string().max(200)).max(20);

export const pageSchema = {
  limit: wholeSchema(1, 100).default(10),
  starting_after: z.string().max(200).optional(),
  ending_before: z.string().max(200).optional(),
  expand: expandSchema.optional(),
} as const;
