/** Mails on their way to a real SMTP server. */
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp } from '../../../test/app.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../test/smtp.ts';
import { keyringOf } from '../../crypto/keyring.ts';
import { mailOutbox } from '../../database/schema/mail.ts';
import { users } from '../../database/schema/users.ts';
import { type Bell, hangBell } from '../../jobs/bell.ts';
import { type Delivery, type DeliverySettings, startDelivery } from './delivery/start.ts';
import { openTransport } from './delivery/transport.ts';
import { type NewMail, type Outbox, openOutbox } from './outbox.ts';
import { removeOldMails } from './tidy.ts';

const FROM = 'Filigree <hello@jewels.example>';
let test: TestApp;
let smtp: TestSmtpServer;
let outbox: Outbox;
const bells: Bell[] = [];
const deliveries: Delivery[] = [];

beforeAll(async () => {
  smtp = await startSmtpServer();
  test = await buildTestApp({
    config: { publicUrl: 'https://jewels.example', mail: { smtpUrl: smtp.url, from: FROM } },
  });
  outbox = openOutbox(test.deps.config, test.deps.keyring);
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.reset();
  await test.database.database.delete(mailOutbox);
});
afterEach(async () => {
  await Promise.all(deliveries.splice(0).map((delivery) => delivery.stop()));
  await Promise.all(bells.splice(0).map((bell) => bell.close()));
});

async function deliver(changed: Partial<DeliverySettings> = {}, smtpUrl = smtp.url): Promise<Delivery> {
  const bell = await hangBell(test.database.pool, {
    onError: (error) => {
      throw error;
    },
  });
  const { database, deps } = test;
  const delivery = startDelivery(
    {
      connection: database,
      bell,
      log: deps.log,
      keyring: deps.keyring,
      transport: openTransport({ smtpUrl, from: FROM }),
    },
    { lookEveryMs: 20, firstRetryS: 0.05, longestRetryS: 0.1, ...changed },
  );
  bells.push(bell);
  deliveries.push(delivery);
  return delivery;
}

const mailTo = (email: string, more: Partial<NewMail> = {}): NewMail => ({
  key: `test:${email}`,
  userId: null,
  email,
  letter: { subject: 'Your ring – étude', name: 'Ada', paragraphs: ['It is done.'], afterwords: [] },
  ...more,
});
const put = (mail: NewMail) => outbox.put(test.database.database, mail);
const rows = () => test.database.database.select().from(mailOutbox);

async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 3_000; tries += 1) {
    if (await isSo()) return;
    await delay(20);
  }
  throw new Error('It never became so.');
}
const settled = () =>
  eventually(async () => (await rows()).every(({ state }) => state === 'sent' || state === 'failed'));

