import type { DeskOrder } from '@filigree/contracts/desk';
import { failureMessage } from '../../../api/failure.ts';
import { deskOrders } from '../../../i18n/desk/desk-orders.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/field.tsx';
import { LineThumb } from '../../../ui/line-thumb.tsx';
import { formatUsd } from '../../../ui/money.ts';
import { notify } from '../../../ui/notify.ts';
import { RingSizeSelect } from '../../../ui/ring-size-select.tsx';
import { deskApi } from '../api.ts';
import { useMay } from '../me.ts';
import { Steps } from './steps.tsx';

type Line = DeskOrder['lines'][number];

function GiveRingSize({ number, line }: { readonly number: string; readonly line: Line }) {
  const t = useTexts(deskOrders);
  const [give, { isLoading }] = deskApi.useDeskGiveRingSizeMutation();
  const choose = async (ringSize: number) => {
    const { error } = await give({ number, position: line.position, ringSize });
    const now = textsNow(deskOrders);
    const about = `desk-size:${number}:${line.position}`;
    if (error) {
      const description = failureMessage(error, now('later'));
      notify({ about, tone: 'destructive', title: now('lines.size.failed'), description });
    } else {
      notify({ about, title: now('lines.size.done') });
    }
  };
  return (
    <Field
      label={t('lines.size')}
      hint={line.lacksRingSize ? t('lines.size.wanted') : t('lines.size.change')}
      className="mt-3 max-w-64"
    >
      {({ 'aria-invalid': _invalid, ...control }) => (
        <RingSizeSelect
          {...control}
          value={line.options.ringSize}
          mayBeUnknown={false}
          disabled={isLoading}
          onChange={(size) => {
            if (typeof size === 'number') void choose(size);
          }}
        />
      )}
    </Field>
  );
}

/** What is made, and how. */
export function Lines({ order }: { readonly order: DeskOrder }) {
  const t = useTexts(deskOrders);
  const may = useMay();
  const isOpen = order.status === 'paid' || order.status === 'pending';
  return (
    <section aria-labelledby="desk-lines">
      <h2 id="desk-lines" className="font-display text-title font-medium">
        {t('lines')}
      </h2>
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
        {order.lines.map((line) => (
          <li key={line.position} className="flex gap-5 py-5">
            <LineThumb src={line.imageUrl} alt="" className="w-28 self-start" sizes="112px" />
            <div className="min-w-0 grow">
              <p className="font-medium break-words first-letter:uppercase">{line.name}</p>
              {line.optionsInWords ? <p className="text-sm text-ink-soft">{line.optionsInWords}</p> : null}
              {line.designVersion === null ? null : (
                <p className="text-sm text-ink-soft">{t('lines.version', { version: line.designVersion })}</p>
              )}
              <p className="figures mt-1 text-sm text-ink-soft">
                {line.price === null ? `${line.quantity} ×` : `${line.quantity} × ${formatUsd(line.price)}`}
              </p>
              {line.asksRingSize && isOpen && may('orders.size') ? (
                <GiveRingSize number={order.number} line={line} />
              ) : null}
              <Steps order={order} line={line} />
            </div>
            {line.price === null ? null : (
              <p className="figures shrink-0">{formatUsd(line.quantity * line.price)}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
