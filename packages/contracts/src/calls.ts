/** Every call of the product, in the order of section 7 of the specification. */
import { authCalls } from './auth.ts';
import { cartCalls } from './cart.ts';
import { boardsCalls, collectionsCalls } from './collections.ts';
import { creditsCalls } from './credits.ts';
import { imagesCalls } from './images.ts';
import { ordersCalls } from './orders.ts';
import { paymentsCalls } from './payments.ts';
import { piecesCalls } from './pieces.ts';
import { studioCalls } from './studio.ts';
import { twoFactorCalls } from './two-factor.ts';
import { userCalls } from './user.ts';

export const calls = {
  ...authCalls,
  ...twoFactorCalls,
  ...piecesCalls,
  ...studioCalls,
  ...collectionsCalls,
  ...boardsCalls,
  ...cartCalls,
  ...ordersCalls,
  ...userCalls,
  ...imagesCalls,
  ...creditsCalls,
  ...paymentsCalls,
} as const;
