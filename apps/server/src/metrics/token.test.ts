import { expect, it } from 'vitest';
import { bringsToken } from './token.ts';

const TOKEN = 'k3Jx9wQmZ7rT1vB5nL8pD2sF6hG0yCaE';

it('takes the whole token as a bearer, and nothing else', () => {
  expect(bringsToken(`Bearer ${TOKEN}`, TOKEN)).toBe(true);
  expect(bringsToken(`bearer ${TOKEN}`, TOKEN)).toBe(true);
  for (const other of [undefined, '', TOKEN, `Basic ${TOKEN}`, `Bearer ${TOKEN}x`, `Bearer ${TOKEN} x`]) {
    expect(bringsToken(other, TOKEN)).toBe(false);
  }
});
