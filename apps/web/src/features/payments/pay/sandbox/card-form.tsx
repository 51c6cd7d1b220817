import { type ChangeEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import {
  type CardProblems,
  type CardText,
  cardProblems,
  formatCardNumber,
  formatExpiry,
  paymentMethodData,
} from './card-entry.ts';

export interface CardForm {
  /** What to send, or the first thing that is missing: it is then said at its field, which gets the focus. */
  readonly read: () => { readonly data: Record<string, string> } | { readonly problem: string };
}

const EMPTY: CardText = { number: '', expiry: '', cvc: '' };
const FIELDS = [
  {
    name: 'number',
    label: 'Card number',
    placeholder: '1234 1234 1234 1234',
    autoComplete: 'cc-number',
    maxLength: 23,
  },
  { name: 'expiry', label: 'Expiration date', placeholder: 'MM / YY', autoComplete: 'cc-exp', maxLength: 9 },
  { name: 'cvc', label: 'Security code', placeholder: 'CVC', autoComplete: 'cc-csc', maxLength: 4 },
] as const;

/** The card fields of the sandbox. What is typed lives here alone, until it is sent to the sandbox. */
export function SandboxCardForm({ ref }: { readonly ref: Ref<CardForm> }) {
  const [card, setCard] = useState(EMPTY);
  const [problems, setProblems] = useState<CardProblems>({});
  const fields = useRef<HTMLDivElement>(null);

  useImperativeHandle(ref, () => ({
    read: () => {
      const found = cardProblems(card);
      setProblems(found);
      const first = FIELDS.find(({ name }) => found[name] !== undefined);
      if (!first) return { data: paymentMethodData(card) };
      fields.current?.querySelector<HTMLInputElement>(`[data-card="${first.name}"]`)?.focus();
      return { problem: found[first.name] ?? '' };
    },
  }));

  const change = (name: keyof CardText) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    const text = {
      number: () => formatCardNumber(value),
      expiry: () => formatExpiry(value, card.expiry),
      cvc: () => value.replace(/\D/g, ''),
    }[name]();
    setCard({ ...card, [name]: text });
    setProblems(({ [name]: _solved, ...others }) => others);
  };

  return (
    <div ref={fields} className="grid grid-cols-2 gap-x-4 gap-y-5">
      {FIELDS.map(({ name, label, ...rest }) => (
        <Field
          key={name}
          label={label}
          error={problems[name]}
          className={name === 'number' ? 'col-span-2' : 'max-xs:col-span-2'}
        >
          {(control) => (
            <Input
              {...control}
              {...rest}
              data-card={name}
              className="figures"
              inputMode="numeric"
              required
              value={card[name]}
              onChange={change(name)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
