/** The studio: jobs, variations and what is drawn of them. */
import type { Variation } from '@filigree/contracts';
import { registerUser, type TestApp, type TestUser } from '../app.ts';
import { addToCart, designOf } from '../shop.ts';
import { A_RING, beginRing, generateRing, send } from '../studio.ts';
import type { CallCase, Cases, Refusal, Request, World } from './case.ts';

const NO_CREDITS = "You don't have enough credits for this generation. Purchase more credits to continue.";
const LONGER = 'Your designs take longer than usual. They go on, and you will find them in the Studio.';
const REUSED = 'This Idempotency-Key belongs to another request. Send a new key with a new request.';
const CANCELLED = 'This was cancelled. Nothing was charged.';
const TOO_MUCH = 'This is too much to read at once.';
const FAILED = 'Failed to generate variations';

interface Artist {
  readonly as: TestUser;
  readonly variation: Variation;
  readonly params: { readonly id: string };
}

/** Somebody who has generated. */
async function artist(world: World, at: TestApp = world.test): Promise<Artist> {
  const as = await world.somebody();
  const { variations } = await generateRing(at.app, as);
  const variation = variations[0]!;
  return { as, variation, params: { id: variation.id } };
}

async function drafter(world: World) {
  const own = await artist(world);
  await send(world.test.app, own.as, 'POST', '/studio/drafts', { variationId: own.variation.id });
  return own;
}

async function jobOf(world: World) {
  const as = await world.somebody();
  const { id } = await beginRing(world.test.app, as);
  return { as, params: { id } };
}

/** Nothing is left to spend. */
async function spendAll({ test }: World, as: TestUser): Promise<void> {
  const { balance } = (await send(test.app, as, 'GET', '/credits/balance')).json().data;
  await send(test.app, as, 'POST', '/credits/reserve', { amount: balance, reference: 'all' });
}

const key = () => ({ 'idempotency-key': `key-${Math.random()}` });

/** A click whose job stands in a queue that nobody works at; it ends as the callback says. */
async function stuck(
  { impatient: at }: World,
  click: Request,
  end: (jobId: string) => Promise<unknown>,
): Promise<Request> {
  const headers = key();
  const path = 'variationId' in (click.body as object) ? '/studio/refine' : '/studio/generate';
  const begun = await send(at.app, click.as!, 'POST', path, click.body, {
    ...headers,
    prefer: 'respond-async',
  });
  await end(begun.json().data.id);
  return { ...click, headers, at };
}

/** Somebody's design where nobody works. */
async function waiter({ impatient: at }: World) {
  const as = await registerUser(at.app);
  const id = await designOf(at, as, 'a ring');
  await at.database.pool.query(
    `UPDATE variation_versions SET model_path = 'studio/x/model.glb' WHERE variation_id = $1`,
    [id],
  );
  return { as, at, params: { id } };
}

/** A job that has failed under the eyes of its worker. */
const failJob =
  ({ impatient }: World, code: string, message: string) =>
  (jobId: string) =>
    impatient.database.pool.query(
      `UPDATE studio_jobs SET state = 'failed', ended_at = now(), error = $2 WHERE id = $1`,
      [jobId, JSON.stringify({ code, message, status: code === 'NOT_MAKEABLE' ? 422 : 500 })],
    );

/** @param wait the same click where nobody works */
function work(click: (world: World) => Promise<Request>, wait: (world: World) => Promise<Request>): CallCase {
  return {
    succeeds: click,
    accepted: async (world) => ({ ...(await click(world)), headers: { prefer: 'respond-async' } }),
    refuses: {
      INSUFFICIENT_CREDITS: async (world) => {
        const clicked = await click(world);
        await spendAll(world, clicked.as!);
        return { ...clicked, message: NO_CREDITS };
      },
      IDEMPOTENCY_KEY_REUSED: async (world) => {
        const clicked = await click(world);
        const headers = key();
        await send(world.test.app, clicked.as!, 'POST', '/studio/generate', A_RING, {
          ...headers,
          prefer: 'respond-async',
        });
        const body =
          'prompt' in (clicked.body as object) ? { prompt: 'another ring' } : (clicked.body as object);
        return { ...clicked, body, headers, message: REUSED };
      },
      JOB_CANCELLED: async (world) => {
        const clicked = await wait(world);
        const cancel = (id: string) =>
          send(world.impatient.app, clicked.as!, 'POST', `/studio/jobs/${id}/cancel`);
        return { ...(await stuck(world, clicked, cancel)), message: CANCELLED };
      },
      GENERATION_FAILED: async (world) => {
        const fails = failJob(world, 'GENERATION_FAILED', FAILED);
        return { ...(await stuck(world, await wait(world), fails)), message: FAILED };
      },
      NOT_MAKEABLE: async (world) => {
        const fails = failJob(world, 'NOT_MAKEABLE', 'This cannot be made.');
        return { ...(await stuck(world, await wait(world), fails)), message: 'This cannot be made.' };
      },
      GENERATION_TIMED_OUT: async (world) => ({
        ...(await wait(world)),
        at: world.impatient,
        message: LONGER,
      }),
    },
  };
}

