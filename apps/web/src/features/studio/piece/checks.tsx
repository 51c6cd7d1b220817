import type { Variation } from '@filigree/contracts';
import { Check, CircleAlert, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useMeasures } from '../../../api/use-measurement-system.ts';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { says } from '../words.ts';

type Verdict = Variation['checks'][number];

const MARKS = {
  good: { Icon: Check, word: 'check.good', className: 'text-ink-soft' },
  caution: { Icon: CircleAlert, word: 'check.caution', className: 'text-accent' },
  fails: { Icon: CircleX, word: 'check.fails', className: 'text-destructive' },
} as const;

function Line({ check, verdict, message, remedy }: Verdict) {
  const t = useTexts(studio);
  const measured = useMeasures();
  const { Icon, word, className } = MARKS[verdict];
  return (
    <li className="flex gap-2.5">
      <Icon className={`mt-1 size-4 shrink-0 ${className}`} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <span className="sr-only">{t(word)}: </span>
        {measured(message || check)}
        {remedy && !says(message, remedy) ? <span className="text-ink-soft"> {measured(remedy)}</span> : null}
      </span>
    </li>
  );
}

/** What needs a word is shown; what is well is counted, and listed on demand. */
export function Checks({ checks }: { readonly checks: readonly Verdict[] }) {
  const t = useTexts(studio);
  const [open, setOpen] = useState(false);
  const good = checks.filter(({ verdict }) => verdict === 'good');
  const other = checks.filter(({ verdict }) => verdict !== 'good');
  return (
    <ul className="grid gap-2">
      {other.map((line) => (
        <Line key={`${line.stage}-${line.check}-${line.message}`} {...line} />
      ))}
      {open
        ? good.map((line) => <Line key={`${line.stage}-${line.check}-${line.message}`} {...line} />)
        : null}
      {good.length > 0 ? (
        <li>
          <Button
            variant="link"
            className="min-h-11 text-sm font-normal md:min-h-6"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? t('showLess') : t('checks.passed', { count: good.length })}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}
