/** The slices of the API, put together. Each registers the calls it has handlers for. */
import type { FastifyInstance } from 'fastify';
import { authRoutes } from '../modules/auth/index.ts';
import { boardRoutes } from '../modules/boards/index.ts';
import { cartRoutes } from '../modules/cart/index.ts';
import { collectionRoutes } from '../modules/collections/index.ts';
import { creditRoutes } from '../modules/credits/index.ts';
import { deskRoutes } from '../modules/desk/index.ts';
import { favoriteRoutes } from '../modules/favorites/index.ts';
import { imageRoutes } from '../modules/images/index.ts';
import { mailRoutes } from '../modules/mail/index.ts';
import { orderRoutes } from '../modules/orders/index.ts';
import { paymentRoutes } from '../modules/payments/index.ts';
import { pieceRoutes } from '../modules/pieces/index.ts';
import { studioRoutes } from '../modules/studio/index.ts';
import { userRoutes } from '../modules/user/index.ts';
import { sandboxRoutes } from '../stripe/sandbox-routes.ts';
import type { Deps } from './deps.ts';
import { paymentEventHandlers } from './payment-events.ts';
import { departures, ownedParts, tidyAfterDepartures } from './person.ts';

export type Slice = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

export const slices: readonly Slice[] = [
  authRoutes,
  creditRoutes,
  studioRoutes,
  pieceRoutes,
  collectionRoutes,
  boardRoutes,
  favoriteRoutes,
  cartRoutes,
  orderRoutes,
  imageRoutes,
  (app, deps) =>
    userRoutes(app, deps, { ownedParts, departures, afterDeparture: () => tidyAfterDepartures(deps) }),
  mailRoutes,
  (app, deps) => paymentRoutes(app, deps, paymentEventHandlers(deps)),
  sandboxRoutes,
  deskRoutes,
];
