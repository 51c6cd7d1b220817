import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { settings as texts } from '../../../i18n/en/settings.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { saveFile } from '../../../ui/save-file.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The codes that open the account without the app, shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTexts(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ about: 'recovery-codes', title: t('two.codes.copied') });
    } catch {
      // Not allowed, or not on a secure page: they can still be downloaded, and selected.
      notify({ about: 'recovery-codes', tone: 'destructive', title: t('two.codes.notCopied') });
    }
  };
  const download = () => saveFile(new Blob([text], { type: 'text/plain' }), 'filigree-recovery-codes.txt');
  return (
    <div className="grid gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
          {t('two.codes')}
        </h3>
        <p className="mt-1 text-sm text-ink-soft">{t('two.codes.text')}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-1.5 border-y border-hairline py-4" translate="no">
        {codes.map((code) => (
          <li key={code} className="figures font-mono text-xs tracking-wide break-all sm:text-sm">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={() => void copy()}>
          <Copy className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t('two.codes.copy')}
        </Button>
        <Button variant="outline" size="small" onClick={download}>
          <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t('two.codes.download')}
        </Button>
        <Button size="small" className="ms-auto" onClick={onKept}>
          {t('two.codes.kept')}
        </Button>
      </div>
    </div>
  );
}
