import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { VerifyEmailForm } from '../../features/auth/verify-email-form.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Confirm your email', 'Confirm the email address of your account.');

export default function VerifyEmailPage() {
  return (
    <AuthFrame
      title="Confirm your email"
      lead="One click, and we know that the address you signed up with is yours."
    >
      <VerifyEmailForm />
    </AuthFrame>
  );
}
