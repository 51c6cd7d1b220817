import pg from 'pg';
import { causeOf } from './away.ts';

/** Whether an error is the database's refusal by the named constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  const cause = causeOf(error);
  return cause instanceof pg.DatabaseError && cause.constraint === constraint;
}
