import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { areaMessage } from '../../api/failure.ts';
import { google } from '../../i18n/en/google.ts';
import { useTexts } from '../../i18n/texts.ts';
import { authFailed } from '../../session/auth-slice.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { useAuthCalls } from './use-auth-calls.ts';

export interface GoogleButtonProps {
  readonly label: string;
  /** Title of the notice when Google cannot be reached. */
  readonly failureTitle: string;
}

/** Sends the browser to Google. */
function GoogleButton({ label, failureTitle }: GoogleButtonProps) {
  const t = useTexts(google);
  const dispatch = useDispatch();
  const call = useAuthCalls();
  const [busy, setBusy] = useState(false);

  const go = async () => {
    setBusy(true);
    const { data, error } = await call(({ googleStart }) => googleStart(dispatch));
    if (data) {
      window.location.assign(data.authUrl);
      return;
    }
    setBusy(false);
    dispatch(authFailed(areaMessage(error)));
    notify({
      about: 'session',
      tone: 'destructive',
      title: failureTitle,
      description: t('google.unreachable'),
    });
  };
  return (
    <Button variant="outline" className="w-full" loading={busy} onClick={() => void go()}>
      <svg viewBox="0 0 24 24" className="size-[1.125rem]" aria-hidden="true" fill="currentColor">
        <path d="M21.6 12.2c0-.7-.06-1.37-.18-2.02H12v3.83h5.38a4.6 4.6 0 0 1-2 3.02v2.5h3.23c1.9-1.75 2.99-4.32 2.99-7.33Z" />
        <path d="M12 22c2.7 0 4.96-.9 6.61-2.42l-3.23-2.51c-.9.6-2.04.95-3.38.95-2.6 0-4.8-1.76-5.6-4.12H3.08v2.6A10 10 0 0 0 12 22Z" />
        <path d="M6.4 13.9a6 6 0 0 1 0-3.8V7.5H3.08a10 10 0 0 0 0 9l3.33-2.6Z" />
        <path d="M12 5.98c1.47 0 2.79.5 3.82 1.5l2.87-2.87A10 10 0 0 0 3.08 7.5l3.33 2.6C7.19 7.74 9.4 5.98 12 5.98Z" />
      </svg>
      {label}
    </Button>
  );
}

/** A line with a word between two ways. */
function OrRule() {
  const t = useTexts(google);
  return (
    <div className="my-6 flex items-center gap-4 text-xs text-ink-soft" aria-hidden="true">
      <span className="h-px grow bg-hairline" />
      {t('or')}
      <span className="h-px grow bg-hairline" />
    </div>
  );
}

/** The way by Google and the rule below it. */
export function GoogleChoice(props: GoogleButtonProps) {
  return (
    <>
      <GoogleButton {...props} />
      <OrRule />
    </>
  );
}
