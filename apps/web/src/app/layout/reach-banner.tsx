import { useEffect, useState, useSyncExternalStore } from 'react';
import { frame } from '../../i18n/en/frame.ts';
import { useTexts } from '../../i18n/texts.ts';
import { askServer, currentReach, onReach, type Reach, watchNetwork } from '../../session/reach.ts';
import { Button } from '../../ui/button.tsx';

const TEXTS = {
  offline: ['offline.title', 'offline.text'],
  down: ['serverDown.title', 'serverDown.text'],
} as const;

/** Under the header while the network or the server is away. What was typed and loaded stays in the page. */
export function ReachBanner() {
  const t = useTexts(frame);
  const reach = useSyncExternalStore<Reach>(onReach, currentReach, () => 'reached');
  const [asking, setAsking] = useState(false);
  useEffect(watchNetwork, []);
  const ask = async () => {
    setAsking(true);
    await askServer();
    setAsking(false);
  };
  const texts = reach === 'reached' ? null : TEXTS[reach];
  return (
    // The live region stands before it has words, or they would not be announced.
    <div role="status">
      {texts ? (
        <div className="strip bg-mist">
          <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2 text-sm">
            <p>
              <strong className="font-medium">{t(texts[0])}.</strong>{' '}
              <span className="text-ink-soft">{t(texts[1])}</span>
            </p>
            <Button
              variant="outline"
              size="small"
              loading={asking}
              loadingLabel={t('reach.trying')}
              onClick={() => void ask()}
            >
              {t('reach.retry')}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
