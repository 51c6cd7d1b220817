import { jobSchema } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../../test/app.ts';
import { openBenchDouble } from '../../../../test/bench-double.ts';
import { mailsTo } from '../../../../test/mail.ts';
import {
  beginRing,
  generateRing,
  getJob,
  jobWhen,
  moneyOf,
  send,
  UNTOUCHED,
} from '../../../../test/studio.ts';
import { startTestWorker, type TestWorker } from '../../../../test/worker.ts';
import { studioJobs } from '../../../database/schema/studio.ts';
import { users } from '../../../database/schema/users.ts';
import { NotMakeable } from '../bench/workbench.ts';

const HOST = 'jewels.example';

let test: TestApp;
const workers: TestWorker[] = [];
beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: `https://${HOST}` } });
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
});
afterAll(() => test.close());

const hire = async (bench = openBenchDouble()) => void workers.push(await startTestWorker(test, bench));
const failing = (error: Error) =>
  openBenchDouble({
    onBuild: () => {
      throw error;
    },
  });

const ask = (user: TestUser, id: string) => send(test.app, user, 'POST', `/studio/jobs/${id}/notify`);
const isOver = ({ state }: { state: string }) => state !== 'queued' && state !== 'running';
/** What is written beside the mail that asks for the address to be confirmed. */
const told = async ({ user }: TestUser) =>
  (await mailsTo(test, user.email)).filter(({ subject }) => !subject.includes('confirm'));
const confirm = ({ user }: TestUser) =>
  test.database.database.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user.id));

describe('a mail that was asked for', () => {
  it('is written once, when the designs are finished, and leads to them', async () => {
    const user = await registerUser(test.app);
    await confirm(user);
    const { id, mailsAtEnd } = await beginRing(test.app, user);
    const asked = await Promise.all([ask(user, id), ask(user, id), ask(user, id)]);
    expect(mailsAtEnd).toBe(false);
    expect(asked.map((answer) => jobSchema.parse(answer.json().data).mailsAtEnd)).toEqual([true, true, true]);
    expect((await getJob(test.app, user, id)).mailsAtEnd).toBe(true);
    expect(await told(user)).toEqual([]);

    await hire();
    const job = await jobWhen(test.app, user, id, isOver);
    const [mail, ...others] = await told(user);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your designs are ready');
    expect(mail?.text).toContain('Your 4 designs are finished');
    expect(mail?.text).not.toContain('not confirmed');
    expect(mail?.link).toBe(`https://${HOST}/studio?variationId=${job.generation!.variations[0]!.id}`);
  });

  it('tells of a refinement', async () => {
    const user = await registerUser(test.app);
    await hire();
    const { id: variationId } = (await generateRing(test.app, user)).variations[0]!;
    await workers.pop()!.stop();
    const body = { variationId, refinements: 'a wider band' };
    const begun = await send(test.app, user, 'POST', '/studio/refine', body, { prefer: 'respond-async' });
    const { id } = jobSchema.parse(begun.json().data);
    await ask(user, id);
    await hire();
    await jobWhen(test.app, user, id, isOver);
    const [mail] = await told(user);
    expect(mail?.subject).toBe('Your refined design is ready');
    expect(mail?.link).toBe(`https://${HOST}/studio?variationId=${variationId}`);
  });

  it('is in the language that is preferred when it is written', async () => {
    const user = await registerUser(test.app);
    const { id } = await beginRing(test.app, user);
    await ask(user, id);
    const change = { method: 'PATCH', url: '/api/user/preferences', headers: user.headers } as const;
    await test.app.inject({ ...change, payload: { display: { language: 'es' } } });
    await hire();
    await jobWhen(test.app, user, id, isOver);
    const [mail] = await told(user);
    expect(mail?.subject).toBe('Tus diseños están listos');
    expect(mail?.text).toMatch(/^Hola Ada Example,\n/);
    expect(mail?.text).toContain('sin confirmar');
    expect(mail?.text).toContain('Un saludo,\nFiligree');
    expect(mail?.html).toContain('<html lang="es">');
  });

  it.each([
    [new Error('It fell over.'), 'Something went wrong'],
    [new NotMakeable('This cannot be made.'), 'cannot be made as it is'],
  ])('tells of a failure too, and of the credits that are back: %s', async (error, words) => {
    const user = await registerUser(test.app);
    const { id } = await beginRing(test.app, user);
    await ask(user, id);
    await hire(failing(error));
    expect((await jobWhen(test.app, user, id, isOver)).state).toBe('failed');
    const [mail, ...others] = await told(user);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your designs could not be finished');
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain('Nothing was charged: your 4 credits are back.');
    expect(mail?.link).toBe(`https://${HOST}/studio`);
    expect(await moneyOf(test.app, user)).toEqual(UNTOUCHED);
  });

  it('tells of a job whose workers have died once too often', async () => {
    const user = await registerUser(test.app);
    const { id } = await beginRing(test.app, user);
    await ask(user, id);
    await test.database.database
      .update(studioJobs)
      .set({ state: 'running', claimId: id, leaseExpiresAt: new Date(Date.now() - 60_000), attempts: 99 })
      .where(eq(studioJobs.id, id));
    workers.push(await startTestWorker(test, openBenchDouble(), { sweepEveryMs: 20, heartbeatMs: 20 }));
    expect((await jobWhen(test.app, user, id, isOver)).state).toBe('failed');
    expect((await told(user)).map(({ subject }) => subject)).toEqual(['Your designs could not be finished']);
  });
});

describe('no mail', () => {
  it('is written to somebody who has not asked, has cancelled, or asks about a job of another', async () => {
    const people = await Promise.all([1, 2, 3].map(() => registerUser(test.app)));
    const [silent, hasty, curious] = people as [TestUser, TestUser, TestUser];
    const { id } = await beginRing(test.app, silent);
    const refused = await ask(curious, id);
    expect([refused.statusCode, refused.json().error.message]).toEqual([404, 'There is no such job.']);
    const cancelled = await beginRing(test.app, hasty);
    await ask(hasty, cancelled.id);
    await send(test.app, hasty, 'POST', `/studio/jobs/${cancelled.id}/cancel`);
    await hire();
    await jobWhen(test.app, silent, id, isOver);
    for (const person of people) expect(await told(person)).toEqual([]);
  });

  it('is promised for a job that has ended: the answer is what became of it', async () => {
    const user = await registerUser(test.app);
    const { id } = await beginRing(test.app, user);
    await hire();
    await jobWhen(test.app, user, id, isOver);
    const answer = await ask(user, id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ state: 'succeeded', mailsAtEnd: false });
    expect(await told(user)).toEqual([]);
  });
});
