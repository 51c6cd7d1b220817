import { creditsCalls, piecesCalls, studioCalls, twoFactorCalls } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { validate } from './validate.ts';

const refusal = (schema: Parameters<typeof validate>[0], value: unknown) => {
  const result = validate(schema, value);
  if (result.ok) throw new Error('It was accepted.');
  return result.failure;
};

describe('validate', () => {
  const generate = studioCalls.generate.body;

  it('gives what the schema makes of the input', () => {
    const result = validate(creditsCalls.creditTransactions.query, { limit: '7' });
    expect(result).toEqual({ ok: true, value: { limit: 7 } });
  });

  it.each([
    [{}, 'prompt', 'Prompt is required.'],
    [{ prompt: 7 }, 'prompt', 'Prompt must be text.'],
    [{ prompt: '  ' }, 'prompt', 'Prompt must not be empty.'],
    [{ prompt: 'x'.repeat(2_001) }, 'prompt', 'Prompt must be at most 2000 characters.'],
    [{ prompt: 'a ring', priceRange: [50, 500] }, 'priceRange.0', 'Prices start at 100.'],
    [
      { prompt: 'a ring', priceRange: [900, 500] },
      'priceRange',
      'The lower price must not be above the higher one.',
    ],
    [{ prompt: 'a ring', matchingSet: 'yes' }, 'matchingSet', '"matchingSet" must be true or false.'],
    [{ prompt: 'a ring', gemstones: 'Diamond' }, 'gemstones', '"gemstones" must be a list.'],
    [{ prompt: 'a ring', price: 5 }, 'price', 'Unknown field "price".'],
  ])('says what to change in %j', (value, path, message) => {
    expect(refusal(generate, value)).toMatchObject({
      code: 'VALIDATION_FAILED',
      message,
      details: [{ path, message }],
    });
  });

  it('names the values that an enumeration has', () => {
    const failure = refusal(generate, { prompt: 'a ring', stoneCut: 'Hexagon' });
    expect(failure.message).toContain('Round');
    expect(failure.details).toEqual([{ path: 'stoneCut', message: failure.message }]);
  });

  it('explains a choice between forms by the form that was meant', () => {
    const failure = refusal(studioCalls.refine.body, {
      variationId: '0198c0de-0000-7000-8000-000000000000',
      refinements: { stoneCut: 'Hexagon' },
    });
    expect(failure.message).toContain('Round');
  });

  it.each([
    ['words too long', 'x'.repeat(2_001), 'Refinement must be at most 2000 characters.'],
    ['no words', ' ', 'Refinement must not be empty.'],
    ['neither words nor changes', 7, 'Refinement must be text, or an object of what changes in the guide.'],
    ['nothing', undefined, 'Refinement is required.'],
    [
      'a change of the wrong kind',
      { matchingSet: 'yes' },
      '"refinements.matchingSet" must be true or false.',
    ],
  ])('names the field whose form is refused: %s', (_what, refinements, message) => {
    const variationId = '0198c0de-0000-7000-8000-000000000000';
    expect(refusal(studioCalls.refine.body, { variationId, refinements }).message).toBe(message);
  });

  it.each([
    [{ category: Array.from({ length: 31 }, () => 'ring') }, '"category" must have at most 30 entries.'],
    [{ materials: 'x'.repeat(501) }, '"materials" must be at most 500 characters.'],
    [{ priceMin: '1'.repeat(21) }, '"priceMin" must be at most 20 characters.'],
  ])('names the field of a query that may have several forms: %j', (query, message) => {
    expect(refusal(piecesCalls.listPieces.query, query).message).toBe(message);
  });

  it('asks for what is empty without counting to one', () => {
    const body = { challengeToken: '', code: '123456' };
    expect(refusal(twoFactorCalls.verifyTwoFactor.body, body).message).toBe(
      '"challengeToken" must not be empty.',
    );
  });

  it('lists every refusal and does not repeat a name without end', () => {
    const failure = refusal(generate, { prompt: 1, matchingSet: 1, ['k'.repeat(5_000)]: 1 });
    expect(failure.details).toHaveLength(3);
    expect(JSON.stringify(failure).length).toBeLessThan(6_000);
  });

  it('names the first few of many refusals, whatever their names take', () => {
    const fields = Array.from({ length: 900 }, (_, index) => [`${'k'.repeat(100)}${index}`, 1]);
    const failure = refusal(generate, { prompt: 'a ring', ...Object.fromEntries(fields) });
    expect(failure.details).toHaveLength(20);
    expect(JSON.stringify(failure).length).toBeLessThan(6_000);
  });

  it.each([
    ['fields', Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, 1]))],
    ['entries, at any depth', { gemstones: [Array.from({ length: 100_000 }, () => 1)] }],
    ['depth', JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`)],
  ])('looks at no more than a thousand values: %s', (_what, value) => {
    let looked = 0;
    const watched = new Proxy(value, {
      get(target, key, receiver) {
        looked += 1;
        return Reflect.get(target, key, receiver);
      },
    });
    expect(refusal(generate, watched)).toEqual({
      code: 'VALIDATION_FAILED',
      message: 'The request has more than 1000 fields and entries.',
    });
    expect(looked).toBeLessThanOrEqual(1_001);
  });

  it('answers for a body that is missing or no object', () => {
    expect(refusal(generate, undefined).message).toBe('The body is required.');
    expect(refusal(generate, 'text').message).toBe('The body must be an object.');
  });
});
