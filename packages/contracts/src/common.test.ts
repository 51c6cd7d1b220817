import { expect, it } from 'vitest';
import { authCalls, phoneNumberSchema } from './auth.ts';
import { idParamsSchema, lineSchema, textSchema } from './common.ts';
import { studioCalls } from './studio.ts';

const ID = '0198c0de-0000-7000-8000-00000000abcd';
const said = (schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } }) =>
  [undefined, 7, '', 'x'.repeat(11)].map((value) => schema.safeParse(value).error?.issues[0]?.message);

it.each([
  ['an address', idParamsSchema, { id: ID.toUpperCase() }, { id: ID }],
  ['a body', studioCalls.saveDraft.body, { variationId: ID.toUpperCase() }, { variationId: ID }],
])('an id in %s is the same in upper case', (_where, schema, sent, read) => {
  expect(schema.parse(sent)).toEqual(read);
});

it('a text that is missing, of another kind, blank or too long is told in words of its own', () => {
  expect(said(textSchema('City', 10))).toEqual([
    'City is required.',
    'City must be text.',
    'City must not be empty.',
    'City must be at most 10 characters.',
  ]);
  expect(said(lineSchema('City', 10, 'City required'))).toEqual([
    'City required',
    'City must be text.',
    'City required',
    'City must be at most 10 characters.',
  ]);
});

it.each(['+44 20 7946 0000', '(212) 555-0100', '555.010.0199', '+34/600123456', '5550100', ''])(
  'is a phone number: %j',
  (text) => expect(phoneNumberSchema.parse(` ${text} `)).toBe(text),
);

it.each([
  'call me',
  '123456',
  '+',
  '1'.repeat(16),
  '555-0100 ext. 7',
  '++44 20 7946 0000',
  '+44+20 7946 0000',
  '٥٥٥٠١٠٠',
])('is no phone number: %j', (text) => expect(phoneNumberSchema.safeParse(text).success).toBe(false));

it('a phone number can be taken away', () => {
  expect(authCalls.updateProfile.body.parse({ phoneNumber: null })).toEqual({ phoneNumber: null });
});
