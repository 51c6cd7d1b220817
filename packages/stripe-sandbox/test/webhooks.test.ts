import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop, WEBHOOK_SECRET } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.events());

const happen = () => shop.stripe.paymentIntents.create({ amount: 1_000, currency: 'usd' });
/** Lets the pauses between attempts pass. */
const wait = () =>
  shop.query(
    `UPDATE stripe_sandbox.deliveries SET next_attempt_at = now() WHERE next_attempt_at IS NOT NULL`,
  );

describe('the delivery of events', () => {
  it('is signed so that the official client believes it, and nobody else can', async () => {
    await happen();
    let tried = 0;
    await shop.sandbox.deliverDue(async (payload, { 'stripe-signature': signature = '' }) => {
      tried += 1;
      const event = shop.stripe.webhooks.constructEvent(payload, signature, WEBHOOK_SECRET);
      expect(event).toMatchObject({ object: 'event', type: 'payment_intent.created' });
      for (const [body, header] of [
        [payload.replace('1000', '9000'), signature],
        [payload, signature.replace(/v1=./, 'v1=x')],
        [payload, signature.replace(/t=\d+/, 't=1')],
      ]) {
        expect(() => shop.stripe.webhooks.constructEvent(body!, header!, WEBHOOK_SECRET)).toThrow(
          /signature/i,
        );
      }
      return 200;
    });
    expect(tried).toBe(1);
  });

  it('is tried again with pauses until it arrives, and then not any more', async () => {
    const { id } = await happen();
    const answers: (number | Error)[] = [500, new Error('connect ECONNREFUSED'), 302, 204];
    const arrived: string[] = [];
    const send = async (payload: string) => {
      arrived.push(JSON.parse(payload).data.object.id);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer ?? 200;
    };
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect(await shop.sandbox.deliverDue(send)).toBe(1);
      expect(await shop.sandbox.deliverDue(send)).toBe(0);
      await wait();
    }
    expect(await shop.sandbox.deliverDue(send)).toBe(0);
    expect(arrived).toEqual([id, id, id, id]);
  });

  it('is given up after the last pause, and can still be asked for', async () => {
    const { id } = await happen();
    let attempts = 0;
    const send = async () => {
      attempts += 1;
      return 500;
    };
    for (let round = 0; round < 20; round += 1) {
      await shop.sandbox.deliverDue(send);
      await wait();
    }
    expect(attempts).toBe(13);
    const missed = await shop.stripe.events.list({
      delivery_success: false,
      types: ['payment_intent.created'],
    });
    expect(missed.data.map((event) => (event.data.object as { id: string }).id)).toEqual([id]);
    expect(await shop.stripe.events.retrieve(missed.data[0]!.id)).toEqual(
      expect.objectContaining({ type: 'payment_intent.created' }),
    );
    const arrived = await shop.stripe.events.list({ delivery_success: true, limit: 100 });
    expect(arrived.data.map((event) => event.id)).not.toContain(missed.data[0]!.id);
  });

  it('of one event is made by one of many processes', async () => {
    await Promise.all(Array.from({ length: 12 }, happen));
    const arrived: string[] = [];
    const send = async (payload: string) => {
      arrived.push(JSON.parse(payload).id);
      return 200;
    };
    await Promise.all(Array.from({ length: 4 }, () => shop.sandbox.deliverDue(send)));
    expect(arrived).toHaveLength(12);
    expect(new Set(arrived).size).toBe(12);
  });

  it('begins by itself when something happens', async () => {
    let stop = async () => Promise.resolve();
    const arrived = new Promise<string>((resolve) => {
      stop = shop.sandbox.startDelivery(async (payload) => {
        resolve(JSON.parse(payload).data.object.id);
        return 200;
      });
    });
    const { id } = await happen();
    expect(await arrived).toBe(id);
    await stop();
  });
});
