import type { DeskOrder } from '@filigree/contracts/desk';
import { deskOrders } from '../../../i18n/desk/desk-orders.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { formatMoment, statusLabel } from '../words.ts';

/** What has happened so far, as the customer sees it, newest first. */
export function History({ history }: Pick<DeskOrder, 'history'>) {
  const t = useTexts(deskOrders);
  return (
    <section aria-labelledby="desk-history">
      <h2 id="desk-history" className="font-display text-title font-medium">
        {t('history')}
      </h2>
      <p className="text-sm text-ink-soft">{t('history.text')}</p>
      <ol className="mt-5 border-s border-hairline">
        {[...history].reverse().map(({ status, note, at }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows, at its end.
          <li key={history.length - place} className="relative pb-5 ps-6 last:pb-0">
            <span
              aria-hidden="true"
              className={`absolute start-[-4px] top-[0.5rem] size-[7px] rounded-full ${place === 0 ? 'bg-ink' : 'bg-edge'}`}
            />
            <p className="text-sm break-words">{note || statusLabel(status)}</p>
            <p className="text-xs text-ink-soft">
              {statusLabel(status)} · {formatMoment(at)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
