import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type Keyring, keyringOf } from '../../../crypto/keyring.ts';
import { deriveKeys } from '../keys.ts';
import { keepTransaction, takeTransaction } from './transaction.ts';

const [FIRST, SECOND] = ['1'.repeat(32), '2'.repeat(32)] as const;
const TRANSACTION = { state: 's', nonce: 'n', verifier: 'v' };
const CONFIG = { publicUrl: undefined };

async function browserOf(keyring: Keyring) {
  const app = fastify();
  await app.register(cookie);
  const keys = deriveKeys(keyring).googleTransaction;
  app.get('/keep', async (_request, reply) => {
    await keepTransaction(reply, CONFIG, keys, TRANSACTION);
    return 'kept';
  });
  app.get('/take', async (request, reply) => ({
    taken: (await takeTransaction(request, reply, CONFIG, keys)) ?? null,
  }));
  return {
    keep: async () => (await app.inject('/keep')).cookies[0]?.value ?? '',
    take: async (value: string) => {
      const response = await app.inject({ url: '/take', headers: { cookie: `filigree_google=${value}` } });
      return response.json().taken;
    },
  };
}

describe('what the browser keeps while somebody is at Google', () => {
  it('is opened by the key that it names, for as long as that is listed', async () => {
    const before = await browserOf(keyringOf(FIRST));
    const during = await browserOf(keyringOf(SECOND, [FIRST]));
    const after = await browserOf(keyringOf(SECOND));
    const kept = await before.keep();
    expect(await during.take(kept)).toEqual(TRANSACTION);
    expect(await after.take(kept)).toBeNull();
    expect(await after.take(await during.keep())).toEqual(TRANSACTION);
  });

  it('is nothing when it is no token', async () => {
    const browser = await browserOf(keyringOf(FIRST));
    for (const value of ['', 'x', 'a.b.c.d.e', 'e30.e30.e30.e30.e30']) {
      expect(await browser.take(value)).toBeNull();
    }
  });
});
