import { DELIVERY_WEEKS } from '@filigree/contracts/constants';
import { ArrowLeft, Lock } from 'lucide-react';
import { type FocusEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { CartState } from '../../api/cart-slice.ts';
import { useMeasurementSystem } from '../../api/use-measurement-system.ts';
import { cart as cartTexts } from '../../i18n/en/cart.ts';
import { usePhrases } from '../../i18n/phrases.ts';
import { Rich } from '../../i18n/rich.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { selectUser } from '../../session/auth-slice.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LineThumb } from '../../ui/line-thumb.tsx';
import { formatCents, formatUsd } from '../../ui/money.ts';
import { optionWords } from '../../ui/piece-options.ts';
import { FullPageSpinner } from '../../ui/spinner.tsx';
import { CardFields } from './card-fields.tsx';
import { TotalLines } from './cart-summary.tsx';
import { lacksRingSize, RingSizeField } from './ring-size-field.tsx';
import { type CheckoutState, initialShipping, type Shipping, shippingOf } from './shipping.ts';
import { ShippingFields } from './shipping-fields.tsx';
import { lineCents } from './totals.ts';
import { useCart } from './use-cart.ts';
import { useCheckout } from './use-checkout.ts';

interface LinesProps extends Pick<CartState, 'items'> {
  /** Ids of the rings whose size was found missing. */
  readonly unsized: readonly string[];
}

function Lines({ items, unsized }: LinesProps) {
  const t = useTexts(cartTexts);
  const phrase = usePhrases();
  const system = useMeasurementSystem();
  return (
    <ul className="grid gap-4">
      {items.map((item) => (
        <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 text-sm">
          <LineThumb src={item.imageUrl} alt="" className="w-16" />
          <div className="min-w-0 grow">
            <p className="line-clamp-2 font-medium break-words first-letter:uppercase">{phrase(item.name)}</p>
            <p className="text-ink-soft">
              {[t('qty', { quantity: item.quantity }), ...optionWords(item.options, system)].join(' · ')}
            </p>
          </div>
          <p className="figures shrink-0">{formatCents(lineCents(item))}</p>
          {lacksRingSize(item) || unsized.includes(item.id) ? (
            <RingSizeField item={item} isMissed={unsized.includes(item.id)} className="w-full" />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Form({ cart }: { readonly cart: CartState }) {
  const t = useTexts(cartTexts);
  const navigate = useNavigate();
  const location = useLocation();
  const user = useSelector(selectUser);
  const [initial] = useState(() => initialShipping(location.state, user));
  // With this entry of the history: going to the payment page or to the login and back, it is still there.
  const remember = (shipping: Shipping) =>
    void navigate(location.pathname, {
      replace: true,
      state: { shipping } satisfies CheckoutState,
      preventScrollReset: true,
    });
  const { busy, problems, totals, hasChanged, onSubmit } = useCheckout(cart, remember);
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (isField && event.target.name !== '') {
      remember(shippingOf(new FormData(event.currentTarget)));
    }
  };

  return (
    <form
      noValidate
      aria-label={t('checkout')}
      onSubmit={onSubmit}
      onBlur={onBlur}
      className="mt-10 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14"
    >
      <div className="grid gap-8">
        <section aria-labelledby="shipping-information" className="card p-6 sm:p-8">
          <h2 id="shipping-information" className="mb-6 font-display text-title font-medium">
            {t('checkout.shipping')}
          </h2>
          <ShippingFields initial={initial} problems={problems.shipping} />
        </section>
        <section aria-labelledby="payment-information" className="card p-6 sm:p-8">
          <h2 id="payment-information" className="font-display text-title font-medium">
            {t('checkout.payment')}
          </h2>
          <p className="mt-2 mb-6 flex gap-2.5 text-sm text-ink-soft">
            <Lock className="mt-1 size-3.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
            {t('checkout.secure')}
          </p>
          <CardFields missing={problems.card} />
        </section>
      </div>
      <section aria-labelledby="order-summary" className="card p-6 stays-in-sight">
        <h2 id="order-summary" className="mb-5 font-display text-title font-medium">
          {t('summary')}
        </h2>
        <Lines items={cart.items} unsized={problems.unsized} />
        <div className="mt-6 border-t border-hairline pt-5">
          <TotalLines totals={totals} />
        </div>
        <div aria-live="assertive">
          {hasChanged ? (
            <Alert title={t('changed')} className="mt-5 bg-mist">
              <Rich
                text={t('changed.text', { total: formatUsd(totals.total) })}
                marks={{ total: (words) => <span className="figures font-medium text-ink">{words}</span> }}
              />
            </Alert>
          ) : null}
        </div>
        <Button
          type="submit"
          variant="accent"
          size="large"
          className="mt-6 w-full"
          loading={busy}
          loadingLabel={t('checkout.busy')}
        >
          {t('checkout.continue')}
        </Button>
        <p className="mt-4 text-center text-xs text-ink-soft">{t('delivery', DELIVERY_WEEKS)}</p>
      </section>
    </form>
  );
}

/** Where the order goes, and what it costs; payment happens on the provider's page after it. */
export function CheckoutPage() {
  const t = useTexts(cartTexts);
  const { cart, fetched, error } = useCart();
  if (cart.items.length === 0) {
    // Not before the server has said so: a cart may be on its way.
    return fetched || error ? <Navigate to="/cart" replace /> : <FullPageSpinner />;
  }
  return (
    <div className="page-width pt-6 pb-20 md:pt-8">
      <ButtonLink to="/cart" variant="back">
        <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {t('checkout.back')}
      </ButtonLink>
      <header className="mt-4 md:mt-6">
        <h1 className="font-display text-display font-medium">{t('checkout')}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t('checkout.lead')}</p>
      </header>
      <Form cart={cart} />
    </div>
  );
}
