import type { User } from '@filigree/contracts';
import { useDispatch } from 'react-redux';
import { failureMessage } from '../../../api/failure.ts';
import { settings as texts } from '../../../i18n/en/settings.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { userFetched } from '../../../session/auth-slice.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { useUpdateProfileMutation } from '../api.ts';

/** The address that was asked for and is not confirmed yet, and the way back to the one in force. */
export function PendingAddress({ user: { email, pendingEmail } }: { readonly user: User }) {
  const t = useTexts(texts);
  const dispatch = useDispatch();
  const [update, { isLoading }] = useUpdateProfileMutation();
  if (!pendingEmail) return null;
  const keep = async () => {
    const { data, error } = await update({ email });
    if (data) {
      dispatch(userFetched(data));
      notify({ about: 'account', title: t('address.kept'), description: email });
      return;
    }
    const description = failureMessage(error, t('later'));
    notify({ about: 'account', tone: 'destructive', title: t('account.failed'), description });
  };
  return (
    <Alert
      title={t('address.pending')}
      className="mb-8"
      action={
        <Button
          variant="outline"
          size="small"
          loading={isLoading}
          loadingLabel={t('saving')}
          onClick={() => void keep()}
        >
          {t('address.keep')}
        </Button>
      }
    >
      <span className="break-words">{t('address.pending.text', { email: pendingEmail })}</span>
    </Alert>
  );
}
