import { createCipheriv, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyringOf, keysFor } from './keyring.ts';
import { resealRows, type SealedRow } from './reseal.ts';
import { sealedBy, sealText, unsealText } from './seal.ts';

const [FIRST, SECOND, THIRD] = ['1'.repeat(32), '2'.repeat(32), '3'.repeat(32)] as const;
const keysOf = (newest: string, ...others: string[]) => keysFor(keyringOf(newest, others), 'a purpose');

/** As everything was sealed before keys had names: nonce, tag, text. */
function sealedWithoutName(secret: string, place: string, text: string): Buffer {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'filigree', 'a purpose', 32));
  const nonce = Buffer.alloc(12, 7);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

describe('what is sealed', () => {
  it('names the newest key, and opens for as long as that is listed', () => {
    const sealed = sealText(keysOf(FIRST), 'here', 'a text');
    expect(sealedBy(sealed)).toBe(keyringOf(FIRST)[0].id);
    expect(unsealText(keysOf(SECOND, FIRST), 'here', sealed)).toBe('a text');
    expect(unsealText(keysOf(THIRD, SECOND, FIRST), 'here', sealed)).toBe('a text');
    expect(unsealText(keysOf(SECOND), 'here', sealed)).toBeUndefined();
    const anew = sealText(keysOf(SECOND, FIRST), 'here', 'a text');
    expect(sealedBy(anew)).toBe(keyringOf(SECOND)[0].id);
    expect(unsealText(keysOf(FIRST), 'here', anew)).toBeUndefined();
  });

  it('opens with the key that sealed it before keys had names', () => {
    const sealed = sealedWithoutName(FIRST, 'here', 'a text');
    expect(sealedBy(sealed)).toBeUndefined();
    expect(unsealText(keysOf(FIRST), 'here', sealed)).toBe('a text');
    expect(unsealText(keysOf(SECOND, FIRST), 'here', sealed)).toBe('a text');
    expect(unsealText(keysOf(SECOND), 'here', sealed)).toBeUndefined();
    expect(unsealText(keysOf(FIRST), 'there', sealed)).toBeUndefined();
  });

  it('is sealed anew with the newest key, row by row, but for what cannot be opened', async () => {
    const table = new Map([
      ['a', sealedWithoutName(FIRST, 'a', 'of a')],
      ['b', sealText(keysOf(FIRST), 'b', 'of b')],
      ['c', sealText(keysOf(SECOND), 'c', 'of c')],
      ['d', sealText(keysOf(THIRD), 'd', 'of d')],
    ]);
    const locked = table.get('d')!;
    const rows = {
      read: async (after = '') =>
        [...table]
          .filter(([place]) => place > after)
          .slice(0, 3)
          .map(([place, sealed]) => ({ place, sealed })),
      replace: async ({ place }: SealedRow, sealed: Buffer) => {
        table.set(place, sealed);
      },
    };
    const keys = keysOf(SECOND, FIRST);
    expect(await resealRows(keys, rows)).toEqual({ sealedAnew: 2, current: 1, unreadable: 1 });
    for (const place of ['a', 'b', 'c']) {
      expect(unsealText(keysOf(SECOND), place, table.get(place)!)).toBe(`of ${place}`);
    }
    expect(table.get('d')).toBe(locked);
    expect(await resealRows(keys, rows)).toEqual({ sealedAnew: 0, current: 3, unreadable: 1 });
  });
});
