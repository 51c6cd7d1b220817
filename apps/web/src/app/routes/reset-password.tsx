import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { ResetPasswordForm } from '../../features/auth/reset-password-form.tsx';
import { mailLinks } from '../../i18n/en/mailLinks.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(textsNow(mailLinks)('reset.tab'), textsNow(mailLinks)('reset.page'));

export default function ResetPasswordPage() {
  const t = useTexts(mailLinks);
  return (
    <AuthFrame title={t('reset.title')} lead={t('reset.lead')}>
      <ResetPasswordForm />
    </AuthFrame>
  );
}
