import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../api/failure.ts';
import { payments } from '../../i18n/en/payments.ts';
import { textsNow } from '../../i18n/texts.ts';
import { tryCode } from '../../session/load-code.ts';
import { useCreateIntentMutation, useLazyPaymentSettingsQuery } from './api.ts';
import type { PaymentForm } from './pay/payment-form.tsx';

export type SecurePayment =
  | { readonly is: 'opening' }
  | {
      readonly is: 'ready';
      readonly Form: typeof PaymentForm;
      readonly stripe: Stripe;
      readonly clientSecret: string;
      readonly testMode: boolean;
    }
  | { readonly is: 'failed'; readonly message: string };

/**
 * Brings together what paying for a package needs: the payment itself, the provider's settings, its code and its form.
 * @param packageId null: nothing is opened
 */
export function useSecurePayment(packageId: string | null): {
  readonly payment: SecurePayment;
  readonly retry: () => void;
} {
  const [createIntent] = useCreateIntentMutation();
  const [fetchSettings] = useLazyPaymentSettingsQuery();
  const [payment, setPayment] = useState<SecurePayment>({ is: 'opening' });
  /** Counts up with every attempt, so that only the last one is heard. */
  const attempt = useRef(0);

  const open = useCallback(
    async (id: string) => {
      attempt.current += 1;
      const mine = attempt.current;
      setPayment({ is: 'opening' });
      const settle = (next: SecurePayment) => {
        if (attempt.current === mine) setPayment(next);
      };
      try {
        const loading = Promise.all([
          tryCode(() => import('./pay/payment-form.tsx')),
          fetchSettings(undefined, true)
            .unwrap()
            .then(async (settings) => {
              const { openProvider } = await tryCode(() => import('./pay/provider.ts'));
              return { settings, stripe: await openProvider(settings) };
            }),
        ]);
        const [{ clientSecret }, [{ PaymentForm: Form }, { settings, stripe }]] = await Promise.all([
          createIntent(id).unwrap(),
          loading,
        ]);
        if (!clientSecret) throw new Error(textsNow(payments)('noSecret'));
        const testMode = settings.testMode || settings.publishableKey.startsWith('pk_test_');
        settle({ is: 'ready', Form, stripe, clientSecret, testMode });
      } catch (error) {
        settle({ is: 'failed', message: failureMessage(error, textsNow(payments)('init.failed')) });
      }
    },
    [createIntent, fetchSettings],
  );

  useEffect(() => {
    if (packageId !== null) void open(packageId);
    return () => {
      attempt.current += 1;
    };
  }, [packageId, open]);

  const retry = useCallback(() => {
    if (packageId !== null) void open(packageId);
  }, [packageId, open]);
  return { payment, retry };
}
