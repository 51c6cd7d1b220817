import type { Order } from '@filigree/contracts';
import { DELIVERY_WEEKS } from '@filigree/contracts/constants';
import { useSearchParams } from 'react-router';
import { useGetCartQuery } from '../../api/cart.ts';
import { isApiFailure } from '../../api/failure.ts';
import { orders } from '../../i18n/en/orders.ts';
import { usePhrases } from '../../i18n/phrases.ts';
import { Rich } from '../../i18n/rich.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useConfetti } from '../../ui/confetti.ts';
import { ContactLink } from '../../ui/contact-link.tsx';
import { EmptyPicture } from '../../ui/empty-picture.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LineThumb } from '../../ui/line-thumb.tsx';
import { formatUsd } from '../../ui/money.ts';
import { mercerSapphireBand } from '../../ui/shown/mercer-sapphire-band.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { usePlacedOrder } from './use-placed-order.ts';
import { isPaid, statusLabel, statusMeaning } from './words.ts';

const STEPS = ['step.email', 'step.making', 'step.tracking'] as const;

function NotFound({
  unreachable,
  retry,
  retrying,
}: {
  readonly unreachable: boolean;
  readonly retry: () => void;
  readonly retrying: boolean;
}) {
  const t = useTexts(orders);
  return (
    <EmptyState
      isPage
      title={t('notFound')}
      picture={<EmptyPicture piece={mercerSapphireBand} />}
      className="py-0"
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {unreachable ? (
            <Button variant="outline" loading={retrying} onClick={retry}>
              {t('again')}
            </Button>
          ) : null}
          <ButtonLink to="/">{t('home')}</ButtonLink>
        </span>
      }
    >
      {t('notFound.text')}
    </EmptyState>
  );
}

function Found({ order }: { readonly order: Order }) {
  const t = useTexts(orders);
  const phrase = usePhrases();
  const paid = isPaid(order);
  useConfetti(paid);
  // What was ordered has left the cart: the badge hears of it.
  useGetCartQuery(undefined, { skip: !paid, refetchOnMountOrArgChange: true });
  return (
    <>
      <h1 className="font-display text-display font-medium">
        {paid ? t('placed') : statusLabel(order.status)}
      </h1>
      <p className="mt-4 text-lg text-ink-soft">{paid ? t('placed.text') : statusMeaning(order.status)}</p>
      <ul className="mt-8 flex flex-wrap justify-center gap-3">
        {order.lines.map(({ name, imageUrl }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change.
          <li key={place}>
            <LineThumb src={imageUrl} alt={phrase(name)} className="w-24 sm:w-32" sizes="128px" />
          </li>
        ))}
      </ul>
      <dl className="mt-10 grid gap-6 border-y border-hairline py-7 sm:grid-cols-2">
        <div>
          <dt className="eyebrow">{t('number')}</dt>
          <dd className="figures mt-2 font-display text-heading font-medium">
            {order.orderNumber || t('none')}
          </dd>
        </div>
        <div>
          <dt className="eyebrow">{t('totalAmount')}</dt>
          <dd className="figures mt-2 font-display text-heading font-medium">
            {formatUsd(order.total ?? 0)}
          </dd>
        </div>
      </dl>
      {paid ? (
        <section aria-labelledby="what-next" className="mt-10 text-start">
          <h2 id="what-next" className="text-center font-display text-title font-medium">
            {t('next')}
          </h2>
          <ol className="mt-6 grid gap-6 sm:grid-cols-3">
            {STEPS.map((step, place) => (
              <li key={step} className="border-t border-ink pt-4">
                <p className="figures font-display text-title font-medium text-accent" aria-hidden="true">
                  {place + 1}
                </p>
                <p className="mt-1 font-medium">{t(`${step}.title`)}</p>
                <p className="mt-1 text-balance text-sm text-ink-soft">{t(`${step}.text`, DELIVERY_WEEKS)}</p>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <div className="mt-10 flex flex-col justify-center gap-3 sm:flex-row">
        <ButtonLink to="/profile#orders" size="large">
          {t('history.view')}
        </ButtonLink>
        <ButtonLink to="/" size="large" variant="outline">
          {t('home')}
        </ButtonLink>
      </div>
      <p className="mt-6 text-sm text-ink-soft">
        <Rich text={t('questions')} marks={{ contact: (words) => <ContactLink words={words} /> }} />
      </p>
    </>
  );
}

/** Where the hosted payment page leads. Celebrates only what is paid. */
export function OrderSuccess() {
  const t = useTexts(orders);
  const [params] = useSearchParams();
  const placed = usePlacedOrder(params.get('session_id') || null);
  return (
    <div className="page-width py-16 text-center md:py-24">
      <div aria-live="polite" className="mx-auto max-w-3xl">
        {placed.is === 'loading' ? (
          <p className="flex items-center justify-center gap-3 py-24 text-ink-soft">
            <Spinner />
            {t('loading.order')}
          </p>
        ) : null}
        {placed.is === 'missing' ? (
          <NotFound
            unreachable={isApiFailure(placed.error) && placed.error.status !== 404}
            retry={placed.retry}
            retrying={placed.retrying}
          />
        ) : null}
        {placed.is === 'found' ? <Found order={placed.order} /> : null}
      </div>
    </div>
  );
}
