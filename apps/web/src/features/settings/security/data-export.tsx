import { Download } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { SessionStore } from '../../../api/authorized-fetch.ts';
import { settings as texts } from '../../../i18n/en/settings.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { exportData } from './export-data.ts';

/** Everything that belongs to the account, as a file. */
export function DataExport() {
  const t = useTexts(texts);
  const store = useStore() as SessionStore;
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await exportData(store);
      notify({ title: textsNow(texts)('data.done') });
    } catch (error) {
      const now = textsNow(texts);
      // A connection that broke has words for programmers only.
      const isTold = error instanceof Error && !(error instanceof TypeError) && error.message !== '';
      notify({
        tone: 'destructive',
        title: now('data.failed'),
        description: isTold ? error.message : now('later'),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" loading={busy} loadingLabel={t('data.working')} onClick={() => void run()}>
      <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
      {t('data.action')}
    </Button>
  );
}
