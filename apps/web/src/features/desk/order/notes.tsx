import type { DeskOrder } from '@filigree/contracts/desk';
import { useRef, useState } from 'react';
import { clickKey } from '../../../api/click-key.ts';
import { deskOrders } from '../../../i18n/desk/desk-orders.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceRow } from '../../../ui/choice-row.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { notify } from '../../../ui/notify.ts';
import { deskApi } from '../api.ts';
import { FormProblem } from '../form-problem.tsx';
import { useMay } from '../me.ts';
import { textOf, useDeskForm } from '../use-form.ts';
import { formatMoment } from '../words.ts';

type Reader = 'inside' | 'customer';

function Write({ order }: { readonly order: DeskOrder }) {
  const t = useTexts(deskOrders);
  const mayTell = useMay()('orders.tell') && order.customer.email !== null;
  const [reader, setReader] = useState<Reader>('inside');
  const [note] = deskApi.useDeskNoteOrderMutation();
  const [tell] = deskApi.useDeskTellCustomerMutation();
  const element = useRef<HTMLFormElement>(null);
  // Of these words, until they are written down.
  const key = useRef(clickKey());
  const { busy, problem, errorOf, form } = useDeskForm(async (values) => {
    const act = { number: order.number, key: key.current, body: { text: textOf(values, 'text') } };
    const { error } = await (reader === 'inside' ? note(act) : tell(act));
    if (error) return error;
    key.current = clickKey();
    element.current?.reset();
    if (reader === 'customer') notify({ about: 'desk-note', title: t('notes.sent') });
    return undefined;
  }, t('notes.failed'));
  return (
    <form {...form} ref={element} className="mt-4 grid gap-4">
      {mayTell ? (
        <ChoiceRow<Reader>
          label={t('notes.to')}
          value={reader}
          onChange={setReader}
          options={[
            { value: 'inside', label: t('notes.inside') },
            { value: 'customer', label: t('notes.customer') },
          ]}
        />
      ) : null}
      <Field
        most={2_000}
        label={t('notes.text')}
        hint={reader === 'inside' ? t('notes.inside.hint') : t('notes.customer.hint')}
        error={errorOf('text')}
      >
        {(control) => <Textarea {...control} name="text" rows={3} />}
      </Field>
      <div>
        <FormProblem message={problem} />
        <Button type="submit" variant="outline" loading={busy} loadingLabel={t('move.busy')}>
          {reader === 'inside' ? t('notes.write') : t('notes.send')}
        </Button>
      </div>
    </form>
  );
}

/** What colleagues tell each other, and what the customer is told. */
export function Notes({ order }: { readonly order: DeskOrder }) {
  const t = useTexts(deskOrders);
  return (
    <section aria-labelledby="desk-notes">
      <h2 id="desk-notes" className="font-display text-title font-medium">
        {t('notes')}
      </h2>
      {order.notes.length === 0 ? (
        <p className="mt-3 text-sm text-ink-soft">{t('notes.none')}</p>
      ) : (
        <ul className="mt-4 grid gap-4">
          {order.notes.map(({ id, text, by, at }) => (
            <li key={id} className="border-s-2 border-edge ps-4">
              <p className="text-sm break-words whitespace-pre-line">{text}</p>
              <p className="mt-0.5 text-xs text-ink-soft">
                {by} · {formatMoment(at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Write order={order} />
    </section>
  );
}
