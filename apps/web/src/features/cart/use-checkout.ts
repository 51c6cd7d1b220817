import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { cartApi } from '../../api/cart.ts';
import { type CartState, selectCart } from '../../api/cart-slice.ts';
import { failureMessage, isApiFailure } from '../../api/failure.ts';
import { cart as cartTexts } from '../../i18n/en/cart.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { closeNoticesAbout, notify } from '../../ui/notify.ts';
import { useCreateCheckoutMutation } from './api.ts';
import { emptyCardFields, focusCardField, forgetCard } from './card-fields.tsx';
import { lacksRingSize } from './ring-size-field.tsx';
import {
  addressToSend,
  missingFields,
  postalCodeExample,
  refusedFields,
  SHIPPING_FIELDS,
  type Shipping,
  type ShippingField,
  type ShippingProblems,
  shippingOf,
} from './shipping.ts';
import { cartTotals, freshTotals } from './totals.ts';
import type { CartItem, CheckoutTotals } from './types.ts';

interface Problems {
  readonly shipping: ShippingProblems;
  /** Ids of empty card fields. */
  readonly card: readonly string[];
  /** Ids of the lines that are rings without a size. */
  readonly unsized: readonly string[];
}
const NONE: Problems = { shipping: {}, card: [], unsized: [] };

function focusField(form: HTMLFormElement, field: ShippingField): void {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

/** Rings whose size nobody has spoken of: says so, and leads to the first. */
function askForSizes([first]: readonly string[]): void {
  const t = textsNow(cartTexts);
  notify({ about: 'checkout', tone: 'destructive', title: t('missing'), description: t('missing.size') });
  document.getElementById(`ring-size-${first}`)?.focus();
}

/** What stands in the way of sending, in the order in which it is told; the first field of it gets the focus. */
function judge(form: HTMLFormElement, shipping: Shipping, items: readonly CartItem[]): Problems | undefined {
  const t = textsNow(cartTexts);
  const missing = missingFields(shipping);
  const card = emptyCardFields(form);
  const unsized = items.filter(lacksRingSize).map(({ id }) => id);
  const [firstMissing] = missing;
  if (firstMissing !== undefined) {
    notify({
      about: 'checkout',
      tone: 'destructive',
      title: t('missing'),
      description: t('missing.shipping'),
    });
    focusField(form, firstMissing);
    return {
      shipping: Object.fromEntries(missing.map((field) => [field, t('fill')])),
      card,
      unsized,
    };
  }
  const email = form.elements.namedItem('email');
  if (email instanceof HTMLInputElement && email.validity.typeMismatch) {
    email.focus();
    return { shipping: { email: t('badEmail') }, card, unsized };
  }
  const example = postalCodeExample(shipping);
  if (example !== undefined) {
    focusField(form, 'zipCode');
    return { shipping: { zipCode: t('badZip', { example }) }, card, unsized };
  }
  const [firstEmpty] = card;
  if (firstEmpty !== undefined) {
    notify({ about: 'checkout', tone: 'destructive', title: t('missing'), description: t('missing.card') });
    focusCardField(form, firstEmpty);
    return { shipping: {}, card, unsized };
  }
  if (unsized.length > 0) {
    askForSizes(unsized);
    return { ...NONE, unsized };
  }
  return undefined;
}

/** The ids of lines that a refusal names. */
function linesIn(details: unknown): readonly string[] {
  const lines = (details as { readonly lines?: unknown } | null | undefined)?.lines;
  return Array.isArray(lines) ? lines.filter((line): line is string => typeof line === 'string') : [];
}

/**
 * The way from the filled form to the provider's page.
 * @param remember keeps the address with the page, so that it is there again after a way to elsewhere and back
 */
export function useCheckout(cart: CartState, remember: (shipping: Shipping) => void) {
  const t = useTexts(cartTexts);
  const [createCheckout] = useCreateCheckoutMutation();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState(NONE);
  const [refused, setRefused] = useState<{ totals: CheckoutTotals; cart: CartState } | null>(null);
  const [hasChanged, setHasChanged] = useState(false);
  // State arrives with the next render; a double click comes before it.
  const working = useRef(false);
  const dispatch = useDispatch<ThunkDispatch<{ readonly cart: CartState }, unknown, UnknownAction>>();
  // The server's totals stand until the cart itself has come anew.
  const totals = refused?.cart === cart ? refused.totals : cartTotals(cart.items);

  const rest = () => {
    working.current = false;
    setBusy(false);
  };

  useEffect(() => {
    // Back from the provider's page, the browser may show this one as it was left: busy.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      working.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  function goOn(form: HTMLFormElement, now: CartState): void {
    const shipping = shippingOf(new FormData(form));
    const found = judge(form, shipping, now.items);
    setProblems(found ?? NONE);
    if (found) {
      rest();
      return;
    }
    closeNoticesAbout('checkout');
    working.current = true;
    setBusy(true);
    remember(shipping);
    void send(form, shipping, now === cart ? totals : cartTotals(now.items));
  }

  /** A size that was chosen a moment ago counts: what is being changed in the cart arrives first. */
  async function goOnAfter(changes: Promise<unknown>, form: HTMLFormElement): Promise<void> {
    working.current = true;
    setBusy(true);
    await changes;
    goOn(
      form,
      dispatch((_dispatch, getState) => selectCart(getState())),
    );
  }

  async function send(form: HTMLFormElement, shipping: Shipping, expected: CheckoutTotals): Promise<void> {
    const { data, error } = await createCheckout({ shippingAddress: addressToSend(shipping), ...expected });
    if (data?.url) {
      forgetCard(form);
      window.location.assign(data.url);
      return;
    }
    rest();
    if (isApiFailure(error) && error.code === 'RING_SIZE_MISSING') {
      setProblems({ ...NONE, unsized: linesIn(error.details) });
      return askForSizes(linesIn(error.details));
    }
    const description = error ? failureMessage(error, t('later')) : t('checkout.noUrl');
    notify({ about: 'checkout', tone: 'destructive', title: t('checkout.failed'), description });
    if (!isApiFailure(error)) return;
    if (error.code === 'TOTALS_CHANGED') {
      const fresh = freshTotals(error.details);
      setHasChanged(true);
      if (fresh) setRefused({ totals: fresh, cart });
    }
    const fields = refusedFields(error.details);
    setProblems({ ...NONE, shipping: fields });
    const first = SHIPPING_FIELDS.find((field) => fields[field] !== undefined);
    if (first) focusField(form, first);
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (working.current) return;
    setHasChanged(false);
    const form = event.currentTarget;
    const changes = dispatch(cartApi.util.getRunningMutationsThunk());
    if (changes.length === 0) goOn(form, cart);
    else void goOnAfter(Promise.all(changes), form);
  };

  return { busy, problems, totals, hasChanged, onSubmit };
}
