import { cartReducer } from '../api/cart-slice.ts';
import { authReducer } from '../session/auth-slice.ts';
import { deviceReducer } from './device-slice.ts';
import { themeReducer } from './theme-slice.ts';

/** The slices that every page needs. Others come with their pages (state/store-parts.ts). */
export const baseReducers = {
  auth: authReducer,
  cart: cartReducer,
  device: deviceReducer,
  theme: themeReducer,
};

export type RootState = { [Name in keyof typeof baseReducers]: ReturnType<(typeof baseReducers)[Name]> };
