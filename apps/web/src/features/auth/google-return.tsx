import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { failureMessage } from '../../api/failure.ts';
import { signedIn, signInFailed } from '../../session/auth-slice.ts';
import { notify } from '../../ui/notify.ts';
import { FullPageSpinner } from '../../ui/spinner.tsx';
import { useGoogleCallbackMutation } from './api.ts';

/** The return from Google: exchanges the code for a session, then goes home, or back to /login. */
export function GoogleReturn() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [exchange] = useGoogleCallbackMutation();
  // A code works once; effects run twice while developing.
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const refuse = (title: string, description: string) => {
      notify({ tone: 'destructive', title, description });
      void navigate('/login', { replace: true });
    };
    const finish = async () => {
      const code = parameters.get('code');
      if (parameters.get('error')) {
        refuse('Authentication failed', 'Failed to complete authentication');
        return;
      }
      if (!code) {
        refuse('Invalid callback', 'No authorization code received');
        return;
      }
      const { data, error } = await exchange({ code, state: parameters.get('state') ?? '' });
      if (!data) {
        const message = failureMessage(error, 'Failed to complete authentication');
        dispatch(signInFailed(message));
        refuse('Authentication failed', message);
        return;
      }
      dispatch(signedIn(data));
      notify({ title: data.isNewUser ? 'Account created successfully' : 'Login successful' });
      void navigate('/', { replace: true });
    };
    void finish();
  }, [parameters, navigate, dispatch, exchange]);

  return <FullPageSpinner label="Signing you in..." />;
}
