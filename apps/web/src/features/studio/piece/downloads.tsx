import type { Variation } from '@filigree/contracts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { authorizedFetch } from '../../../api/authorized-fetch.ts';
import { useMeasurementSystem } from '../../../api/use-measurement-system.ts';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { closeNoticesAbout, notify } from '../../../ui/notify.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useSessionStore } from '../use-studio.ts';
import { type DesignFile, filesOf } from './files.ts';

/** The piece as files: to show, to turn, to make. */
export function Downloads({ variation }: { readonly variation: Variation }) {
  const t = useTexts(studio);
  const store = useSessionStore();
  const system = useMeasurementSystem();
  const [busy, setBusy] = useState<DesignFile['label'] | null>(null);

  async function download({ label, address, name }: DesignFile): Promise<void> {
    setBusy(label);
    const about = `file:${variation.id}:${label}`;
    try {
      const answer = await authorizedFetch(store, address);
      if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`);
      const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '');
      saveFile(await answer.blob(), named?.[1] ?? name);
      closeNoticesAbout(about);
    } catch {
      notify({ about, tone: 'destructive', title: t('download.failed') });
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      {filesOf(variation, system).map((file) => (
        <Button
          key={file.label}
          variant="outline"
          size="small"
          loading={busy === file.label}
          disabled={busy !== null}
          onClick={() => void download(file)}
        >
          <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t(file.label)}
        </Button>
      ))}
    </div>
  );
}
