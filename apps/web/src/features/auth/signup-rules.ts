import { PASSWORD_MIN_LENGTH } from '@filigree/contracts/constants';

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
  if (values.name.trim() === '') return { field: 'name', title: 'Name required' };
  if (values.email.trim() === '') return { field: 'email', title: 'Email required' };
  if (values.password.length < PASSWORD_MIN_LENGTH) {
    return {
      field: 'password',
      title: 'Password too short',
      description: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`,
    };
  }
  if (values.password !== values.confirmPassword) {
    return { field: 'confirmPassword', title: 'Passwords do not match' };
  }
  if (!values.acceptTerms) {
    return {
      field: 'acceptTerms',
      title: 'Terms not accepted',
      description: 'You must accept the terms and conditions to continue',
    };
  }
  return null;
}
