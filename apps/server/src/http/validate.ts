import type { z } from 'zod';
import { fail, ok, type Result } from './failure.ts';

/** Fields and entries at every depth: twice what the largest board has. More is not looked at. */
const VALUES_MAX = 1_000;
/** Far more than a form has fields. */
const DETAILS_MAX = 20;

/** Parses one part of a request; the first refusal becomes the message, the first few become the details. */
export function validate<S extends z.ZodType>(schema: S, value: unknown): Result<z.output<S>> {
  if (!hasAtMost(VALUES_MAX, value))
    return fail('VALIDATION_FAILED', `The request has more than ${VALUES_MAX} fields and entries.`);
  const parsed = schema.safeParse(value, { error: describeIssue, reportInput: true });
  if (parsed.success) return ok(parsed.data);
  const details = parsed.error.issues.flatMap(plainIssues).slice(0, DETAILS_MAX);
  return fail('VALIDATION_FAILED', details[0]?.message ?? 'The request is not valid.', { details });
}

/** Whether a value holds no more values than that; looks at no more either. */
function hasAtMost(most: number, value: unknown): boolean {
  let left = most;
  const open: object[] = isObject(value) ? [value] : [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const key in next) {
      left -= 1;
      if (left < 0) return false;
      const inner: unknown = next[key as keyof typeof next];
      if (isObject(inner)) open.push(inner);
    }
  }
  return true;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Of what has more forms than a sentence can name. */
const AS_DOCUMENTED = 'written as the documentation of this call says';

interface PlainIssue {
  readonly path: string;
  readonly message: string;
}

function plainIssues(issue: z.core.$ZodIssue): PlainIssue[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, DETAILS_MAX).map((key) => ({
      path: [...issue.path, shorten(key)].join('.'),
      message: `Unknown field "${shorten(key)}".`,
    }));
  }
  if (issue.code === 'invalid_union') {
    // Of several forms, the one whose kind the value already has is the one that was meant.
    const meant = issue.errors.find((issues) => !issues.some(isOfAnotherKind));
    if (meant) return meant.flatMap((inner) => plainIssues(placed(inner, [...issue.path, ...inner.path])));
  }
  return [{ path, message: issue.message }];
}

/** An issue of one form of a field, at the field's own place; words of ours that named the place name that one. */
function placed(inner: z.core.$ZodIssue, path: PropertyKey[]): z.core.$ZodIssue {
  const outer = { ...inner, path };
  return inner.message === describeAgain(inner)
    ? { ...outer, message: describeAgain(outer) ?? inner.message }
    : outer;
}

/** Issues come with what was refused, as `validate` asks for it, and are then what their words were made of. */
const describeAgain = (issue: z.core.$ZodIssue) => describeIssue(issue as z.core.$ZodRawIssue);

function isOfAnotherKind(issue: z.core.$ZodIssue): boolean {
  return (issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.path.length === 0;
}

/** Words for the refusals that the contracts leave to the library's own texts, which name no field. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const name = issue.path && issue.path.length > 0 ? `"${issue.path.join('.')}"` : 'The body';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${name} is required.`
        : `${name} must be ${typeInWords(issue.expected)}.`;
    case 'invalid_value':
      if (issue.input === undefined) return `${name} is required.`;
      return `${name} must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return `${name} must ${most(issue)} ${issue.maximum}${unitOf(issue.origin)}.`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return `${name} must not be empty.`;
      return `${name} must ${least(issue)} ${issue.minimum}${unitOf(issue.origin)}.`;
    case 'invalid_format':
      return `${name} must be ${formatInWords(issue.format)}.`;
    case 'not_multiple_of':
      return `${name} must be a multiple of ${issue.divisor}.`;
    case 'invalid_union':
      if (issue.input === undefined) return `${name} is required.`;
      return `${name} must be ${AS_DOCUMENTED}.`;
    default:
      return undefined;
  }
}

const haveOrBe = (origin: string): string => (origin === 'array' ? 'have' : 'be');

function most({ origin, inclusive }: Pick<z.core.$ZodIssueTooBig, 'origin' | 'inclusive'>): string {
  return inclusive === false ? 'be less than' : `${haveOrBe(origin)} at most`;
}

function least({ origin, inclusive }: Pick<z.core.$ZodIssueTooSmall, 'origin' | 'inclusive'>): string {
  return inclusive === false ? 'be more than' : `${haveOrBe(origin)} at least`;
}

function formatInWords(format: string): string {
  switch (format) {
    case 'uuid':
      return 'a UUID: 32 hexadecimal digits in five groups, as in 0198c0de-0000-7000-8000-000000000000';
    case 'email':
      return 'an email address';
    case 'url':
      return 'an address that begins with https://';
    case 'datetime':
      return 'a time as in 2026-01-31T12:00:00Z';
    case 'date':
      return 'a date as in 2026-01-31';
    default:
      return AS_DOCUMENTED;
  }
}

function typeInWords(expected: string): string {
  switch (expected) {
    case 'string':
      return 'text';
    case 'int':
      return 'a whole number';
    case 'boolean':
      return 'true or false';
    case 'array':
    case 'tuple':
      return 'a list';
    case 'object':
    case 'record':
      return 'an object';
    default:
      return `a ${expected}`;
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}

function shorten(key: string): string {
  return key.length > 60 ? `${key.slice(0, 60)}…` : key;
}
