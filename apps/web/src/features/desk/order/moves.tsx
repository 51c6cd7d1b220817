import type { OrderStatus } from '@filigree/contracts';
import type { DeskOrder } from '@filigree/contracts/desk';
import { useState } from 'react';
import { deskOrders } from '../../../i18n/desk/desk-orders.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { deskApi } from '../api.ts';
import { useMay } from '../me.ts';
import { textOf } from '../use-form.ts';
import { ActDialog } from './act-dialog.tsx';

type Step = 'in production' | 'shipped' | 'delivered';
const STEPS: readonly Step[] = ['in production', 'shipped', 'delivered'];

function MoveOn({ order, to }: { readonly order: DeskOrder; readonly to: Step }) {
  const t = useTexts(deskOrders);
  const [open, setOpen] = useState(false);
  const [move] = deskApi.useDeskMoveOrderMutation();
  const isParcel = to === 'shipped';
  return (
    <>
      <Button
        variant="accent"
        disabled={order.waitsFor !== null && to !== 'delivered'}
        onClick={() => setOpen(true)}
      >
        {t(`move.${to}`)}
      </Button>
      <ActDialog
        open={open}
        onOpenChange={setOpen}
        title={t(`move.title.${to}`)}
        description={t(`move.text.${to}`)}
        confirm={t(`move.${to}`)}
        busy={t('move.busy')}
        failed={t('move.failed')}
        act={async (values, key) => {
          const { error } = await move({
            number: order.number,
            key,
            body: { to, note: textOf(values, 'note') },
          });
          return { error, done: t('move.done') };
        }}
      >
        {(errorOf) => (
          <Field
            most={500}
            label={isParcel ? t('move.parcel') : t('move.note')}
            hint={isParcel ? t('move.parcel.hint') : undefined}
            error={errorOf('note')}
          >
            {(control) => <Input {...control} name="note" autoComplete="off" />}
          </Field>
        )}
      </ActDialog>
    </>
  );
}

function CallOff({ order }: { readonly order: DeskOrder }) {
  const t = useTexts(deskOrders);
  const [open, setOpen] = useState(false);
  const [cancel] = deskApi.useDeskCancelOrderMutation();
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('call.off')}
      </Button>
      <ActDialog
        open={open}
        onOpenChange={setOpen}
        title={t('call.off.title')}
        description={t('call.off.text')}
        confirm={t('call.off.action')}
        busy={t('move.busy')}
        failed={t('move.failed')}
        destructive
        act={async (values, key) => {
          const { error } = await cancel({
            number: order.number,
            key,
            body: { note: textOf(values, 'note') },
          });
          return { error, done: t('call.off.done') };
        }}
      >
        {(errorOf) => (
          <Field most={500} label={t('move.note')} error={errorOf('note')}>
            {(control) => <Input {...control} name="note" autoComplete="off" />}
          </Field>
        )}
      </ActDialog>
    </>
  );
}

/** What may be made of the order by whoever is signed in. */
export function Moves({ order }: { readonly order: DeskOrder }) {
  const may = useMay();
  const follows = (status: OrderStatus) => order.next.includes(status);
  const step = STEPS.find(follows);
  return (
    <div className="flex flex-wrap gap-3">
      {follows('cancelled') && may('orders.cancel') ? <CallOff order={order} /> : null}
      {step !== undefined && may('orders.make') ? <MoveOn key={step} order={order} to={step} /> : null}
    </div>
  );
}
