/** PostgreSQL refuses to run as root: the account of the system that it runs as instead. */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ACCOUNT_NAME = 'postgres';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** undefined: this process is not root, and PostgreSQL runs as the same user. */
export async function databaseAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await lookUp(ACCOUNT_NAME);
  if (existing) return existing;
  try {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      ACCOUNT_NAME,
    ]);
  } catch (cause) {
    const message =
      'PostgreSQL does not run as root, and no account for it could be made. Start as another user, or set DATABASE_URL.';
    throw new Error(message, { cause });
  }
  const made = await lookUp(ACCOUNT_NAME);
  if (!made) throw new Error(`The account "${ACCOUNT_NAME}" was made, but is not there.`);
  return made;
}

async function lookUp(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch (error) {
    // `id` answers 1 for a name that is not there.
    if (error instanceof Error && 'code' in error && error.code === 1) return undefined;
    throw error;
  }
}

/** A program and its arguments, so that they run as the account (spawn them with the given uid and gid, if any). */
export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * How to run a program as the account. Where root's own folders are closed to others (a checkout below /root), the
 * account gets the one capability that lets it pass through them, since it is root who asked for it.
 */
export async function launchAs(
  account: Account | undefined,
  program: string,
  args: readonly string[],
  paths: readonly string[],
): Promise<Launch> {
  if (!account) return { command: program, args };
  const reachable = await Promise.all([program, ...paths].map((path) => isReachable(path, account)));
  if (reachable.every(Boolean)) return { command: program, args, ...account };
  const capability = '+dac_override';
  return {
    command: 'setpriv',
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
      program,
      ...args,
    ],
  };
}

async function isReachable(path: string, account: Account): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
