import { PASSWORD_MIN_LENGTH } from '@filigree/contracts/constants';
import { auth } from '../../i18n/en/auth.ts';
import { textsNow } from '../../i18n/texts.ts';

interface SignupValues {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  acceptTerms: boolean;
}

/** The fields of the form, from top to bottom. */
export const SIGNUP_FIELDS = [
  'name',
  'email',
  'password',
  'confirmPassword',
  'acceptTerms',
] as const satisfies readonly (keyof SignupValues)[];

interface SignupProblem {
  readonly field: keyof SignupValues;
  readonly title: string;
  readonly description?: string;
}

/** The first thing that keeps an account from being created, in the order in which the form asks; null when nothing does. */
export function signupProblem(values: SignupValues): SignupProblem | null {
  const t = textsNow(auth);
  if (values.name.trim() === '') return { field: 'name', title: t('name.required') };
  if (values.email.trim() === '') return { field: 'email', title: t('email.required') };
  if (values.password.length < PASSWORD_MIN_LENGTH) {
    return {
      field: 'password',
      title: t('password.short'),
      description: t('password.short.text', { count: PASSWORD_MIN_LENGTH }),
    };
  }
  if (values.password !== values.confirmPassword) {
    return { field: 'confirmPassword', title: t('password.mismatch') };
  }
  if (!values.acceptTerms) {
    return {
      field: 'acceptTerms',
      title: t('terms.required'),
      description: t('terms.required.text'),
    };
  }
  return null;
}
