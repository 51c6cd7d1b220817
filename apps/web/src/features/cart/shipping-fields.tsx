import type { ComponentProps } from 'react';
import { cart } from '../../i18n/en/cart.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { SHIPPING_FIELDS, type Shipping, type ShippingField, type ShippingProblems } from './shipping.ts';

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
const INPUTS: Record<ShippingField, ComponentProps<'input'> & { readonly wide: string }> = {
  fullName: { wide: 'sm:col-span-3', autoComplete: 'shipping name', maxLength: 120 },
  email: { wide: 'sm:col-span-3', type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 254 },
  address: { wide: 'sm:col-span-6', autoComplete: 'shipping street-address', maxLength: 300 },
  city: { wide: 'sm:col-span-6 md:col-span-2', autoComplete: 'shipping address-level2', maxLength: 120 },
  state: { wide: 'sm:col-span-3 md:col-span-2', autoComplete: 'shipping address-level1', maxLength: 120 },
  zipCode: { wide: 'sm:col-span-3 md:col-span-2', autoComplete: 'shipping postal-code', maxLength: 20 },
  country: { wide: 'sm:col-span-6', autoComplete: 'shipping country-name', maxLength: 80 },
};

interface ShippingFieldsProps {
  readonly initial: Shipping;
  readonly problems: ShippingProblems;
}

/** Uncontrolled: what is typed stays whatever is rendered around it. */
export function ShippingFields({ initial, problems }: ShippingFieldsProps) {
  const t = useTexts(cart);
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-6">
      {SHIPPING_FIELDS.map((field) => {
        const { wide, ...input } = INPUTS[field];
        return (
          <Field key={field} label={t(`shipping.${field}`)} error={problems[field]} className={wide}>
            {(control) => (
              <Input
                {...control}
                {...input}
                name={field}
                required={field !== 'country'}
                defaultValue={initial[field]}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}
