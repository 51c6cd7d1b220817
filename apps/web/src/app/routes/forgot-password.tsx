import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx';
import { mailLinks } from '../../i18n/en/mailLinks.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta(textsNow(mailLinks)('forgot.tab'), textsNow(mailLinks)('forgot.page'), { picture: 'account' });

export default function ForgotPasswordPage() {
  const t = useTexts(mailLinks);
  return (
    <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <ForgotPasswordForm />
    </AuthFrame>
  );
}
