import type { DeskOrder } from '@filigree/contracts/desk';
import { useState } from 'react';
import { deskOrders } from '../../../i18n/desk/desk-orders.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { formatUsd } from '../../../ui/money.ts';
import { SummaryLine, SummaryLines } from '../../../ui/summary-lines.tsx';
import { deskApi } from '../api.ts';
import { useMay } from '../me.ts';
import { textOf } from '../use-form.ts';
import { formatMoment } from '../words.ts';
import { ActDialog } from './act-dialog.tsx';

type Money = NonNullable<DeskOrder['money']>;

interface AmountProps {
  readonly left: number;
  readonly error: string | undefined;
}

function Amount({ left, error }: AmountProps) {
  const t = useTexts(deskOrders);
  const [typed, setTyped] = useState('');
  return (
    <div className="flex items-end gap-3">
      <Field label={t('refund.amount')} error={error} className="grow">
        {(control) => (
          <Input
            {...control}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            className="figures"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button variant="outline" className="shrink-0" onClick={() => setTyped(left.toFixed(2))}>
        {t('refund.all')}
      </Button>
    </div>
  );
}

/** What was typed, in dollars; NaN where it is no amount. */
const amountOf = (text: string): number => {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/(\d),(?=\d{3}(?:\D|$))/g, '$1');
  return /^\d+(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
};

function GiveBack({ order, money }: { readonly order: DeskOrder; readonly money: Money }) {
  const t = useTexts(deskOrders);
  const [open, setOpen] = useState(false);
  const [refund] = deskApi.useDeskRefundOrderMutation();
  const act = async (values: FormData, key: string) => {
    const amount = amountOf(textOf(values, 'amount'));
    if (Number.isNaN(amount)) {
      const details = [{ path: 'amount', message: t('refund.not') }];
      const error = { status: 400, code: 'VALIDATION_FAILED', message: t('refund.not'), said: true, details };
      return { error, done: '' };
    }
    const { error } = await refund({
      number: order.number,
      key,
      body: { amount, reason: textOf(values, 'reason') },
    });
    return { error, done: t('refund.done', { amount: formatUsd(amount) }) };
  };
  return (
    <>
      <Button variant="outline" className="mt-6 w-full" onClick={() => setOpen(true)}>
        {t('refund')}
      </Button>
      <ActDialog
        open={open}
        onOpenChange={setOpen}
        title={t('refund.title')}
        description={t('refund.text', { amount: formatUsd(money.refundable) })}
        confirm={t('refund.action')}
        busy={t('refund.busy')}
        failed={t('refund.failed')}
        act={act}
      >
        {(errorOf) => (
          <>
            <Amount left={money.refundable} error={errorOf('amount')} />
            <Field
              most={200}
              label={t('refund.reason')}
              hint={t('refund.reason.hint')}
              error={errorOf('reason')}
            >
              {(control) => <Input {...control} name="reason" autoComplete="off" />}
            </Field>
          </>
        )}
      </ActDialog>
    </>
  );
}

function Refunds({ refunds }: Pick<Money, 'refunds'>) {
  const t = useTexts(deskOrders);
  if (refunds.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-3 border-t border-hairline pt-4 text-sm">
      {refunds.map(({ id, amount, reason, by, state, refusal, at }) => (
        <li key={id}>
          <p className="figures break-words">{t('refund.row', { amount: formatUsd(amount), reason })}</p>
          <p className="text-xs text-ink-soft">{t('refund.by', { name: by, moment: formatMoment(at) })}</p>
          {state === 'asked' ? <p className="text-xs text-accent">{t('refund.asked')}</p> : null}
          {state === 'refused' ? (
            <p className="text-xs text-destructive">{t('refund.refused', { why: refusal ?? '' })}</p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** What was paid, and what went back. */
export function MoneyCard({ order, money }: { readonly order: DeskOrder; readonly money: Money }) {
  const t = useTexts(deskOrders);
  const may = useMay();
  return (
    <section aria-labelledby="desk-money" className="card p-6">
      <h2 id="desk-money" className="font-display text-title font-medium">
        {t('money')}
      </h2>
      <div className="mt-4">
        <SummaryLines>
          <SummaryLine label={t('subtotal')} value={formatUsd(money.subtotal)} />
          <SummaryLine label={t('shipping')} value={formatUsd(money.shipping)} />
          <SummaryLine label={t('tax')} value={formatUsd(money.tax)} />
          <SummaryLine total label={t('total')} value={formatUsd(money.total)} />
          {money.refunded > 0 ? (
            <SummaryLine label={t('refunded')} value={formatUsd(money.refunded)} />
          ) : null}
          {money.disputed > 0 ? (
            <SummaryLine label={t('disputed')} value={formatUsd(money.disputed)} />
          ) : null}
        </SummaryLines>
      </div>
      <p className="mt-4 text-xs break-all text-ink-soft">
        {money.paidAt === null ? t('unpaid') : t('paidAt', { moment: formatMoment(money.paidAt) })}
        {money.paymentId === null ? null : <span className="block">{money.paymentId}</span>}
      </p>
      <Refunds refunds={money.refunds} />
      {money.refundable > 0 && may('money.refund') ? <GiveBack order={order} money={money} /> : null}
    </section>
  );
}
