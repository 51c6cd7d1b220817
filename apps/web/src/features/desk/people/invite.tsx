import type { StaffRole } from '@filigree/contracts/desk';
import { useState } from 'react';
import { desk } from '../../../i18n/desk/desk.ts';
import { deskPeople } from '../../../i18n/desk/desk-people.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceRow } from '../../../ui/choice-row.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { deskApi } from '../api.ts';
import { ActDialog } from '../order/act-dialog.tsx';
import { textOf } from '../use-form.ts';

export const ROLES: readonly StaffRole[] = ['owner', 'bench', 'support'];

export function Invite() {
  const t = useTexts(deskPeople);
  const words = useTexts(desk);
  const [open, setOpen] = useState(false);
  const [role, setRole] = useState<StaffRole>('bench');
  const [invite] = deskApi.useDeskInviteMutation();
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('invite')}</Button>
      <ActDialog
        open={open}
        onOpenChange={setOpen}
        title={t('invite.title')}
        description={t('invite.text')}
        confirm={t('invite.action')}
        busy={t('invite.busy')}
        failed={t('invite.failed')}
        act={async (values) => {
          const body = { email: textOf(values, 'email'), name: textOf(values, 'name'), role };
          const { error } = await invite(body);
          return { error, done: t('invite.done') };
        }}
      >
        {(errorOf) => (
          <>
            <Field most={254} label={t('invite.email')} error={errorOf('email')}>
              {(control) => <Input {...control} name="email" type="email" autoComplete="off" />}
            </Field>
            <Field most={100} label={t('invite.name')} error={errorOf('name')}>
              {(control) => <Input {...control} name="name" autoComplete="off" />}
            </Field>
            <div className="grid gap-1.5">
              <p aria-hidden="true" className="text-sm font-medium">
                {t('invite.role')}
              </p>
              <ChoiceRow<StaffRole>
                label={t('invite.role')}
                value={role}
                onChange={setRole}
                describedBy="invite-rights"
                options={ROLES.map((value) => ({ value, label: words(`role.${value}`) }))}
              />
              <p id="invite-rights" className="text-xs text-ink-soft">
                {t(`rights.${role}`)}
              </p>
            </div>
          </>
        )}
      </ActDialog>
    </>
  );
}
