import type { CallResponse } from '@filigree/contracts';
import type { deskDoorCalls } from '@filigree/contracts/desk';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { failureMessage, isApiFailure } from '../../../api/failure.ts';
import { desk } from '../../../i18n/desk/desk.ts';
import { deskDoor } from '../../../i18n/desk/desk-door.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { FullPageSpinner } from '../../../ui/spinner.tsx';
import { deskApi } from '../api.ts';
import { FormProblem } from '../form-problem.tsx';
import { textOf, useDeskForm } from '../use-form.ts';
import { CodeInput } from './code-input.tsx';
import { DoorFrame } from './door-frame.tsx';

type Invitation = CallResponse<(typeof deskDoorCalls)['deskInvitation']>;
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret for the app: a picture to scan, the same to type in, and a link for an app on this device. */
function Secret({ invitation: { qrCode, secret, otpauthUrl } }: { readonly invitation: Invitation }) {
  const t = useTexts(deskDoor);
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:items-start">
      {/* Always dark on white: what many apps can read. */}
      <img
        src={qrCode}
        alt={t('welcome.scan.alt')}
        width={160}
        height={160}
        className="size-40 shrink-0 border border-hairline bg-white"
      />
      <div className="min-w-0 text-sm">
        <p className="text-ink-soft">{t('welcome.scan')}</p>
        <p className="figures mt-2 font-medium break-words" translate="no">
          {inFours(secret)}
        </p>
        <a href={otpauthUrl} className="link mt-1 inline-flex min-h-11 items-center">
          {t('welcome.open')}
        </a>
      </div>
    </div>
  );
}

function Accept({ token, invitation }: { readonly token: string; readonly invitation: Invitation }) {
  const t = useTexts(deskDoor);
  const navigate = useNavigate();
  const [accept] = deskApi.useDeskAcceptInvitationMutation();
  const { busy, problem, errorOf, form } = useDeskForm(async (values) => {
    const { error } = await accept({
      token,
      name: textOf(values, 'name'),
      password: textOf(values, 'password'),
      code: textOf(values, 'code'),
    });
    if (!error) void navigate('/desk', { replace: true });
    return error;
  }, t('later'));
  return (
    <form {...form} className="grid gap-5">
      <input type="hidden" autoComplete="username" value={invitation.email} readOnly />
      <Field label={t('welcome.name')} error={errorOf('name')}>
        {(control) => <Input {...control} name="name" autoComplete="name" defaultValue={invitation.name} />}
      </Field>
      <Field label={t('welcome.password')} hint={t('welcome.password.hint')} error={errorOf('password')}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
      <Secret invitation={invitation} />
      <CodeInput label={t('code')} hint={t('welcome.code.hint')} error={errorOf('code')} />
      <div>
        <FormProblem message={problem} />
        <Button type="submit" size="large" className="w-full" loading={busy} loadingLabel={t('welcome.busy')}>
          {t('welcome.action')}
        </Button>
      </div>
    </form>
  );
}

interface PageProps {
  readonly themeToggle: ReactNode;
  readonly nothing: ReactNode;
}

/** Where an invitation leads: to a password and an authenticator app, and then to the desk. */
export function WelcomePage({ themeToggle, nothing }: PageProps) {
  const t = useTexts(deskDoor);
  const role = useTexts(desk);
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [open, { data: invitation, error }] = deskApi.useDeskInvitationMutation();
  useEffect(() => {
    const opening = open({ token });
    return () => opening.abort();
  }, [open, token]);
  if (isApiFailure(error) && error.status === 404) return nothing;
  if (!invitation && !error) return <FullPageSpinner />;
  return (
    <DoorFrame
      tab={t('welcome.tab')}
      title={t('welcome.title')}
      lead={
        invitation
          ? t('welcome.lead', { email: invitation.email, role: role(`role.${invitation.role}`) })
          : failureMessage(error, t('later'))
      }
      themeToggle={themeToggle}
    >
      {invitation ? (
        <Accept token={token} invitation={invitation} />
      ) : (
        <Button onClick={() => void open({ token })}>{t('again')}</Button>
      )}
    </DoorFrame>
  );
}
