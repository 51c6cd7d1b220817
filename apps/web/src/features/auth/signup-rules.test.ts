import { describe, expect, it } from 'vitest';
import { signupProblem } from './signup-rules.ts';

const good = {
  name: 'Ada',
  email: 'ada@example.com',
  password: 'lovelace',
  confirmPassword: 'lovelace',
  acceptTerms: true,
};

describe('the rules of signing up', () => {
  it('let a complete form pass', () => {
    expect(signupProblem(good)).toBeNull();
  });

  it('name the first problem, in the order of the form', () => {
    const nothing = { name: ' ', email: '', password: 'x', confirmPassword: 'y', acceptTerms: false };
    expect(signupProblem(nothing)).toEqual({ field: 'name', title: 'Name required' });
    expect(signupProblem({ ...nothing, name: 'Ada' })).toEqual({ field: 'email', title: 'Email required' });
    expect(signupProblem({ ...nothing, name: 'Ada', email: 'a@b.co' })).toEqual({
      field: 'password',
      title: 'Password too short',
      description: 'Password must be at least 8 characters long',
    });
    expect(signupProblem({ ...good, confirmPassword: 'other', acceptTerms: false })).toEqual({
      field: 'confirmPassword',
      title: 'Passwords do not match',
    });
    expect(signupProblem({ ...good, acceptTerms: false })).toEqual({
      field: 'acceptTerms',
      title: 'Terms not accepted',
      description: 'You must accept the terms and conditions to continue',
    });
  });
});
