import { describe, expect, it } from 'vitest';
import { accountByPassword } from './account-by-password.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { ACCOUNTS_OF_ADDRESS, type UserRow } from './users.ts';

const account = async (id: string, password: string | null): Promise<UserRow> => ({
  id,
  name: id,
  email: 'ada@example.com',
  passwordHash: password === null ? null : await hashPassword(password),
  phoneNumber: null,
  avatar: null,
  emailVerifiedAt: null,
  createdAt: new Date(),
  updatedAt: new Date(),
});

describe('the account that a password opens', () => {
  it('is the first whose password it is', async () => {
    const accounts = [
      await account('google', null),
      await account('first', 'one password'),
      await account('second', 'one password'),
    ];
    expect((await accountByPassword(accounts, 'one password'))?.id).toBe('first');
    expect(await accountByPassword(accounts, 'another')).toBeUndefined();
    expect(await accountByPassword([], 'one password')).toBeUndefined();
  });

  it('takes the same work however many accounts there are, and whichever it is', async () => {
    const [first, second] = [await account('first', 'one password'), await account('second', 'another')];
    const workOf = async (accounts: UserRow[]) => {
      let work = 0;
      await accountByPassword(accounts, 'one password', (stored, password) => {
        work += 1;
        return isPassword(stored, password);
      });
      return work;
    };
    const works = [
      await workOf([]),
      await workOf([first]),
      await workOf([first, second]),
      await workOf([second, first]),
    ];
    expect(works).toEqual(works.map(() => ACCOUNTS_OF_ADDRESS));
  });
});
