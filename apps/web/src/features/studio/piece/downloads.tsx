import type { Variation } from '@filigree/contracts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { authorizedFetch } from '../../../api/authorized-fetch.ts';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { useSessionStore } from '../use-studio.ts';

const FILES = [
  { file: 'workshop.pdf', label: 'download.sheet' },
  { file: 'casting.zip', label: 'download.casting' },
] as const;
type FileName = (typeof FILES)[number]['file'];

/** What a workshop needs to make the piece, as files. */
export function Downloads({ variation }: { readonly variation: Variation }) {
  const t = useTexts(studio);
  const store = useSessionStore();
  const [busy, setBusy] = useState<FileName | null>(null);

  async function download(file: FileName): Promise<void> {
    setBusy(file);
    try {
      const { id, version } = variation;
      const address = `/api/studio/variations/${encodeURIComponent(id)}/${file}?version=${version}`;
      const answer = await authorizedFetch(store, address);
      if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`);
      const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '');
      save(await answer.blob(), named?.[1] ?? file);
    } catch {
      notify({ tone: 'destructive', title: t('download.failed') });
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      {FILES.map(({ file, label }) => (
        <Button
          key={file}
          variant="outline"
          size="small"
          loading={busy === file}
          disabled={busy !== null}
          onClick={() => void download(file)}
        >
          <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t(label)}
        </Button>
      ))}
    </div>
  );
}

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
