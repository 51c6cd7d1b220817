import { configureStore, createAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { rememberEnhancer, rememberReducer } from 'redux-remember';
import { api } from '../api/api.ts';
import { type RootState, rootReducer } from './reducers.ts';
import { patientDriver, REMEMBERED_KEYS, readSlice, writeSlice } from './remembered.ts';

/** Dispatched once the page is interactive; only then is the device's memory read, so hydration sees a fresh state. */
export const appStarted = createAction('app/started');

export function createAppStore() {
  const store = configureStore({
    reducer: rememberReducer(rootReducer),
    middleware: (defaults) => defaults().concat(api.middleware),
    enhancers: (defaults) =>
      typeof window === 'undefined'
        ? defaults()
        : defaults().concat(
            rememberEnhancer(patientDriver(window.localStorage), REMEMBERED_KEYS, {
              prefix: '',
              serialize: writeSlice,
              unserialize: (text: string, key: string) => readSlice(text, key, stateOf(key)),
              // What happened while the memory was being read stands: only the remembered slices are replaced.
              migrate: (read: Record<string, unknown>) => ({
                ...store.getState(),
                ...Object.fromEntries(REMEMBERED_KEYS.map((key) => [key, read[key]])),
              }),
              initActionType: appStarted.type,
            }),
          ),
  });
  const stateOf = (key: string): unknown => (store.getState() as Record<string, unknown>)[key];
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
