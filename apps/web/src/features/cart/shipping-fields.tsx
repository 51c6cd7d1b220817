import {
  type CityName,
  type Country,
  cityName,
  countries,
  countryName,
  countryOf,
  hasField,
  needsField,
  type PostalCodeName,
  postalCodeName,
  REGIONAL_FIELDS,
  type RegionalField,
  type StateName,
  stateName,
} from '@filigree/addresses';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useMemo, useState } from 'react';
import { cart } from '../../i18n/en/cart.ts';
import type { KeyOf } from '../../i18n/namespace.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { SHIPPING_FIELDS, type Shipping, type ShippingField, type ShippingProblems } from './shipping.ts';

type TextField = Exclude<ShippingField, 'country'>;
/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
const INPUTS: Record<TextField, ComponentProps<'input'>> = {
  fullName: { autoComplete: 'shipping name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  address: { autoComplete: 'shipping street-address' },
  city: { autoComplete: 'shipping address-level2' },
  state: { autoComplete: 'shipping address-level1' },
  zipCode: { autoComplete: 'shipping postal-code' },
};
const MOST: Record<TextField, number> = {
  fullName: 120,
  email: 254,
  address: 300,
  city: 120,
  state: 120,
  zipCode: 20,
};

type Label = Extract<
  KeyOf<typeof cart.messages>,
  `shipping.${ShippingField}` | `city.${string}` | `state.${string}` | `zip.${string}`
>;
const CITIES: Record<CityName, Label> = {
  city: 'shipping.city',
  district: 'city.district',
  post_town: 'city.postTown',
  suburb: 'city.suburb',
};
const STATES: Record<StateName, Label> = {
  area: 'state.area',
  county: 'state.county',
  department: 'state.department',
  district: 'state.district',
  do_si: 'state.doSi',
  emirate: 'state.emirate',
  island: 'state.island',
  oblast: 'state.oblast',
  parish: 'state.parish',
  prefecture: 'state.prefecture',
  province: 'state.province',
  region: 'state.region',
  state: 'shipping.state',
};
const POSTAL_CODES: Record<PostalCodeName, Label> = {
  cap: 'zip.cap',
  cep: 'zip.cep',
  eircode: 'zip.eircode',
  pin: 'zip.pin',
  plz: 'zip.plz',
  postal: 'zip.postal',
  postcode: 'zip.postcode',
  zip: 'shipping.zipCode',
};

const REGIONAL_LABELS: Record<RegionalField, (country: Country) => Label> = {
  city: (country) => CITIES[cityName(country)],
  state: (country) => STATES[stateName(country)],
  zipCode: (country) => POSTAL_CODES[postalCodeName(country)],
};
const isRegional = (field: ShippingField): field is RegionalField => field in REGIONAL_LABELS;

interface Part {
  readonly isShown: boolean;
  readonly isRequired: boolean;
  readonly label: Label;
  readonly wide: string;
}

/** How a field stands in the form of a country. */
function partOf(field: TextField, country: Country | undefined): Part {
  const wide = field === 'address' ? 'sm:col-span-6' : 'sm:col-span-3';
  if (!isRegional(field)) return { isShown: true, isRequired: true, label: `shipping.${field}`, wide };
  const shown = REGIONAL_FIELDS.filter((regional) => hasField(country, regional));
  return {
    isShown: hasField(country, field),
    isRequired: needsField(country, field),
    label: country ? REGIONAL_LABELS[field](country) : `shipping.${field}`,
    wide:
      shown.length < 3 ? wide : field === 'city' ? 'sm:col-span-6 md:col-span-2' : `${wide} md:col-span-2`,
  };
}

/** Countries by their names in the language shown, in its order of letters. */
function useCountries(language: string) {
  return useMemo(() => {
    const named = countries().map((country) => ({
      value: country.name,
      label: countryName(country, language),
    }));
    return named.sort((a, b) => a.label.localeCompare(b.label, language));
  }, [language]);
}

interface ShippingFieldsProps {
  readonly initial: Shipping;
  readonly problems: ShippingProblems;
}

/**
 * Uncontrolled: what is typed stays whatever is rendered around it. What the chosen country has no place for is hidden
 * and not sent, and is there again with a country that has.
 */
export function ShippingFields({ initial, problems }: ShippingFieldsProps) {
  const t = useTexts(cart);
  const options = useCountries(t.language);
  const [chosen, setChosen] = useState(initial.country);
  const country = countryOf(chosen);

  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-6">
      {SHIPPING_FIELDS.map((field) => {
        if (field === 'country') {
          return (
            <Field
              key={field}
              label={t('shipping.country')}
              error={problems.country}
              className="sm:col-span-6"
            >
              {(control) => (
                <span className="relative block">
                  <select
                    {...control}
                    name="country"
                    autoComplete="shipping country-name"
                    className="control appearance-none pe-10"
                    defaultValue={initial.country}
                    onChange={({ target }) => setChosen(target.value)}
                  >
                    {options.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                  <ChevronDown
                    className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4 text-ink-soft"
                    aria-hidden="true"
                  />
                </span>
              )}
            </Field>
          );
        }
        const { isShown, isRequired, label, wide } = partOf(field, country);
        const name = t(label);
        return (
          <Field
            key={field}
            label={isRequired ? name : t('shipping.optional', { name })}
            most={MOST[field]}
            error={problems[field]}
            className={isShown ? wide : 'hidden'}
          >
            {(control) => (
              <Input
                {...control}
                {...INPUTS[field]}
                name={field}
                required={isRequired}
                disabled={!isShown}
                defaultValue={initial[field]}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}
