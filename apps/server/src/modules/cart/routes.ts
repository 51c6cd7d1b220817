/** The calls on the cart. Each answers with the whole cart. */
import { cartCalls as calls } from '@filigree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { ok, type Result } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { addToCart } from './add.ts';
import { changeLine, clearCart, removeFromCart } from './change.ts';
import type { CartLine } from './lines.ts';
import { readCart } from './read.ts';
import { plainOptions, showCart } from './show.ts';

export function cartRoutes(app: FastifyInstance, { config, connection: { pool } }: Deps): void {
  const price = Math.round(config.variationPriceUsd * 100);
  const shown = (lines: Result<readonly CartLine[]>) => (lines.ok ? ok(showCart(lines.value)) : lines);
  const cleared = async ({ user }: { user: { userId: string } }) => {
    await clearCart(pool, user.userId);
    return ok(showCart([]));
  };

  route(app, calls.getCart, async ({ user }) => ok(showCart(await readCart(pool, user.userId, price))));
  route(app, calls.addCartItem, async ({ user, body }) => {
    const { pieceId, variationId = null, quantity } = body;
    const line = { pieceId, variationId, quantity, options: plainOptions(body.options) };
    return shown(await addToCart(pool, user.userId, price, line));
  });
  route(app, calls.updateCartItem, async ({ user, params, body }) =>
    shown(
      await changeLine(pool, user.userId, price, {
        id: params.id,
        quantity: body.quantity ?? null,
        options: body.options === undefined ? null : plainOptions(body.options),
      }),
    ),
  );
  route(app, calls.removeCartItem, async ({ user, params }) =>
    shown(await removeFromCart(pool, user.userId, price, params.id)),
  );
  route(app, calls.clearCart, cleared);
  route(app, calls.clearCartByDelete, cleared);
}
