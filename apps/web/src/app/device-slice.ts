import type { UnknownAction } from '@reduxjs/toolkit';
import { REMEMBER_REHYDRATED } from 'redux-remember';

export interface DeviceState {
  /** Whether the device's memory has been read into the state on this load. */
  readonly remembered: boolean;
}

const initialState: DeviceState = { remembered: false };

/** Why by hand: session/auth-slice.ts. */
export const deviceReducer = (state: DeviceState = initialState, { type }: UnknownAction): DeviceState =>
  type === REMEMBER_REHYDRATED ? { remembered: true } : state;

export const selectRemembered = ({ device }: { readonly device: DeviceState }) => device.remembered;
