import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router';
import { areaMessage, failureMessage, isApiFailure } from '../../api/failure.ts';
import { twoStep } from '../../i18n/en/twoStep.ts';
import { useTexts } from '../../i18n/texts.ts';
import { authFailed, signedIn } from '../../session/auth-slice.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { notify } from '../../ui/notify.ts';
import { AuthFrame } from './auth-frame.tsx';
import { FormProblem } from './form-problem.tsx';
import { stateOfFirstStep } from './second-step.ts';
import { useAuthCalls } from './use-auth-calls.ts';
import { textOf, useAuthForm } from './use-auth-form.ts';

const APP_CODE = /^\d{6}$/;

/** What each kind of code is typed into. */
const INPUTS = {
  app: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  recovery: { autoComplete: 'off', inputMode: 'text' },
} as const;
const MOST = { app: 12, recovery: 64 } as const;
type Kind = keyof typeof INPUTS;

interface CodeFormProps {
  readonly challengeToken: string;
  readonly kind: Kind;
}

function CodeForm({ challengeToken, kind }: CodeFormProps) {
  const t = useTexts(twoStep);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const call = useAuthCalls();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const { busy, problem, errorOf, form } = useAuthForm(['code'], async (values) => {
    const typed = textOf(values, 'code').trim();
    // Apps show the digits in groups, and people copy them so.
    const code = kind === 'app' ? typed.replaceAll(/[\s-]/g, '') : typed;
    if (kind === 'app' ? !APP_CODE.test(code) : code === '') return { fields: { code: t(`${kind}.wrong`) } };
    const { data, error } = await call(({ verifyTwoFactor }) =>
      verifyTwoFactor(dispatch, { challengeToken, code }),
    );
    if (data) {
      // The guard of this page then leads to where the person came from.
      dispatch(signedIn(data));
      notify({ about: 'session', title: t('succeeded') });
      return undefined;
    }
    const message = failureMessage(error, t('failed.fallback'));
    dispatch(authFailed(areaMessage(error)));
    if (isApiFailure(error) && error.code === 'SIGN_IN_EXPIRED') {
      notify({ about: 'session', tone: 'destructive', title: t('failed'), description: message });
      void navigate('/login', { replace: true, state: stateOfFirstStep(state) });
      return undefined;
    }
    if (isApiFailure(error) && error.code === 'INVALID_CREDENTIALS') return { fields: { code: message } };
    return { form: message };
  });

  return (
    <form {...form} className="grid gap-5">
      <Field
        label={t(`${kind}.label`)}
        most={MOST[kind]}
        error={errorOf('code')}
        hint={kind === 'app' ? t('app.hint') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            {...INPUTS[kind]}
            ref={input}
            name="code"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            className="figures tracking-[0.16em]"
          />
        )}
      </Field>
      <div>
        <FormProblem message={problem} />
        <Button type="submit" size="large" className="w-full" loading={busy} loadingLabel={t('verifying')}>
          {t('verify')}
        </Button>
      </div>
    </form>
  );
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function TwoStepForm({ challengeToken }: { readonly challengeToken: string }) {
  const t = useTexts(twoStep);
  const { state } = useLocation();
  const [kind, setKind] = useState<Kind>('app');
  const other = kind === 'app' ? 'recovery' : 'app';
  return (
    <AuthFrame title={t('title')} lead={t(`lead.${kind}`)}>
      <CodeForm key={kind} challengeToken={challengeToken} kind={kind} />
      <p className="mt-6 flex flex-wrap items-center justify-between gap-x-6 text-sm">
        <Button variant="link" className="min-h-11 text-sm" onClick={() => setKind(other)}>
          {t(`use.${other}`)}
        </Button>
        <Link
          to="/login"
          replace
          state={stateOfFirstStep(state)}
          className="link inline-flex min-h-11 items-center"
        >
          {t('back')}
        </Link>
      </p>
    </AuthFrame>
  );
}
