import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import { areaMessage, failureMessage } from '../../api/failure.ts';
import { auth } from '../../i18n/en/auth.ts';
import { google } from '../../i18n/en/google.ts';
import { useTexts } from '../../i18n/texts.ts';
import { authFailed, signedIn } from '../../session/auth-slice.ts';
import { notify } from '../../ui/notify.ts';
import { FullPageSpinner } from '../../ui/spinner.tsx';
import { useGoogleCallbackMutation } from './api.ts';
import { challengeIn } from './second-step.ts';

/** The return from Google: exchanges the code for a session, then goes home, or back to /login. */
export function GoogleReturn() {
  const t = useTexts(google);
  const words = useTexts(auth);
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
      notify({ about: 'session', tone: 'destructive', title, description });
      void navigate('/login', { replace: true });
    };
    const finish = async () => {
      const code = parameters.get('code');
      if (parameters.get('error')) {
        refuse(t('google.failed'), t('google.failed.text'));
        return;
      }
      if (!code) {
        refuse(t('google.invalid'), t('google.invalid.text'));
        return;
      }
      const iss = parameters.get('iss');
      const { data, error } = await exchange({
        code,
        state: parameters.get('state') ?? '',
        ...(iss === null ? {} : { iss }),
      });
      const challenge = challengeIn(error);
      if (challenge) {
        void navigate('/login', { replace: true, state: challenge });
        return;
      }
      if (!data) {
        const message = failureMessage(error, t('google.failed.text'));
        dispatch(authFailed(areaMessage(error)));
        refuse(t('google.failed'), message);
        return;
      }
      dispatch(signedIn(data));
      notify({ about: 'session', title: data.isNewUser ? words('registered') : words('login.done') });
      void navigate('/', { replace: true });
    };
    void finish();
  }, [parameters, navigate, dispatch, exchange, t, words]);

  return <FullPageSpinner label={t('signingIn')} />;
}
