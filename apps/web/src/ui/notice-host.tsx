import { useEffect, useState, useSyncExternalStore } from 'react';
import { ui } from '../i18n/en/ui.ts';
import { useTexts } from '../i18n/texts.ts';
import { noticesWaiting, onNotice, takeNotices } from './notify.ts';

type Toaster = typeof import('./toaster.tsx').Toaster;

const load = () => import('./toaster.tsx').then(({ Toaster }) => Toaster);

/** A page that has nothing else to do fetches the toaster; the first notice does not wait for that. */
const RESTED_AFTER_MS = 2_000;

/** Notices in plain words, for as long as the toaster cannot be had: they are then the ones that matter most. */
function PlainNotices() {
  const t = useTexts(ui);
  const notices = useSyncExternalStore(onNotice, noticesWaiting, noticesWaiting);
  return (
    <section aria-label={t('notices')} aria-live="polite" className="plain-notices">
      {notices.map(({ id, title, description, action }) => (
        <div key={id} className="floating flex flex-wrap items-start gap-4 px-4 py-3.5 text-sm">
          <p className="grow">
            <strong className="block font-medium">{title}</strong>
            {description}
          </p>
          {action ? (
            <button type="button" className="button button-outline button-small" onClick={action.onSelect}>
              {action.label}
            </button>
          ) : null}
        </div>
      ))}
      {notices.length > 0 ? (
        <button type="button" className="button button-ghost button-small" onClick={takeNotices}>
          {t('notices.close')}
        </button>
      ) : null}
    </section>
  );
}

/**
 * Where notices appear, on every page. The toaster comes once the page is awake, so that no first page pays for it and
 * it is there before the network goes; without it notices are told plainly.
 */
export function NoticeHost() {
  const [Shown, setShown] = useState<Toaster | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isAsking = false;
    const ask = () => {
      if (isAsking) return;
      isAsking = true;
      load().then(
        (toaster) => setShown(() => toaster),
        () => {
          // The next notice asks again.
          isAsking = false;
          setMissing(true);
        },
      );
    };
    const timer = setTimeout(ask, RESTED_AFTER_MS);
    if (noticesWaiting().length > 0) ask();
    const stop = onNotice(ask);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  if (Shown) return <Shown />;
  return isMissing ? <PlainNotices /> : null;
}
