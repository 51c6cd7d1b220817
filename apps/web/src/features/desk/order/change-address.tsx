import type { DeskOrder } from '@filigree/contracts/desk';
import { useState } from 'react';
import { deskOrders } from '../../../i18n/desk/desk-orders.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { deskApi } from '../api.ts';
import { textOf } from '../use-form.ts';
import { ActDialog } from './act-dialog.tsx';

const FIELDS = ['fullName', 'email', 'address', 'city', 'state', 'zipCode', 'country'] as const;
const SENT: readonly DeskOrder['status'][] = ['shipped', 'delivered', 'cancelled', 'refunded'];

/** As the server names it where it refuses it. */
const nameOf = (field: string) => `shippingAddress.${field}`;

/** Changes where an order goes, until it was sent. */
export function ChangeAddress({ order }: { readonly order: DeskOrder }) {
  const t = useTexts(deskOrders);
  const [open, setOpen] = useState(false);
  const [change] = deskApi.useDeskChangeAddressMutation();
  const { shippingAddress: before } = order.customer;
  if (before === null || SENT.includes(order.status)) return null;
  const act = async (values: FormData) => {
    const typed = Object.fromEntries(FIELDS.map((field) => [field, textOf(values, nameOf(field))]));
    const { error } = await change({ number: order.number, shippingAddress: { ...before, ...typed } });
    return { error, done: t('address.done') };
  };
  return (
    <>
      <Button variant="outline" className="mt-5 w-full" onClick={() => setOpen(true)}>
        {t('address.change')}
      </Button>
      <ActDialog
        open={open}
        onOpenChange={setOpen}
        title={t('address.title')}
        description={t('address.text')}
        confirm={t('address.action')}
        busy={t('move.busy')}
        failed={t('address.failed')}
        act={act}
      >
        {(errorOf) => (
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            {FIELDS.map((field) => (
              <Field
                key={field}
                label={t(`address.${field}`)}
                error={errorOf(nameOf(field))}
                className={field === 'address' ? 'sm:col-span-2' : ''}
              >
                {(control) => (
                  <Input {...control} name={nameOf(field)} autoComplete="off" defaultValue={before[field]} />
                )}
              </Field>
            ))}
          </div>
        )}
      </ActDialog>
    </>
  );
}
