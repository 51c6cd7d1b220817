import {
  combineReducers,
  configureStore,
  createAction,
  createDynamicMiddleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { rememberEnhancer, rememberReducer } from 'redux-remember';
import { type StorePart, takeStoreParts } from '../state/store-parts.ts';
import { baseReducers, type RootState } from './reducers.ts';
import { createMemories, patientDriver } from './remembered.ts';

/** Dispatched once the page is interactive; only then is the device's memory read, so hydration sees a fresh state. */
export const appStarted = createAction('app/started');
/** A part came with its page. */
const partAdded = createAction<string>('app/partAdded');
/** The memory of a part that came after the others' was read. */
const partRecalled = createAction<{ name: string; state: unknown }>('app/partRecalled');

export function createAppStore() {
  const memories = createMemories();
  const driver = patientDriver(() => window.localStorage);
  const late = createDynamicMiddleware();
  const reducers: Record<string, Reducer> = { ...baseReducers };
  const names = memories.names();

  const takeIn = ({ name, reducer, memory, middleware = [] }: StorePart) => {
    reducers[name] = reducer;
    if (memory) memories.add(name, memory);
    late.addMiddleware(...middleware);
  };
  const early = takeStoreParts((part) => {
    takeIn(part);
    combined = combineReducers(reducers);
    store.dispatch(partAdded(part.name));
    part.start?.(store.dispatch);
    if (part.memory && store.getState().device.remembered) void recall(part.name);
    else if (part.memory) names.push(part.name);
  });
  for (const part of early) {
    takeIn(part);
    if (part.memory) names.push(part.name);
  }
  let combined: Reducer = combineReducers(reducers);

  const reducer = (state: RootState | undefined, action: UnknownAction): RootState =>
    partRecalled.match(action)
      ? ({ ...state, [action.payload.name]: action.payload.state } as RootState)
      : combined(state, action);

  const store = configureStore({
    reducer: rememberReducer(reducer),
    middleware: (defaults) => defaults().concat(late.middleware),
    enhancers: (defaults) =>
      typeof window === 'undefined'
        ? defaults()
        : defaults().concat(
            // The list of names is read at each use: parts that come later join it.
            rememberEnhancer(driver, names, {
              prefix: '',
              serialize: memories.write,
              unserialize: (text: string, name: string) => memories.read(text, name, stateOf(name)),
              // What happened while the memory was being read stands: only the remembered slices are replaced.
              migrate: (read: Record<string, unknown>) => ({
                ...store.getState(),
                ...Object.fromEntries(names.map((name) => [name, read[name]])),
              }),
              initActionType: appStarted.type,
            }),
          ),
  });
  const stateOf = (name: string): unknown => (store.getState() as unknown as Record<string, unknown>)[name];
  const recall = async (name: string) => {
    const text = await driver.getItem(name);
    if (text !== null) {
      store.dispatch(partRecalled({ name, state: memories.read(text, name, stateOf(name)) }));
    }
    names.push(name);
  };
  for (const part of early) part.start?.(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
