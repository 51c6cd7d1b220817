import { useCallback } from 'react';
import { useLogoutMutation } from '../../features/auth/api.ts';
import { forgetLogout, rememberLogout } from '../../session/pending-logout.ts';

/** Has the server end the session of this browser, now or, when it does not hear of it, by a later load. */
export function useServerLogout(): () => Promise<{ readonly error?: unknown }> {
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    // Before it is tried: the page may be closed meanwhile.
    rememberLogout();
    const outcome = await logout();
    if (!outcome.error) forgetLogout();
    return outcome;
  }, [logout]);
}
