import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { ResetPasswordForm } from '../../features/auth/reset-password-form.tsx';
import { auth } from '../../i18n/en/auth.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(textsNow(auth)('reset.tab'), textsNow(auth)('reset.page'));

export default function ResetPasswordPage() {
  const t = useTexts(auth);
  return (
    <AuthFrame title={t('reset.title')} lead={t('reset.lead')}>
      <ResetPasswordForm />
    </AuthFrame>
  );
}
