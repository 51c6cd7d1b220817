import { useCallback, useEffect } from 'react';
import { unreachable } from '../../api/failure.ts';
import { tryCode } from '../../session/load-code.ts';

type Calls = typeof import('./calls.ts');
type Outcome<T> = { readonly data?: T; readonly error?: unknown };

const load = () => tryCode(() => import('./calls.ts'));

/** How a form makes its call. The code of the calls is fetched ahead, once the form stands. */
export function useAuthCalls() {
  useEffect(() => {
    // When this fails, the click tries again and tells.
    load().catch(() => undefined);
  }, []);
  return useCallback(async <T>(make: (calls: Calls) => PromiseLike<Outcome<T>>): Promise<Outcome<T>> => {
    let calls: Calls;
    try {
      calls = await load();
    } catch {
      return { error: unreachable() };
    }
    return make(calls);
  }, []);
}
