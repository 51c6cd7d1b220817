import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { SignupForm } from '../../features/auth/signup-form.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Sign Up', 'Create an account and design your first piece of jewelry.');

export default function SignupPage() {
  return (
    <AuthFrame title="Create your account" lead="It comes with credits for your first designs.">
      <SignupForm />
    </AuthFrame>
  );
}
