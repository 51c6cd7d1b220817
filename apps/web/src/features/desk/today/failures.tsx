import type { DeskToday } from '@filigree/contracts/desk';
import { desk } from '../../../i18n/desk/desk.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { formatMoment } from '../words.ts';

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly items: readonly { readonly id: string; readonly text: string; readonly at: string }[];
}

function FailureList({ id, title, items }: ListProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-hairline pb-2 font-display text-title font-medium">
        {title}
      </h2>
      <ul className="divide-y divide-hairline text-sm">
        {items.map(({ id: key, text, at }) => (
          <li key={key} className="flex justify-between gap-4 py-3">
            <p className="min-w-0 break-words">{text}</p>
            <p className="figures shrink-0 text-ink-soft">{formatMoment(at)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What did not come about. */
export function Failures({ failures }: { readonly failures: NonNullable<DeskToday['failures']> }) {
  const t = useTexts(desk);
  return (
    <>
      <FailureList
        id="today-mails"
        title={t('today.mails')}
        items={failures.mails.map(({ id, subject, to, at }) => ({ id, at, text: `${subject} · ${to}` }))}
      />
      <FailureList
        id="today-designs"
        title={t('today.designs')}
        items={failures.designs.map(({ id, message, at }) => ({ id, at, text: message }))}
      />
    </>
  );
}
