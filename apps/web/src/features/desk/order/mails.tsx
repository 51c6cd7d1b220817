import type { DeskOrder, OrderMail } from '@filigree/contracts/desk';
import { clickKey } from '../../../api/click-key.ts';
import { failureMessage } from '../../../api/failure.ts';
import { deskOrders } from '../../../i18n/desk/desk-orders.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DropdownMenu, MenuItem } from '../../../ui/dropdown-menu.tsx';
import { notify } from '../../../ui/notify.ts';
import { deskApi } from '../api.ts';
import { formatMoment } from '../words.ts';

type Mails = NonNullable<DeskOrder['mails']>;

/** What was written to the customer, and writing it again. */
export function MailsCard({ number, mails }: { readonly number: string; readonly mails: Mails }) {
  const t = useTexts(deskOrders);
  const [resend, { isLoading }] = deskApi.useDeskResendMailMutation();
  const again = async (mail: OrderMail) => {
    const { error } = await resend({ number, key: clickKey(), body: { mail } });
    const now = textsNow(deskOrders);
    if (error) {
      const description = failureMessage(error, now('later'));
      notify({ about: 'desk-mail', tone: 'destructive', title: now('mails.failed'), description });
    } else {
      notify({ about: 'desk-mail', title: now('mails.done'), description: now(`mails.${mail}`) });
    }
  };
  return (
    <section aria-labelledby="desk-mails" className="card p-6">
      <h2 id="desk-mails" className="font-display text-title font-medium">
        {t('mails')}
      </h2>
      {mails.sent.length === 0 ? (
        <p className="mt-3 text-sm text-ink-soft">{t('mails.none')}</p>
      ) : (
        <ul className="mt-4 grid gap-3 text-sm">
          {mails.sent.map(({ id, subject, state, at }) => (
            <li key={id}>
              <p className="break-words">{subject}</p>
              <p className={state === 'failed' ? 'text-xs text-destructive' : 'text-xs text-ink-soft'}>
                {formatMoment(at)}, {t(`mail.${state}`)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {mails.again.length === 0 ? null : (
        <DropdownMenu
          align="start"
          trigger={
            <Button variant="outline" className="mt-5 w-full" loading={isLoading}>
              {t('mails.again')}
            </Button>
          }
        >
          {mails.again.map((mail) => (
            <MenuItem key={mail} onSelect={() => void again(mail)}>
              {t(`mails.${mail}`)}
            </MenuItem>
          ))}
        </DropdownMenu>
      )}
    </section>
  );
}
