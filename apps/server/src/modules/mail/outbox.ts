/** Where mails are written: in the transaction of what they tell of, so that they leave if it happened, and only then. */
import type { Config } from '../../config.ts';
import type { Keyring } from '../../crypto/keyring.ts';
import type { Queryable } from '../../database/connect.ts';
import { newId } from '../../database/id.ts';
import { mailOutbox } from '../../database/schema/mail.ts';
import { ring } from '../../jobs/bell.ts';
import { type Letter, letterHtml, letterText } from './letters/letter.ts';
import { seal, sealKeys } from './seal.ts';

export interface NewMail {
  /** What it tells of, such as `order-confirmation:<order>`: the same key is never written twice. */
  readonly key: string;
  /** Whose mail it is: removed with the account. null: nobody's who has one. */
  readonly userId: string | null;
  readonly email: string;
  readonly letter: Letter;
  /** From when on it is of no use. */
  readonly expiresAt?: Date;
}

export interface Outbox {
  /** Returns whether it was written: false when the key was there already. */
  readonly put: (tx: Queryable, mail: NewMail) => Promise<boolean>;
}

/** Without a server that sends, what is written is kept. */
export function openOutbox(config: Pick<Config, 'mail'>, keyring: Keyring): Outbox {
  const keys = sealKeys(keyring);
  const isSent = config.mail !== undefined;
  return {
    async put(tx, { key: businessKey, userId, email, letter, expiresAt }) {
      const id = newId();
      const body = { text: letterText(letter), html: letterHtml(letter), link: letter.action?.link ?? null };
      const written = await tx
        .insert(mailOutbox)
        .values({
          id,
          businessKey,
          userId,
          recipient: email,
          subject: letter.subject,
          sealed: seal(keys, id, body),
          state: isSent ? 'pending' : 'kept',
          expiresAt: expiresAt ?? null,
        })
        .onConflictDoNothing({ target: mailOutbox.businessKey })
        .returning({ id: mailOutbox.id });
      if (written.length === 0) return false;
      if (isSent) await ring(tx, 'mail_outbox', id);
      return true;
    },
  };
}
