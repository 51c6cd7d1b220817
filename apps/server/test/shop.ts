/** A person in the shop, as tests play them. */
import { type Cart, type ShippingAddress, totalsOf } from '@filigree/contracts';
import type { TestApp, TestUser } from './app.ts';
import { payCheckout } from './payments.ts';

/** A range of dollars, as an estimate tells it. */
export interface EstimatedUsd {
  readonly low: number;
  readonly high: number;
}

const estimateOf = (priceUsd: EstimatedUsd | undefined) =>
  priceUsd && { metals: [], stones: [], priceUsd, pricesOf: '2026-11-01', note: 'An estimate.' };

/** A design of somebody, as the studio leaves it. Returns the id of the variation. */
export async function designOf(
  test: Pick<TestApp, 'database'>,
  person: TestUser,
  prompt: string,
  basePieceId: string | null = null,
  design: object = { format: 'ring' },
  priceUsd?: EstimatedUsd,
): Promise<string> {
  const { rows } = await test.database.pool.query(
    `with v as (
       insert into variations (id, user_id, prompt, base_piece_id) values (gen_random_uuid(), $1, $2, $3) returning id)
     insert into variation_versions (variation_id, version, changes, design, title, images, checks, model_used, estimate)
     select id, 1, '[]', $4, 'x', '[{"path": "studio/x/0.png", "width": 64, "height": 64,
       "view": "hero", "alt": "x"}]', '[]', 'test', $5::jsonb from v
     returning variation_id`,
    [person.user.id, prompt, basePieceId, JSON.stringify(design), estimateOf(priceUsd) ?? null],
  );
  return rows[0].variation_id;
}

/** A new version of a design, as a refinement leaves it. */
export async function versionOf(
  test: Pick<TestApp, 'database'>,
  id: string,
  version: number,
  design: string,
  priceUsd?: EstimatedUsd,
): Promise<void> {
  await test.database.pool.query(
    `with v as (update variations set version = $2 where id = $1 returning id)
     insert into variation_versions (variation_id, version, changes, design, title, images, checks, model_used, estimate)
     select id, $2, '[]', $3, 'x', jsonb_build_array(jsonb_build_object('path', 'studio/x/v' || $2::int || '.png',
       'width', 64, 'height', 64, 'view', 'hero', 'alt', 'x')), '[]', 'test', $4::jsonb from v`,
    [id, version, design, estimateOf(priceUsd) ?? null],
  );
}

export const ADDRESS: ShippingAddress = {
  fullName: 'Ada Example',
  email: 'ada@example.com',
  address: '1 Analytical Way',
  city: 'London',
  state: '',
  zipCode: 'W1A 1AA',
  country: 'United Kingdom',
};

/** The body of a checkout with the totals of what is in the cart, as the page computes them. */
export async function checkoutBody(test: Pick<TestApp, 'app'>, user: TestUser) {
  const cart = await test.app.inject({ url: '/api/cart', headers: user.headers });
  const totals = totalsOf(Math.round(cart.json().data.total * 100));
  return {
    shippingAddress: ADDRESS,
    subtotal: totals.subtotalCents / 100,
    tax: totals.taxCents / 100,
    shipping: totals.shippingCents / 100,
    total: totals.totalCents / 100,
  };
}

/** Puts something into the cart; rings of which nobody has told the size are chosen in size 7, as the page asks. */
export async function addToCart(test: Pick<TestApp, 'app'>, user: TestUser, body: object): Promise<void> {
  const added = await test.app.inject({
    method: 'POST',
    url: '/api/cart/items',
    headers: user.headers,
    payload: body,
  });
  if (added.statusCode !== 200) throw new Error(`The cart answered ${added.statusCode}: ${added.body}`);
  const { items } = added.json<{ data: Cart }>().data;
  for (const { id, options } of items.filter((line) => line.asksRingSize && !('ringSize' in line.options))) {
    const sized = await test.app.inject({
      method: 'PUT',
      url: `/api/cart/items/${id}`,
      headers: user.headers,
      payload: { options: { ...options, ringSize: 7 } },
    });
    if (sized.statusCode !== 200) throw new Error(`The cart answered ${sized.statusCode}: ${sized.body}`);
  }
}

/** Begins to pay for the cart. Returns where the browser is sent. */
export async function beginCheckout(test: Pick<TestApp, 'app'>, user: TestUser): Promise<string> {
  const begun = await test.app.inject({
    method: 'POST',
    url: '/api/payments/checkout',
    headers: user.headers,
    payload: await checkoutBody(test, user),
  });
  if (begun.statusCode !== 200) throw new Error(`The checkout answered ${begun.statusCode}: ${begun.body}`);
  return begun.json().data.url;
}

/** `https://.../c/pay/cs_test_...` -> `cs_test_...` */
export const sessionIdOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** A cart bought and paid; the provider's events are still on their way. Returns the id of the session. */
export async function buyCart(
  test: Pick<TestApp, 'app'>,
  user: TestUser,
  body: object,
  card?: string,
): Promise<string> {
  await addToCart(test, user, body);
  const url = await beginCheckout(test, user);
  const paid = await payCheckout(test, url, card);
  if (paid.statusCode !== 303) throw new Error(`The payment answered ${paid.statusCode}: ${paid.body}`);
  return sessionIdOf(url);
}
