import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Forgot password', 'Get a link to choose a new password.');

export default function ForgotPasswordPage() {
  return (
    <AuthFrame
      title="Forgot your password?"
      lead="Tell us your email and we will send you a link to choose a new one."
    >
      <ForgotPasswordForm />
    </AuthFrame>
  );
}
