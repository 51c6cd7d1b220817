import type { DeskOrder } from '@filigree/contracts/desk';
import { Copy } from 'lucide-react';
import { Link } from 'react-router';
import { deskOrders } from '../../../i18n/desk/desk-orders.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { ChangeAddress } from './change-address.tsx';

function CopyAddress({ address }: { readonly address: readonly string[] }) {
  const t = useTexts(deskOrders);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address.join('\n'));
      notify({ about: 'desk-copy', title: t('customer.copied') });
    } catch {
      // The browser keeps the clipboard to itself: the address can still be marked by hand.
      notify({ about: 'desk-copy', tone: 'destructive', title: t('customer.copy.failed') });
    }
  };
  return (
    <Button variant="link" size="small" className="mt-2" onClick={() => void copy()}>
      <Copy className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
      {t('customer.copy')}
    </Button>
  );
}

/** Who ordered, and where it goes. */
export function CustomerCard({ order }: { readonly order: DeskOrder }) {
  const t = useTexts(deskOrders);
  const { name, email, address, hasAccount, orders } = order.customer;
  return (
    <section aria-labelledby="desk-customer" className="card p-6">
      <h2 id="desk-customer" className="font-display text-title font-medium">
        {t('customer')}
      </h2>
      {name === null ? (
        <p className="mt-3 text-sm text-ink-soft">{t('customer.gone')}</p>
      ) : (
        <>
          <address className="mt-3 text-sm leading-relaxed break-words not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <CopyAddress address={address} />
        </>
      )}
      {email === null ? null : (
        <p className="mt-3 text-sm wrap-anywhere">
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        </p>
      )}
      {name !== null && !hasAccount ? (
        <p className="mt-3 text-xs text-ink-soft">{t('customer.guest')}</p>
      ) : null}
      {email !== null && orders > 1 ? (
        <Link
          to={`/desk/orders?search=${encodeURIComponent(email)}`}
          className="link mt-3 inline-block text-sm"
        >
          {t('customer.orders', { count: orders })}
        </Link>
      ) : null}
      <ChangeAddress order={order} />
    </section>
  );
}