const generating = work(
  async (world) => ({ as: await world.somebody(), body: A_RING }),
  async (world) => ({ as: await registerUser(world.impatient.app), body: A_RING }),
);
const refining = work(
  async (world) => {
    const { as, variation } = await artist(world);
    return { as, body: { variationId: variation.id, refinements: 'a wider band' } };
  },
  async (world) => {
    const { as, params } = await waiter(world);
    return { as, body: { variationId: params.id, refinements: 'a wider band' } };
  },
);
const refusing = (prompt: string, message: string) => async (world: World) => ({
  as: await world.somebody(),
  body: { prompt },
  message,
});

/** Real drawings take a real design, drawn by an office that works, cannot, or takes too long. */
const drawing: CallCase = {
  succeeds: async (world) => ({ ...(await artist(world, world.realEngine)), at: world.realEngine }),
  refuses: {
    NOT_MAKEABLE: (world) => noDrawing(world, 'unjoinable', 'The parts of this design cannot be joined.'),
    GENERATION_TIMED_OUT: (world) =>
      noDrawing(world, 'slow', 'This took too long and was stopped. Please try again.'),
  },
};
async function noDrawing(world: World, title: string, message: string): Promise<Refusal> {
  const { as, params } = await artist(world, world.realEngine);
  await world.test.database.pool.query('UPDATE variation_versions SET title = $2 WHERE variation_id = $1', [
    params.id,
    title,
  ]);
  return { as, params, at: world.realEngine, message };
}

export const studioCases: Cases = {
  generate: {
    ...generating,
    refuses: {
      ...generating.refuses,
      OFF_TOPIC: refusing('how is the weather', 'This does not describe a piece of jewelry.'),
      TEXT_TOO_COMPLEX: refusing('a ring with a labyrinth', TOO_MUCH),
    },
  },
  refine: {
    ...refining,
    refuses: {
      ...refining.refuses,
      REFINEMENT_NOT_UNDERSTOOD: async (world) => {
        const { as, variation } = await artist(world);
        const body = { variationId: variation.id, refinements: 'hm' };
        return { as, body, message: 'Say what should change, such as "a wider band".' };
      },
      TEXT_TOO_COMPLEX: async (world) => {
        const { as, variation } = await artist(world);
        return { as, body: { variationId: variation.id, refinements: 'labyrinth' }, message: TOO_MUCH };
      },
    },
  },
  interpret: {
    succeeds: async (world) => ({ as: await world.somebody(), body: A_RING }),
    refuses: { TEXT_TOO_COMPLEX: refusing('a ring with a labyrinth', TOO_MUCH) },
  },
  saveDraft: {
    succeeds: async (world) => {
      const { as, params } = await artist(world);
      return { as, body: { variationId: params.id } };
    },
  },
  listDrafts: { succeeds: async (world) => ({ as: (await drafter(world)).as }) },
  deleteDraft: { succeeds: drafter },
  getVariation: {
    succeeds: (world) => artist(world),
    refuses: {
      // Its job is gone, and with it what was understood then.
      TEXT_TOO_COMPLEX: async (world) => {
        const { as, params } = await artist(world);
        const { pool } = world.test.database;
        await pool.query('DELETE FROM studio_jobs WHERE user_id = $1', [as.user.id]);
        await pool.query(`UPDATE variations SET prompt = 'a labyrinth' WHERE id = $1`, [params.id]);
        return { as, params, message: TOO_MUCH };
      },
    },
  },
  listVersions: { succeeds: (world) => artist(world) },
  listVariations: { succeeds: async (world) => ({ as: (await artist(world)).as }) },
  deleteVariation: {
    succeeds: (world) => artist(world),
    refuses: {
      CONFLICT: async (world) => {
        const { as, variation, params } = await artist(world);
        await addToCart(world.test, as, { pieceId: variation.id, variationId: variation.id });
        const message = 'This design is in your cart. Take it out of the cart first, then remove it here.';
        return { as, params, message };
      },
    },
  },
  variationPrice: { succeeds: (world) => artist(world) },
  restoreVersion: { succeeds: async (world) => ({ ...(await artist(world)), body: { version: 1 } }) },
  variationModel: { succeeds: (world) => artist(world) },
  variationView: {
    succeeds: async (world) => ({ ...(await artist(world)), body: { view: 'hero' } }),
    refuses: {
      GENERATION_TIMED_OUT: async (world) => ({
        ...(await waiter(world)),
        body: { view: 'top' },
        message: 'This view takes longer than usual. It is still being drawn; ask again in a moment.',
      }),
    },
  },
  variationCasting: drawing,
  variationWorkshop: drawing,
  listJobs: { succeeds: async (world) => ({ as: (await jobOf(world)).as }) },
  getJob: { succeeds: jobOf },
  jobEvents: { succeeds: jobOf },
  cancelJob: { succeeds: jobOf },
  mailAtEnd: { succeeds: jobOf },
};
