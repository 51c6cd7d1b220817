import { describe, expect, it } from 'vitest';
import { signedOut } from '../session/auth-slice.ts';
import { cartReducer } from './cart-slice.ts';

describe('the cart of this device', () => {
  it.each([[signedOut()], [signedOut({ byPerson: true })]])('is emptied when the session ends', (end) => {
    const line = { id: 'a', quantity: 2, price: 3 };
    const full = { items: [line], total: 6, itemCount: 2 } as unknown as ReturnType<typeof cartReducer>;
    expect(cartReducer(full, end)).toEqual({ items: [], total: 0, itemCount: 0 });
  });
});
