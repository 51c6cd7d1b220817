import type { User } from '@filigree/contracts';
import { authCalls } from '@filigree/contracts/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { failureMessage } from '../../../api/failure.ts';
import { serverIssues } from '../../../api/server-issues.ts';
import { useKeptDraft } from '../../../forms/kept-draft.ts';
import { settings as texts } from '../../../i18n/en/settings.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { userFetched } from '../../../session/auth-slice.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { notify } from '../../../ui/notify.ts';
import { useUpdateProfileMutation } from '../api.ts';
import type { Proof } from '../security/proof-form.tsx';
import { AddressProof } from './address-proof.tsx';

const FIELDS = ['name', 'email', 'phoneNumber'] as const;
/** The contract's own rules, of which each field has to be there. */
const schema = authCalls.updateProfile.body.pick({ name: true, email: true, phoneNumber: true }).required();
type FieldName = (typeof FIELDS)[number];
type Values = Record<FieldName, string>;
type Checked = { name: string; email: string; phoneNumber: string | null };

const isField = (path: string): path is FieldName => FIELDS.some((field) => field === path);

interface AccountFormProps {
  readonly user: User;
  readonly onSignInAgain: () => void;
}

/**
 * Name, address and telephone. What is typed stays, whatever becomes of the call. Another address is asked for with the
 * password: whoever has it has the account.
 */
export function AccountForm({ user, onSignInAgain }: AccountFormProps) {
  const t = useTexts(texts);
  const dispatch = useDispatch();
  const [update] = useUpdateProfileMutation();
  const { draft, keep, keepSoon, forget } = useKeptDraft('account');
  const saved: Values = { name: user.name, email: user.email, phoneNumber: user.phoneNumber ?? '' };
  const { register, handleSubmit, setError, reset, getValues, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { ...saved, ...draft } as Values,
  });
  const { errors, isSubmitting } = formState;
  // State arrives with the next render; a double click comes before it.
  const working = useRef(false);
  const typed = () => {
    const values = getValues();
    return { ...values, phoneNumber: values.phoneNumber ?? '' };
  };

  const isOther = (email: string) => email.toLowerCase() !== user.email.toLowerCase();
  /** What waits for its proof. */
  const [moving, setMoving] = useState<Checked>();

  const send = async ({ email, ...values }: Checked, proof?: Proof): Promise<unknown> => {
    const { data, error } = await update({ ...values, ...(email === user.email ? {} : { email }), ...proof });
    const now = textsNow(texts);
    if (data) {
      dispatch(userFetched(data));
      reset({ name: data.name, email: data.email, phoneNumber: data.phoneNumber ?? '' });
      forget();
      setMoving(undefined);
      notify({
        about: 'account',
        title: now('account.saved'),
        ...(isOther(email) ? { description: now('account.saved.moved', { email }) } : {}),
      });
      return undefined;
    }
    if (proof) return error;
    const message = failureMessage(error, now('later'));
    notify({ about: 'account', tone: 'destructive', title: now('account.failed'), description: message });
    for (const issue of serverIssues(error)) {
      if (isField(issue.path)) setError(issue.path, { message: issue.message }, { shouldFocus: true });
    }
    return error;
  };
  const save = async (values: Checked) => {
    if (working.current) return;
    working.current = true;
    keep({ ...values, phoneNumber: values.phoneNumber ?? '' });
    if (isOther(values.email)) setMoving(values);
    else await send(values);
    working.current = false;
  };

  const problem = (field: FieldName): string | undefined => {
    const error = errors[field];
    if (!error) return undefined;
    // The server's own words have no type.
    if (error.type === undefined) return error.message;
    if (field === 'phoneNumber') return t('account.phone.unusable');
    if (error.type === 'too_small') return t(`account.${field}.missing`);
    return field === 'name' ? t('account.name.unusable') : t('account.email.wrong');
  };

  return (
    <>
      <form
        noValidate
        data-kept
        className="grid gap-6"
        // The session may also end by itself while somebody types.
        onInput={() => keepSoon(typed)}
        onSubmit={(event) => void handleSubmit(save)(event)}
      >
        <Field most={100} label={t('account.name')} error={problem('name')}>
          {(control) => <Input {...control} {...register('name')} autoComplete="name" required />}
        </Field>
        <Field most={254} label={t('account.email')} error={problem('email')} hint={t('account.email.hint')}>
          {(control) => (
            <Input
              {...control}
              {...register('email')}
              type="email"
              autoComplete="email"
              inputMode="email"
              required
            />
          )}
        </Field>
        <Field
          most={40}
          label={t('account.phone')}
          error={problem('phoneNumber')}
          hint={t('account.phone.hint')}
        >
          {(control) => <Input {...control} {...register('phoneNumber')} type="tel" autoComplete="tel" />}
        </Field>
        <div>
          <Button type="submit" loading={isSubmitting} loadingLabel={t('saving')}>
            {t('save')}
          </Button>
        </div>
      </form>
      <AddressProof
        email={moving?.email}
        onProve={(proof) => (moving ? send(moving, proof) : Promise.resolve(undefined))}
        onClose={() => setMoving(undefined)}
        onSignInAgain={onSignInAgain}
      />
    </>
  );
}
