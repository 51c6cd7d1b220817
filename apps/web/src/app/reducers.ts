import { combineReducers } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { cartReducer } from '../api/cart-slice.ts';
import { liveSlice } from '../features/studio/model/live-slice.ts';
import { studioSlice } from '../features/studio/model/studio-slice.ts';
import { authReducer } from '../session/auth-slice.ts';
import { deviceReducer } from './device-slice.ts';
import { themeReducer } from './theme-slice.ts';

/** Every slice of the state. A feature with state of its own adds its reducer here. */
export const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  auth: authReducer,
  cart: cartReducer,
  device: deviceReducer,
  [studioSlice.name]: studioSlice.reducer,
  [liveSlice.name]: liveSlice.reducer,
  theme: themeReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
