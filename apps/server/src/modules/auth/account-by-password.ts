import { isPassword } from './passwords.ts';
import type { UserRow } from './users.ts';
import { ACCOUNTS_OF_ADDRESS } from './users.ts';

/**
 * Which of the accounts of an address a password opens. The work is that of the largest number of them, however many
 * there are: the time of the answer tells neither whether there is one nor how many.
 */
export async function accountByPassword(
  accounts: readonly UserRow[],
  password: string,
  isRight = isPassword,
): Promise<UserRow | undefined> {
  const opens = await Promise.all(
    Array.from({ length: ACCOUNTS_OF_ADDRESS }, (_, at) => isRight(accounts[at]?.passwordHash, password)),
  );
  return accounts.find((_, at) => opens[at]);
}
