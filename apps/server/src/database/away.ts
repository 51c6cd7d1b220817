/** What the database's errors mean for whoever asked. */
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { NoPlace } from './fair-places.ts';

/** PostgreSQL's own "come back later": connection exceptions, too many connections, shutting down, timed out. */
const PASSING_SQLSTATE = /^(?:08|53|57P|57014|40001|40P01|55P03)/;
const DISK_FULL_SQLSTATE = '53100';
const CONNECTION_ERRNO = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver has no code for these. */
const LOST_CONNECTION =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable)/;
/** Of a file system, or of what somebody may use of it. */
const NO_ROOM_ERRNO = new Set(['ENOSPC', 'EDQUOT']);

/** What the driver has thrown, without what the query builder has put around it. */
export function causeOf(thrown: unknown): unknown {
  return thrown instanceof DrizzleQueryError ? thrown.cause : thrown;
}

/** Whether the server itself has refused a statement. */
export function isOfDatabase(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * Whether a step has failed only because a server was out of reach, went away, or had too much to do: it may do when it
 * is tried again. Whether it was done is not known: the answer may be all that was lost.
 */
export function isPassing(thrown: unknown): boolean {
  const error = causeOf(thrown);
  if (!(error instanceof Error) || isOutOfRoom(error)) return false;
  const code = codeOf(error);
  if (error instanceof NoPlace) return true;
  if (isOfDatabase(error)) return PASSING_SQLSTATE.test(code);
  return CONNECTION_ERRNO.has(code) || LOST_CONNECTION.test(error.message);
}

/** Whether a disk is full: the one of the files, or the one of the database. */
export function isOutOfRoom(thrown: unknown): boolean {
  const error = causeOf(thrown);
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return isOfDatabase(error) ? code === DISK_FULL_SQLSTATE : NO_ROOM_ERRNO.has(code);
}
