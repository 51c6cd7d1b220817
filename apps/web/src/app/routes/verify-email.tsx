import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { VerifyEmailForm } from '../../features/auth/verify-email-form.tsx';
import { mailLinks } from '../../i18n/en/mailLinks.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(textsNow(mailLinks)('verify.tab'), textsNow(mailLinks)('verify.page'));

export default function VerifyEmailPage() {
  const t = useTexts(mailLinks);
  return (
    <AuthFrame title={t('verify.title')} lead={t('verify.lead')}>
      <VerifyEmailForm />
    </AuthFrame>
  );
}
