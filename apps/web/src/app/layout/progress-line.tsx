import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { frame } from '../../i18n/en/frame.ts';
import { useTexts } from '../../i18n/texts.ts';

/** Pages that come sooner than this need no sign of life. */
export const PATIENCE_MS = 150;

/** Above everything, while the code of the next page is on its way. It tells nothing of how much is left. */
export function ProgressLine() {
  const t = useTexts(frame);
  const isLoading = useNavigation().state === 'loading';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isLoading]);
  return (
    // Always there, so that screen readers hear of what comes into it.
    <div aria-live="polite">
      {isShown ? (
        <div
          role="progressbar"
          aria-label={t('page.loading')}
          className="fixed inset-x-0 top-0 z-[70] h-0.5 origin-left animate-advance bg-accent rtl:origin-right"
        />
      ) : null}
    </div>
  );
}
