/** The shipping address as it is typed. */
import { countryOf, DEFAULT_COUNTRY, misfitPostalCode, missingRegionalFields } from '@filigree/addresses';

/** In the order of the form: the country comes before what depends on it. */
export const SHIPPING_FIELDS = [
  'fullName',
  'email',
  'country',
  'address',
  'city',
  'state',
  'zipCode',
] as const;
export type ShippingField = (typeof SHIPPING_FIELDS)[number];
export type Shipping = Readonly<Record<ShippingField, string>>;
export type ShippingProblems = Partial<Record<ShippingField, string>>;

/** Navigation state of /checkout: it survives a way to the payment page, or to the login, and back. */
export interface CheckoutState {
  readonly shipping: Shipping;
}

const textIn = (record: unknown, field: string): string | undefined => {
  const value = (record as Record<string, unknown> | null | undefined)?.[field];
  return typeof value === 'string' ? value : undefined;
};

/** What the form begins with: what was typed before, else what the account knows. */
export function initialShipping(
  state: unknown,
  user: { readonly name: string; readonly email: string } | null,
): Shipping {
  const typed = (state as Partial<CheckoutState> | null)?.shipping;
  const known: Partial<Shipping> = {
    fullName: user?.name ?? '',
    email: user?.email ?? '',
    country: DEFAULT_COUNTRY,
  };
  const begun = Object.fromEntries(
    SHIPPING_FIELDS.map((field) => [field, textIn(typed, field) ?? known[field] ?? '']),
  ) as Shipping;
  return { ...begun, country: countryOf(begun.country)?.name ?? DEFAULT_COUNTRY };
}

/** The typed values of a form, trimmed. */
export const shippingOf = (values: FormData): Shipping =>
  Object.fromEntries(
    SHIPPING_FIELDS.map((field) => {
      const value = values.get(field);
      return [field, typeof value === 'string' ? value.trim() : ''];
    }),
  ) as Shipping;

const EVERYWHERE = ['fullName', 'email', 'address'] as const;
const located = (shipping: Shipping): Shipping => ({
  ...shipping,
  country: shipping.country || DEFAULT_COUNTRY,
});

/** Which fields are empty that the country has, in the order in which they stand. */
export function missingFields(shipping: Shipping): readonly ShippingField[] {
  return [
    ...EVERYWHERE.filter((field) => shipping[field] === ''),
    ...missingRegionalFields(located(shipping)),
  ];
}

/** What postal codes of the country look like, when the typed one cannot be one of it. */
export const postalCodeExample = (shipping: Shipping): string | undefined =>
  misfitPostalCode(located(shipping))?.example;

/** What to send: an empty country is left out, so that the default stands. */
export function addressToSend({ country, ...address }: Shipping) {
  return country === '' ? address : { ...address, country };
}

/** What the server refused in the address, by field. */
export function refusedFields(details: unknown): ShippingProblems {
  if (!Array.isArray(details)) return {};
  const problems: ShippingProblems = {};
  for (const issue of details) {
    const path = textIn(issue, 'path');
    const message = textIn(issue, 'message');
    const field = SHIPPING_FIELDS.find((name) => path === name || path?.endsWith(`shippingAddress.${name}`));
    if (field && message !== undefined) problems[field] ??= message;
  }
  return problems;
}
