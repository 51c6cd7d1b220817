import type { ReactNode } from 'react';
import { deskDoor } from '../../../i18n/desk/desk-door.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { deskApi } from '../api.ts';
import { FormProblem } from '../form-problem.tsx';
import { textOf, useDeskForm } from '../use-form.ts';
import { CodeInput } from './code-input.tsx';
import { DoorFrame } from './door-frame.tsx';

/** Password and code in one step, on a browser that is known. */
export function SignInPage({ themeToggle }: { readonly themeToggle: ReactNode }) {
  const t = useTexts(deskDoor);
  const [signIn] = deskApi.useDeskSignInMutation();
  const { busy, problem, errorOf, form } = useDeskForm(async (values) => {
    const { error } = await signIn({
      email: textOf(values, 'email'),
      password: textOf(values, 'password'),
      code: textOf(values, 'code'),
    });
    return error;
  }, t('later'));
  return (
    <DoorFrame
      tab={t('signIn.tab')}
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      themeToggle={themeToggle}
    >
      <form {...form} className="grid gap-5">
        <Field label={t('email')} error={errorOf('email')}>
          {(control) => (
            <Input {...control} name="email" type="email" autoComplete="username" inputMode="email" />
          )}
        </Field>
        <Field label={t('password')} error={errorOf('password')}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
        <CodeInput label={t('code')} hint={t('code.hint')} error={errorOf('code')} />
        <div>
          <FormProblem message={problem} />
          <Button
            type="submit"
            size="large"
            className="w-full"
            loading={busy}
            loadingLabel={t('signIn.busy')}
          >
            {t('signIn')}
          </Button>
        </div>
        <p className="text-sm text-ink-soft">{t('signIn.lost')}</p>
      </form>
    </DoorFrame>
  );
}
