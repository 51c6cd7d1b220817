import { createSlice } from '@reduxjs/toolkit';
import { REMEMBER_REHYDRATED } from 'redux-remember';

/** Whether the device's memory has been read into the state on this load. */
const deviceSlice = createSlice({
  name: 'device',
  initialState: { remembered: false },
  reducers: {},
  extraReducers: (builder) => builder.addCase(REMEMBER_REHYDRATED, () => ({ remembered: true })),
  selectors: { selectRemembered: (state) => state.remembered },
});

export const deviceReducer = deviceSlice.reducer;
export const { selectRemembered } = deviceSlice.selectors;
