/** What every call says of a field that is missing, of another kind, or out of its range. */
import { type Call, calls } from '@filigree/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { validate } from './validate.ts';

/** Fields of every call: those of its bodies, and those that address it. */
const fields = (Object.values(calls) as Call[]).flatMap((call) =>
  (['body', 'query', 'params'] as const).flatMap((part) => {
    const schema = call[part];
    const shape =
      schema instanceof z.ZodObject ? Object.entries(schema.shape as Record<string, z.ZodType>) : [];
    return shape.map(([name, field]) => ({ where: `${call.id} ${part} ${name}`, part, name, field }));
  }),
);
const messageOf = (name: string, field: z.ZodType, value: unknown) => {
  const result = validate(z.object({ [name]: field }), { [name]: value });
  return result.ok ? undefined : result.failure.message;
};
/** The specification's own words for what is left out. */
const MISSING =
  / is required\.$|^Please (?:enter|fill in)| required$|^You must accept|^No authorization code received$/;

// The router finds no call for an address with a part missing.
it.each(fields.filter(({ part, field }) => part !== 'params' && !field.safeParse(undefined).success))(
  '$where is asked for when it is missing, and told its kind when it has another',
  ({ name, field }) => {
    const missing = messageOf(name, field, undefined);
    const other = messageOf(name, field, { not: 'this' });
    expect(missing).toMatch(MISSING);
    if (other !== undefined) expect(other).not.toBe(missing);
  },
);

it.each(fields)('$where is refused in words of ours', ({ name, field }) => {
  for (const value of [null, {}, [], '', 'x', -1, 1e9, 0.5, true]) {
    expect(messageOf(name, field, value) ?? '').not.toMatch(
      /Invalid|Too (?:big|small)|pattern|expected|^The body|none of the forms|1 characters/,
    );
  }
});

it.each([
  ['an amount of credits', calls.reserveCredits.body.shape.amount, -5, '"amount" must be more than 0.'],
  ['a total', calls.createCheckout.body.shape.total, -1, '"amount" must be at least 0.'],
  ['an id', calls.saveDraft.body.shape.variationId, undefined, '"amount" is required.'],
])('%s', (_what, field, value, message) => {
  expect(messageOf('amount', field, value)).toBe(message);
});
