import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { ApiFailure } from '../../api/failure.ts';
import { account } from '../../i18n/en/account.ts';
import { textsNow } from '../../i18n/texts.ts';
import { authFailed, signedOut } from '../../session/auth-slice.ts';
import { notify } from '../../ui/notify.ts';
import { forgetDevice } from '../remembered.ts';
import { useAppDispatch } from '../store.ts';
import { useServerLogout } from './use-server-logout.ts';

/** Logs out: whatever the server says, this device forgets the person. */
export function useLogout(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const logout = useServerLogout();
  return useCallback(async () => {
    const { error } = await logout();
    dispatch(signedOut({ byPerson: true }));
    forgetDevice();
    void navigate('/');
    const t = textsNow(account);
    if (error) {
      dispatch(authFailed((error as ApiFailure).message));
      notify({
        about: 'session',
        tone: 'destructive',
        title: t('logout.failed'),
        description: t('logout.failed.text'),
      });
    } else {
      notify({ about: 'session', title: t('logout.done'), description: t('logout.done.text') });
    }
  }, [dispatch, navigate, logout]);
}
