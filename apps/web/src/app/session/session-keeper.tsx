import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { selectRemembered } from '../device-slice.ts';
import { type AppStore, appStarted, useAppSelector } from '../store.ts';
import { keepSession, startSession } from './keep-session.ts';

/** Reads the device's memory once the page is interactive, then starts the session and keeps it. Shows nothing. */
export function SessionKeeper() {
  const store: AppStore = useStore() as AppStore;
  const remembered = useAppSelector(selectRemembered);
  useEffect(() => {
    store.dispatch(appStarted());
  }, [store]);
  useEffect(() => {
    if (!remembered) return;
    const stop = keepSession(store);
    // The first script's guess (layout/theme-script.ts) stands until it has been replaced by what is known.
    void startSession(store).finally(() => document.documentElement.classList.remove('remembered'));
    return stop;
  }, [store, remembered]);
  return null;
}
