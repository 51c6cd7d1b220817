/** The mails that an application under test has written. */
import { asc, eq, sql } from 'drizzle-orm';
import { mailOutbox } from '../src/database/schema/mail.ts';
import { sealKeys, unseal } from '../src/modules/mail/seal.ts';
import type { TestApp } from './app.ts';

export interface TestMail {
  readonly id: string;
  readonly subject: string;
  readonly state: string;
  readonly text: string;
  readonly html: string;
  readonly link: string | null;
}

/** To an address, the oldest first; letters that were sent are not there any more. */
export async function mailsTo(test: TestApp, email: string): Promise<TestMail[]> {
  const keys = sealKeys(test.deps.keyring);
  const rows = await test.database.database
    .select()
    .from(mailOutbox)
    .where(eq(sql`lower(${mailOutbox.recipient})`, email.toLowerCase()))
    .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id));
  return rows.map((row) => {
    const body = row.sealed === null ? undefined : unseal(keys, row.id, row.sealed);
    if (!body) throw new Error(`The mail ${row.id} cannot be read.`);
    return { id: row.id, subject: row.subject, state: row.state, ...body };
  });
}

/** The token in the link of the newest mail to an address that leads to a page. */
export async function tokenTo(test: TestApp, email: string, page: string): Promise<string> {
  const links = (await mailsTo(test, email)).flatMap(({ link }) => (link === null ? [] : [new URL(link)]));
  const token = links.findLast(({ pathname }) => pathname === page)?.searchParams.get('token');
  if (!token) throw new Error(`No mail to ${email} leads to ${page}.`);
  return token;
}
