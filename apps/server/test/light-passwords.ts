/**
 * Tests sign in thousands of times: what they keep of a password is made with a thousandth of the work. Processes of
 * their own do all of it, and are held to it (two-processes.test.ts).
 */
import type * as Argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>();
  return {
    ...argon2,
    hash: (password: string, options: Argon2.Options) =>
      argon2.hash(password, { ...options, memoryCost: 64, timeCost: 1 }),
  };
});
