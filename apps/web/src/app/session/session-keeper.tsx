import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { tryCode } from '../../session/load-code.ts';
import { selectRemembered } from '../device-slice.ts';
import { type AppStore, appStarted, useAppSelector } from '../store.ts';
import { keepSession, startSession } from './keep-session.ts';

/** Whoever signs in finds the shop as their account likes it. Returns how to stop. */
function welcome(store: AppStore): () => void {
  let { isAuthenticated } = store.getState().auth;
  return store.subscribe(() => {
    const now = store.getState().auth;
    if (now.isAuthenticated === isAuthenticated) return;
    isAuthenticated = now.isAuthenticated;
    if (!isAuthenticated || now.token === null) return;
    tryCode(() => import('./account-preferences.ts'))
      .then(({ applyPreferences }) => applyPreferences(store))
      // The code or the texts could not be fetched: the device stays as it is.
      .catch(() => undefined);
  });
}

/** Reads the device's memory once the page is interactive, then starts the session and keeps it. Shows nothing. */
export function SessionKeeper() {
  const store: AppStore = useStore() as AppStore;
  const remembered = useAppSelector(selectRemembered);
  useEffect(() => {
    store.dispatch(appStarted());
  }, [store]);
  useEffect(() => {
    if (!remembered) return;
    const stops = [keepSession(store), welcome(store)];
    // The first script's guess (layout/first-script.ts) stands until it has been replaced by what is known.
    void startSession(store).finally(() => document.documentElement.classList.remove('remembered'));
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, remembered]);
  return null;
}