describe('delivery', () => {
  it('sends what an account writes, as text and HTML, and then forgets it', async () => {
    await deliver({ lookEveryMs: 60_000 });
    const { user } = await registerUser(test.app, 'sent@example.com');
    await settled();
    expect(smtp.received).toHaveLength(1);
    const [{ from, to, message }] = smtp.received as [(typeof smtp.received)[number]];
    const [row] = await rows();
    expect(from).toBe('hello@jewels.example');
    expect(to).toEqual(['sent@example.com']);
    expect(message).toContain('From: Filigree <hello@jewels.example>');
    expect(message).toContain('Subject: Please confirm your email address');
    expect(message).toContain(`Message-ID: <${row?.id}@jewels.example>`);
    expect(message).toContain('Auto-Submitted: auto-generated');
    expect(message).toContain('Content-Type: text/plain');
    expect(message).toContain('Content-Type: text/html');
    expect(row).toMatchObject({ state: 'sent', attempts: 1, sealed: null, lastError: null, userId: user.id });
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    await deliver();
    await expect(
      test.database.database.transaction(async (tx) => {
        await outbox.put(tx, mailTo('never@example.com'));
        throw new Error('it did not happen');
      }),
    ).rejects.toThrow('it did not happen');
    await put(mailTo('after@example.com'));
    await settled();
    expect(smtp.received.map(({ to }) => to)).toEqual([['after@example.com']]);
  });

  it('writes what is replayed once, also when it was sent before', async () => {
    expect(await put(mailTo('once@example.com'))).toBe(true);
    expect(await put(mailTo('once@example.com'))).toBe(false);
    await deliver();
    await settled();
    expect(await put(mailTo('once@example.com'))).toBe(false);
    const replays = Array.from({ length: 5 }, () => put(mailTo('twice@example.com')));
    expect((await Promise.all(replays)).filter(Boolean)).toHaveLength(1);
    await settled();
    expect(smtp.received.map(({ to }) => to)).toEqual([['once@example.com'], ['twice@example.com']]);
  });

  it('sends each mail once, with several processes at it', async () => {
    const people = Array.from({ length: 40 }, (_, index) => `crowd-${index}@example.com`);
    for (const email of people) await put(mailTo(email));
    await Promise.all([deliver(), deliver(), deliver()]);
    await settled();
    expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual([...people].sort());
  });

  it('tries again what the server does not take yet', async () => {
    smtp.refuse('busy@example.com', 451, 2);
    await deliver();
    await put(mailTo('busy@example.com'));
    await settled();
    expect(smtp.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 3, lastError: null }]);
  });

  it('gives up after its attempts, and says why without saying more', async () => {
    smtp.refuse('never@example.com', 451);
    await deliver({ maxAttempts: 3 });
    await put(mailTo('never@example.com'));
    await settled();
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'failed', attempts: 3, lastError: 'EENVELOPE 451' });
    expect(row?.endedAt).toBeInstanceOf(Date);
  });

  it('gives up at once what the server will never take', async () => {
    smtp.refuse('gone@example.com', 550);
    await deliver();
    await put(mailTo('gone@example.com'));
    await settled();
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1, lastError: 'EENVELOPE 550' }]);
  });

  it('waits for a server that is away, or does not know us', async () => {
    const dead = await startSmtpServer();
    await dead.close();
    const guarded = await startSmtpServer({ account: { user: 'shop', password: 'right' } });
    const wrong = guarded.url.replace('smtp://', 'smtp://shop:wr0ng-secret@');
    for (const [url, code] of [
      [dead.url, 'ESOCKET'],
      [wrong, 'EAUTH 535'],
    ] as const) {
      await test.database.database.delete(mailOutbox);
      await put(mailTo('waiting@example.com'));
      const delivery = await deliver({}, url);
      await eventually(async () => ((await rows())[0]?.attempts ?? 0) >= 2);
      await delivery.stop();
      expect(await rows()).toMatchObject([{ state: 'pending', lastError: code }]);
    }
    await guarded.close();
    expect(test.logged.join('')).not.toContain('wr0ng-secret');
    expect(test.logged.join('')).not.toContain('waiting@example.com');

    await deliver();
    await settled();
    expect(smtp.received).toHaveLength(1);
  });

  it('takes over what a dead process had claimed, when its lease is over', async () => {
    await put(mailTo('orphan@example.com'));
    const claimed = { attempts: 1, nextAttemptAt: new Date(Date.now() + 60_000) };
    await test.database.database.update(mailOutbox).set(claimed);
    await deliver();
    await delay(100);
    expect(smtp.received).toEqual([]);
    await test.database.database.update(mailOutbox).set({ nextAttemptAt: new Date() });
    await settled();
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('does not send what is of no use any more, or cannot be opened', async () => {
    await put(mailTo('late@example.com', { expiresAt: new Date(Date.now() - 1) }));
    await openOutbox(test.deps.config, keyringOf('another secret')).put(
      test.database.database,
      mailTo('locked@example.com'),
    );
    await deliver();
    await settled();
    const states = (await rows()).map(({ recipient, state, lastError }) => [recipient, state, lastError]);
    expect(states.sort()).toEqual([
      ['late@example.com', 'failed', 'EXPIRED'],
      ['locked@example.com', 'failed', 'UNREADABLE'],
    ]);
    expect(smtp.received).toEqual([]);
  });

  it('never reads one address as two', async () => {
    await deliver();
    await put(mailTo('eve@example.com, ada@example.com'));
    await settled();
    const recipients = smtp.received.flatMap(({ to }) => to);
    expect(recipients).not.toContain('eve@example.com');
    expect(recipients).not.toContain('ada@example.com');
  });

  it('leaves kept mails where they are', async () => {
    const keeping = openOutbox({ mail: undefined }, test.deps.keyring);
    await keeping.put(test.database.database, mailTo('kept@example.com'));
    await deliver();
    await put(mailTo('sent@example.com'));
    await eventually(() => smtp.received.length === 1);
    const kept = (await rows()).find(({ recipient }) => recipient === 'kept@example.com');
    expect(kept).toMatchObject({ state: 'kept', attempts: 0 });
  });
});

describe('rows of the outbox', () => {
  it('go with the account', async () => {
    const { user } = await registerUser(test.app, 'leaving@example.com');
    expect(await rows()).toHaveLength(1);
    await test.database.database.delete(users).where(eq(users.id, user.id));
    expect(await rows()).toEqual([]);
  });

  it('go when they are old, unless they still wait', async () => {
    for (const state of ['pending', 'kept', 'failed'] as const) {
      await put(mailTo(`${state}@example.com`));
      await test.database.database
        .update(mailOutbox)
        .set({
          state,
          createdAt: new Date(Date.now() - 91 * 24 * 3600_000),
          endedAt: state === 'failed' ? new Date() : null,
        })
        .where(eq(mailOutbox.recipient, `${state}@example.com`));
    }
    await put(mailTo('young@example.com'));
    await removeOldMails(test.database.database);
    const left = (await rows()).map(({ recipient }) => recipient).sort();
    expect(left).toEqual(['pending@example.com', 'young@example.com']);
  });
});
