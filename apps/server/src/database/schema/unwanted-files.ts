import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Files whose owner's rows are gone. Written in the transaction that removes the rows, so that no crash leaves a file
 * that nobody knows of; a row goes when its file has.
 */
export const unwantedFiles = pgTable(
  'unwanted_files',
  {
    /** Key in the storage. */
    path: text().primaryKey(),
    /** From when on nobody writes it any more. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (file) => [index('unwanted_files_due').on(file.dueAt)],
);
