import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useLogoutMutation } from '../../features/auth/api.ts';
import { signedOut } from '../../session/auth-slice.ts';
import { notify } from '../../ui/notify.ts';
import { forgetDevice } from '../remembered.ts';
import { useAppDispatch } from '../store.ts';

/** Logs out: whatever the server says, this device forgets the person. */
export function useLogout(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    const { error } = await logout();
    dispatch(signedOut({ byPerson: true }));
    forgetDevice();
    void navigate('/');
    if (error) {
      notify({
        tone: 'destructive',
        title: 'Logout failed',
        description: 'There was an error logging you out. Please try again.',
      });
    } else {
      notify({ title: 'Logged out successfully', description: 'You have been logged out of your account.' });
    }
  }, [dispatch, navigate, logout]);
}
