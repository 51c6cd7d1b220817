import { DELIVERY_WEEKS } from '@filigree/contracts/constants';
import { useRef, useState } from 'react';
import { failureMessage } from '../../api/failure.ts';
import { cart as cartTexts } from '../../i18n/en/cart.ts';
import { failures } from '../../i18n/en/failures.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyPicture } from '../../ui/empty-picture.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lumenRing } from '../../ui/shown/lumen-ring.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CartLine } from './cart-line.tsx';
import { TotalLines } from './cart-summary.tsx';
import { cartTotals } from './totals.ts';
import type { CartItem } from './types.ts';
import { useCart } from './use-cart.ts';
import { useClearCart } from './use-cart-changes.ts';

const split = 'grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]';

function LoadingCart() {
  const t = useTexts(cartTexts);
  return (
    <div role="status" aria-label={t('loading')} className={split}>
      <div>
        {[0, 1].map((place) => (
          <div key={place} className="flex gap-7 border-t border-hairline py-6">
            <Skeleton className="size-28 shrink-0 rounded-none sm:size-36" />
            <div className="grow">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="mt-3 h-4 w-24" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-72" />
    </div>
  );
}

function ClearCart() {
  const t = useTexts(cartTexts);
  const [open, setOpen] = useState(false);
  const { clearCart, isClearing } = useClearCart();
  const confirm = async () => {
    await clearCart();
    setOpen(false);
  };
  return (
    <>
      <Button variant="link" size="small" className="min-h-11 text-ink-soft" onClick={() => setOpen(true)}>
        {t('clear')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('clear.title')} description={t('clear.text')}>
        <div className="dialog-actions">
          <Button variant="outline" onClick={() => setOpen(false)}>
            {t('clear.keep')}
          </Button>
          <Button variant="destructive" loading={isClearing} onClick={() => void confirm()}>
            {t('clear')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

interface FilledProps {
  readonly items: readonly CartItem[];
  readonly onRemoved: () => void;
}

function Filled({ items, onRemoved }: FilledProps) {
  const t = useTexts(cartTexts);
  return (
    <div className={split}>
      <div>
        <ul className="divide-y divide-hairline border-y border-hairline">
          {items.map((item) => (
            <CartLine key={item.id} item={item} onRemoved={onRemoved} />
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <ButtonLink to="/studio" variant="link" size="small" className="min-h-11">
            {t('another')}
          </ButtonLink>
          <ClearCart />
        </div>
      </div>
      <section aria-labelledby="order-summary" className="card p-6 stays-in-sight">
        <h2 id="order-summary" className="font-display text-title font-medium">
          {t('summary')}
        </h2>
        <div className="mt-5">
          <TotalLines totals={cartTotals(items)} />
        </div>
        <ButtonLink to="/checkout" variant="accent" size="large" className="mt-6 w-full">
          {t('proceed')}
        </ButtonLink>
        <p className="mt-4 text-xs text-ink-soft">{t('delivered', DELIVERY_WEEKS)}</p>
      </section>
    </div>
  );
}

/** What is about to be ordered. */
export function CartPage() {
  const t = useTexts(cartTexts);
  const { cart, known, error, isFetching, retry } = useCart();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = known && cart.items.length === 0;
  return (
    <div className="page-width py-10 md:py-14">
      <header className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="font-display text-display font-medium outline-none">
          {t('page.title')}
        </h1>
        {cart.itemCount > 0 ? (
          <p className="figures text-ink-soft" aria-live="polite">
            {t('items', { count: cart.itemCount })}
          </p>
        ) : null}
      </header>
      {error ? (
        <Alert
          role="alert"
          tone="destructive"
          title={textsNow(failures)('fetchCart')}
          className="mb-8"
          action={
            <Button variant="outline" size="small" loading={isFetching} onClick={retry}>
              {t('again')}
            </Button>
          }
        >
          {failureMessage(error, t('later'))}
          {known ? ` ${t('stale')}` : null}
        </Alert>
      ) : null}
      {!known && !error ? <LoadingCart /> : null}
      {isEmpty ? (
        <EmptyState
          title={t('empty')}
          className="border-t border-hairline"
          picture={<EmptyPicture piece={lumenRing} />}
          action={
            <ButtonLink to="/studio" size="large">
              {t('empty.action')}
            </ButtonLink>
          }
        >
          {t('empty.text')}
        </EmptyState>
      ) : null}
      {cart.items.length > 0 ? (
        <Filled items={cart.items} onRemoved={() => heading.current?.focus()} />
      ) : null}
    </div>
  );
}
