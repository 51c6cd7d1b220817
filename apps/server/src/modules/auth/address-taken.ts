import { violates } from '../../database/constraint.ts';

/** Does what confirms an address; `taken` is the answer when another account has confirmed it before. */
export async function unlessTaken<T>(confirm: () => Promise<T>, taken: T): Promise<T> {
  try {
    return await confirm();
  } catch (error) {
    if (violates(error, 'users_confirmed_email_key')) return taken;
    throw error;
  }
}
