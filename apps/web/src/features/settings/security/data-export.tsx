import { Download } from 'lucide-react';
import { failureMessage } from '../../../api/failure.ts';
import { settings as texts } from '../../../i18n/en/settings.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { useExportDataMutation } from '../api.ts';

/** Everything that belongs to the account, as a file. */
export function DataExport() {
  const t = useTexts(texts);
  const [exportData, { isLoading }] = useExportDataMutation();
  const run = async () => {
    const { error } = await exportData();
    const now = textsNow(texts);
    if (error) {
      const description = failureMessage(error, now('later'));
      notify({ about: 'export', tone: 'destructive', title: now('data.failed'), description });
    } else {
      notify({ about: 'export', title: now('data.done') });
    }
  };
  return (
    <Button variant="outline" loading={isLoading} loadingLabel={t('data.working')} onClick={() => void run()}>
      <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
      {t('data.action')}
    </Button>
  );
}
