/**
 * Code that comes after the page. It may not come: because the network or the server is away, and then it is waited for,
 * or because a deployment has replaced it, and then only a page that is loaded anew knows what took its place.
 */
import { askServer, currentReach, onReturn } from './reach.ts';

/** The server is out of reach. Without a message, as of every cause here: the browser's own is for programmers. */
export class CodeUnreachedError extends Error {
  override name = 'CodeUnreachedError';
}

/** Code is not where this page looks for it, though the server answers. */
export class CodeGoneError extends Error {
  override name = 'CodeGoneError';
}

type Load<T> = () => Promise<T>;

/** Answers whether the page is on its way to be loaded anew. */
type GoneListener = (cause: unknown) => boolean;
const listeners = new Set<GoneListener>();

/** Calls `listener` with the cause whenever code turns out to be gone. Returns how to stop. */
export function onCodeGone(listener: GoneListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const forEver = (): Promise<never> => new Promise(() => undefined);

const isReached = async (): Promise<boolean> => {
  await askServer();
  return currentReach() === 'reached';
};

const serverIsBack = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onReturn(() => {
      stop();
      resolve();
    });
  });

/**
 * Loads code for something that somebody has asked for and waits to hear about. Tries twice where the server answers,
 * and does not settle while the page is on its way to be loaded anew.
 * @throws CodeUnreachedError when the server is out of reach
 * @throws CodeGoneError when the server is there but the code is not
 */
export async function tryCode<T>(load: Load<T>): Promise<T> {
  try {
    return await load();
  } catch (missed) {
    if (!(await isReached())) throw new CodeUnreachedError('', { cause: missed });
  }
  try {
    return await load();
  } catch (cause) {
    const isLeaving = [...listeners].map((listener) => listener(cause)).includes(true);
    if (isLeaving) return forEver();
    throw new CodeGoneError('', { cause });
  }
}

/** Waits as long as the server is out of reach. @throws CodeGoneError */
async function patiently<T>(load: Load<T>): Promise<T> {
  for (;;) {
    try {
      return await tryCode(load);
    } catch (error) {
      if (error instanceof CodeGoneError) throw error;
      if (currentReach() !== 'reached') await serverIsBack();
    }
  }
}

/**
 * Loads code for a page, and waits as long as the server is out of reach. Never rejects: the router would show an empty
 * page. In the place of code that is gone comes a page that fails when it is shown, for the error boundary to tell of.
 */
export const loadPage = <T>(load: Load<T>): Promise<T | { readonly default: () => never }> =>
  patiently(load).catch((error: unknown) => ({
    default: () => {
      throw error;
    },
  }));

/** Loads code for a part of a page, which goes on without the part when its code is gone. Never rejects. */
export const loadPart = <T>(load: Load<T>): Promise<T> => patiently(load).catch(forEver);
