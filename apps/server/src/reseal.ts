/**
 * `npm run reseal`: seals anew with the newest secret what older ones have sealed in the database, while the product
 * runs or without it. After it, and 30 days for sessions, the older secrets can be taken off the list. Ends with 1 when
 * something cannot be opened with any of the secrets.
 */
import type { Resealing } from './crypto/reseal.ts';
import { resealTwoFactors } from './modules/auth/index.ts';
import { resealStaff } from './modules/desk/index.ts';
import { resealMails } from './modules/mail/index.ts';
import { type CommandDeps, runCommand } from './process/command.ts';

/** Returns the exit code. */
async function reseal({ connection: { database }, keyring }: CommandDeps): Promise<number> {
  const done: [string, Resealing][] = [
    ['Secrets of authenticator apps', await resealTwoFactors(database, keyring)],
    ['Secrets of apps of the desk', await resealStaff(database, keyring)],
    ['Mails', await resealMails(database, keyring)],
  ];
  for (const [what, { sealedAnew, current, unreadable }] of done) {
    process.stdout.write(
      `${what}: ${sealedAnew} sealed anew, ${current} were already, ${unreadable} cannot be opened.\n`,
    );
  }
  return done.some(([, { unreadable }]) => unreadable > 0) ? 1 : 0;
}

await runCommand(reseal);
