import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { VerifyEmailForm } from '../../features/auth/verify-email-form.tsx';
import { auth } from '../../i18n/en/auth.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(textsNow(auth)('verify.tab'), textsNow(auth)('verify.page'));

export default function VerifyEmailPage() {
  const t = useTexts(auth);
  return (
    <AuthFrame title={t('verify.title')} lead={t('verify.lead')}>
      <VerifyEmailForm />
    </AuthFrame>
  );
}
