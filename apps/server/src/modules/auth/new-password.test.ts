import { describe, expect, it } from 'vitest';
import { judgeNewPassword } from './new-password.ts';

const OWNER = { name: 'Zoë Quintel-Brandt', email: 'zoe.quintel@jewels.example' };
const judge = async (password: string, owner = OWNER) => {
  const judged = await judgeNewPassword(password, 'password', owner);
  return judged.ok ? undefined : judged.failure;
};

describe('a new password', () => {
  it.each([
    'password1',
    'PASSWORD1',
    '12345678',
    'qwertyuiop',
    'contraseña',
    'aaaaaaaa',
    'abababababa',
    'xyzxyzxyz',
    '23456789',
    '98765432',
    'bcdefghijk',
  ])('must not be one that everybody tries: %s', async (password) => {
    const message = 'This is one of the most common passwords. Please choose another one.';
    expect(await judge(password)).toEqual({
      code: 'VALIDATION_FAILED',
      message,
      details: [{ path: 'password', message }],
    });
  });

  it.each([
    'zoequintel',
    'Zoë Quintel',
    'quintel1987',
    '2024zoequintel!',
    'QuintelBrandt',
    'zoe.quintel@jewels.example',
    'quintelabc',
    'Filigree2026!',
    'jewels-zoe-1',
  ])("must not be the owner's name or address: %s", async (password) => {
    const message = 'Password must not be made of your name or your email address.';
    expect(await judge(password)).toMatchObject({ message, details: [{ path: 'password', message }] });
  });

  it.each([
    'correct horse battery',
    'zoe likes opals best',
    'x7#kP0w!zoe-q',
    '8f3k2p9qzw',
    'tiny bronze otter',
    '長いパスワードです',
  ])('may be anything else: %s', async (password) => {
    expect(await judge(password)).toBeUndefined();
  });

  it('may hold the letters of names that are too short to tell', async () => {
    expect(await judge('bo-drifts-by-10', { name: 'Bo', email: 'b@o.example' })).toBeUndefined();
  });
});
