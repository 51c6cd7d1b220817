import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx';
import { auth } from '../../i18n/en/auth.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta(textsNow(auth)('forgot.tab'), textsNow(auth)('forgot.page'), { picture: 'account' });

export default function ForgotPasswordPage() {
  const t = useTexts(auth);
  return (
    <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <ForgotPasswordForm />
    </AuthFrame>
  );
}
