import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { ResetPasswordForm } from '../../features/auth/reset-password-form.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('New password', 'Choose a new password for your account.');

export default function ResetPasswordPage() {
  return (
    <AuthFrame title="Choose a new password" lead="It takes the place of the old one at once, everywhere.">
      <ResetPasswordForm />
    </AuthFrame>
  );
}
