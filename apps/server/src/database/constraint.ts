import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** Whether an error is the database's refusal by the named constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.constraint === constraint;
}
