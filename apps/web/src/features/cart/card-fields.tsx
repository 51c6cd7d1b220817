import { CVV_MAX_LENGTH } from '@filigree/contracts/constants';
import { cart } from '../../i18n/en/cart.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

/**
 * The card form of the checkout. Its inputs have no names and no state: what is typed is part of no form data, of no
 * store and of no request. Payment happens on the provider's page.
 */
const CARD_INPUTS = [
  {
    id: 'cardholderName',
    label: 'card.name',
    wide: 'col-span-2',
    input: { autoComplete: 'cc-name' },
  },
  {
    id: 'cardNumber',
    label: 'card.number',
    wide: 'col-span-2',
    input: {
      autoComplete: 'cc-number',
      inputMode: 'numeric',
      placeholder: '1234 5678 9012 3456',
    },
  },
  {
    id: 'expiryDate',
    label: 'card.expiry',
    wide: '',
    input: { autoComplete: 'cc-exp', inputMode: 'numeric', placeholder: '12/30' },
  },
  {
    id: 'cvv',
    label: 'card.cvv',
    wide: '',
    input: { type: 'password', autoComplete: 'cc-csc', inputMode: 'numeric', maxLength: CVV_MAX_LENGTH },
  },
] as const;

const inputsIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[data-card-field]')];

/** The card fields that are empty, by id, in the order in which they stand. */
export const emptyCardFields = (form: HTMLFormElement): string[] =>
  inputsIn(form)
    .filter(({ value }) => value.trim() === '')
    .map(({ dataset }) => dataset.cardField ?? '');

export function focusCardField(form: HTMLFormElement, id: string): void {
  inputsIn(form)
    .find(({ dataset }) => dataset.cardField === id)
    ?.focus();
}

/** Leaves nothing in the page that the browser keeps for going back to. */
export function forgetCard(form: HTMLFormElement): void {
  for (const input of inputsIn(form)) input.value = '';
}

/** @param missing ids of the fields that were found empty */
export function CardFields({ missing }: { readonly missing: readonly string[] }) {
  const t = useTexts(cart);
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      {CARD_INPUTS.map(({ id, label, wide, input }) => (
        <Field
          key={id}
          label={t(label)}
          error={missing.includes(id) ? t('fill') : undefined}
          className={wide}
        >
          {(control) => <Input {...control} {...input} className="figures" data-card-field={id} required />}
        </Field>
      ))}
    </div>
  );
}
