/** What people mean to buy. */
export { type CartLine, hasRing } from './lines.ts';
export { cartOwnedBy } from './owned.ts';
export { putBackIntoCart } from './put-back.ts';
export { readCart } from './read.ts';
export { cartRoutes } from './routes.ts';
export { nameOf } from './show.ts';
export { takeOutOfCart } from './take-out.ts';
