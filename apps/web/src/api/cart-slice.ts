import type { CallResponse, cartCalls } from '@filigree/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../session/auth-slice.ts';

/** Items, total (sum of price times quantity) and itemCount (sum of quantities), as the server last said. */
export type CartState = CallResponse<typeof cartCalls.getCart>;

const initialState: CartState = { items: [], total: 0, itemCount: 0 };

/** The last known cart, kept on the device so that its badge stands at once. */
const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: { cartReceived: (_state, { payload }: PayloadAction<CartState>) => payload },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectCartCount: (state) => state.itemCount },
});

export const cartReducer = cartSlice.reducer;
export const { cartReceived } = cartSlice.actions;
export const { selectCartCount } = cartSlice.selectors;
