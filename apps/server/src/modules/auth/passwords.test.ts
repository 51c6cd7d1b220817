import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

describe('passwords', () => {
  it('are kept with a salt of their own', async () => {
    expect(await hashPassword('jade and jet')).not.toBe(await hashPassword('jade and jet'));
  });

  it('are known again, however their letters were typed', async () => {
    const kept = await hashPassword('caf\u00e9 noir');
    expect(await isPassword(kept, 'cafe\u0301 noir')).toBe(true);
    expect(await isPassword(kept, 'cafe noir')).toBe(false);
  });

  it('belong to nobody where none is kept', async () => {
    for (const none of [null, undefined]) expect(await isPassword(none, 'jade and jet')).toBe(false);
  });
});
