import type { User } from '@filigree/contracts';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useCreditBalanceQuery } from '../../../api/credits.ts';
import { failureMessage } from '../../../api/failure.ts';
import { useResendVerificationMutation } from '../../../api/verification.ts';
import { settings as texts } from '../../../i18n/en/settings.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { creditWord, formatCredits } from '../../../ui/credit-words.ts';
import { notify } from '../../../ui/notify.ts';

/** Whether the address is proven, and another link where it is not. */
export function Verification({ user: { email, emailVerified } }: { readonly user: User }) {
  const t = useTexts(texts);
  const [resend, { isLoading }] = useResendVerificationMutation();
  const [isSent, setIsSent] = useState(false);
  const { data: credits } = useCreditBalanceQuery(undefined, { skip: emailVerified });
  const coming = credits?.onConfirmation ?? 0;
  if (emailVerified) {
    return (
      <p className="mb-7 flex items-center gap-2 text-sm text-ink-soft">
        <CircleCheck className="size-4 shrink-0" strokeWidth={1.5} aria-hidden="true" />
        {t('verified.yes')}
      </p>
    );
  }
  const send = async () => {
    const { error } = await resend({ email });
    if (error) {
      const description = failureMessage(error, t('later'));
      notify({ about: 'address', tone: 'destructive', title: t('verified.failed'), description });
      return;
    }
    setIsSent(true);
    notify({ about: 'address', title: t('verified.sent'), description: email });
  };
  return (
    <Alert
      title={t('verified.no')}
      className="mb-8"
      action={
        isSent ? null : (
          <Button
            variant="outline"
            size="small"
            loading={isLoading}
            loadingLabel={t('verified.sending')}
            onClick={() => void send()}
          >
            {t('verified.resend')}
          </Button>
        )
      }
    >
      <span className="break-words">{t('verified.no.text', { email })}</span>
      {coming > 0 && (
        <span className="mt-1 block">
          {t('verified.credits', { credits: `${formatCredits(coming)} ${creditWord(coming)}` })}
        </span>
      )}
    </Alert>
  );
}
