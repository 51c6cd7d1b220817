import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { SignupForm } from '../../features/auth/signup-form.tsx';
import { auth } from '../../i18n/en/auth.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta(textsNow(auth)('signup.tab'), textsNow(auth)('signup.page'), { picture: 'account' });

export default function SignupPage() {
  const t = useTexts(auth);
  return (
    <AuthFrame title={t('signup.title')} lead={t('signup.lead')}>
      <SignupForm />
    </AuthFrame>
  );
}
