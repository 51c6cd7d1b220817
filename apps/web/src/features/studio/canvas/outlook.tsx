import { useEffect, useState } from 'react';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { timeLeft } from '../model/time-left.ts';
import { useLive } from '../use-studio.ts';
import { Facts } from './facts.tsx';
import { MailOffer } from './mail-offer.tsx';

const TICK_MS = 1_000;

function useNow(): number {
  const [nowMs, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

/** The place in the line, and how long it will take; beyond what was said at first, it says so, and offers a mail. */
export function Outlook() {
  const t = useTexts(studio);
  const { place, expectedAtMs, promisedAtMs, mailsAtEnd } = useLive((live) => live);
  const nowMs = useNow();
  const isLate = promisedAtMs !== null && nowMs >= promisedAtMs;
  const left = expectedAtMs === null ? null : timeLeft(expectedAtMs - nowMs);
  const words = [
    place === null ? null : place === 1 ? t('line.next') : t('line.place', { place }),
    left === null ? null : t(`left.${left.unit}`, { count: left.count }),
  ].filter((part) => part !== null);
  if (words.length === 0 && !isLate && !mailsAtEnd) return null;
  return (
    <>
      <Facts className="figures text-sm text-ink-soft">{words}</Facts>
      <div className="flex flex-wrap items-center gap-x-2 text-sm">
        <p role="status">{isLate ? t('late') : ''}</p>
        {isLate || mailsAtEnd ? <MailOffer /> : null}
      </div>
    </>
  );
}
