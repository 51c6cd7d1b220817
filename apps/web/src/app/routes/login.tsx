import { lazy, Suspense } from 'react';
import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { usePendingChallenge } from '../../features/auth/second-step.ts';
import { auth } from '../../i18n/en/auth.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { loadPart } from '../../session/load-code.ts';
import { FullPageSpinner } from '../../ui/spinner.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta(textsNow(auth)('login.tab'), textsNow(auth)('login.page'), { picture: 'account' });

const TwoStepForm = lazy(async () => ({
  default: (await loadPart(() => import('../../features/auth/two-step-form.tsx'))).TwoStepForm,
}));

export default function LoginPage() {
  const t = useTexts(auth);
  const challengeToken = usePendingChallenge();
  if (challengeToken !== undefined) {
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <TwoStepForm key={challengeToken} challengeToken={challengeToken} />
      </Suspense>
    );
  }
  return (
    <AuthFrame title={t('login.title')} lead={t('login.lead')}>
      <LoginForm />
    </AuthFrame>
  );
}
