/** What the commands of backups have in common: their options, and how they say what went wrong. */
import { inspect, type ParseArgsConfig, parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { isOutOfRoom } from '../database/away.ts';
import { createLog } from '../http/log.ts';
import { DataDirInUse } from '../process/lock.ts';
import { BackupError } from './backup-error.ts';
import { type BackupKey, backupKeyOf } from './encryption.ts';

const REFUSED_EXIT_CODE = 1;
const FAULT_EXIT_CODE = 2;

/** Runs a command to its end: 1 when it says what to change, 2 when something unexpected has happened. */
export async function runBackupCommand(
  command: (config: Config, log: Logger) => Promise<number>,
): Promise<void> {
  try {
    const config = readConfig();
    process.exitCode = await command(config, createLog(config));
  } catch (error) {
    const message = messageOf(error);
    process.stderr.write(`\n${message ?? inspect(error)}\n\n`);
    process.exitCode = message === undefined ? FAULT_EXIT_CODE : REFUSED_EXIT_CODE;
  }
}

function messageOf(error: unknown): string | undefined {
  if (error instanceof BackupError || error instanceof ConfigError || error instanceof DataDirInUse) {
    return error.message;
  }
  if (error instanceof Error && isOutOfRoom(error))
    return `The disk is full: ${error.message}. Make room and try again.`;
  return undefined;
}

/** @throws {BackupError} with the usage, for options that the command does not know. */
export function parseOptions<T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new BackupError(`${error.message}\n${usage}`);
  }
}

export function keyOf({ backupKey }: Config): BackupKey | undefined {
  return backupKey === undefined ? undefined : backupKeyOf(backupKey);
}

const MEGABYTE = 1_000_000;

export function inMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
