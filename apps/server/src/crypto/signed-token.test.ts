import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyringOf, keysFor } from './keyring.ts';
import { readToken, writeToken } from './signed-token.ts';

const [FIRST, SECOND] = ['1'.repeat(32), '2'.repeat(32)] as const;
const keysOf = (newest: string, ...others: string[]) => keysFor(keyringOf(newest, others), 'a purpose');
const signed = (secret: string, body: string) =>
  `${body}.${createHmac('sha256', keysOf(secret)[0].bytes).update(body).digest('base64url')}`;

describe('a signed token', () => {
  it('names the newest key, and is read for as long as that is listed', () => {
    const token = writeToken(keysOf(FIRST), 'x', ['field', 2]);
    expect(token.split('.').slice(0, 4)).toEqual(['x2', 'field', '2', keyringOf(FIRST)[0].id]);
    expect(readToken(keysOf(FIRST), 'x', token)).toEqual(['field', '2']);
    expect(readToken(keysOf(SECOND, FIRST), 'x', token)).toEqual(['field', '2']);
    expect(readToken(keysOf(SECOND), 'x', token)).toBeUndefined();
  });

  it('is read by any listed key when it is from before keys had names', () => {
    const token = signed(FIRST, 'x1.field.2');
    expect(readToken(keysOf(SECOND, FIRST), 'x', token)).toEqual(['field', '2']);
    expect(readToken(keysOf(SECOND), 'x', token)).toBeUndefined();
  });

  it('is nothing when it is of another kind, changed, without the name of its key, or under the name of another', () => {
    const keys = keysOf(SECOND, FIRST);
    const token = writeToken(keys, 'x', ['field', 2]);
    const forgeries = [
      token.replace('field', 'other'),
      token.slice(0, -1),
      token.replace('x2.', 'x1.'),
      signed(SECOND, 'x2.field.2'),
      signed(FIRST, `x2.field.2.${keyringOf(SECOND)[0].id}`),
      'x2',
      '',
    ];
    for (const forgery of forgeries) expect(readToken(keys, 'x', forgery) ?? null).toBeNull();
    expect(readToken(keys, 'y', token)).toBeUndefined();
  });
});
