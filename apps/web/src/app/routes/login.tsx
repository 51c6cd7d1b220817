import { AuthFrame } from '../../features/auth/auth-frame.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Login', 'Sign in to your designs, drafts and credits.');

export default function LoginPage() {
  return (
    <AuthFrame title="Welcome back" lead="Your designs are where you left them.">
      <LoginForm />
    </AuthFrame>
  );
}
