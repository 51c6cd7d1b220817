import type { StaffMember, StaffRole } from '@filigree/contracts/desk';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { failureMessage } from '../../../api/failure.ts';
import { desk } from '../../../i18n/desk/desk.ts';
import { deskPeople } from '../../../i18n/desk/desk-people.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '../../../ui/dropdown-menu.tsx';
import { notify } from '../../../ui/notify.ts';
import { Select } from '../../../ui/select.tsx';
import { deskApi } from '../api.ts';
import { useMe } from '../me.ts';
import { formatMoment } from '../words.ts';
import { ROLES } from './invite.tsx';

const TONES = { invited: 'accent', active: 'quiet', suspended: 'destructive' } as const;

/** Says whether an act on somebody has worked. */
function useTold(person: StaffMember) {
  const t = useTexts(deskPeople);
  return (error: unknown, done: string) => {
    const about = `desk-person:${person.id}`;
    if (error === undefined) notify({ about, title: done });
    else {
      const description = failureMessage(error, t('later'));
      notify({ about, tone: 'destructive', title: t('act.failed'), description });
    }
  };
}

function Suspension({ person }: { readonly person: StaffMember }) {
  const t = useTexts(deskPeople);
  const tell = useTold(person);
  const [asked, setAsked] = useState(false);
  const [again] = deskApi.useDeskInviteAgainMutation();
  const [suspend, { isLoading }] = deskApi.useDeskSuspendMutation();
  const [restore] = deskApi.useDeskRestoreMutation();
  const { id, name, state } = person;
  const words = { name };
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label={t('more', words)}>
            <Ellipsis className="size-5" strokeWidth={1.5} aria-hidden="true" />
          </Button>
        }
      >
        {state === 'suspended' ? (
          <MenuItem
            onSelect={() => void restore(id).then(({ error }) => tell(error, t('restore.done', words)))}
          >
            {t('restore')}
          </MenuItem>
        ) : (
          <>
            <MenuItem onSelect={() => void again(id).then(({ error }) => tell(error, t('again.done')))}>
              {t('again')}
            </MenuItem>
            <MenuItem onSelect={() => setAsked(true)}>{t('suspend')}</MenuItem>
          </>
        )}
      </DropdownMenu>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('suspend.title', words)}
        description={t('suspend.text')}
        keep={t('cancel')}
        confirm={t('suspend')}
        busy={isLoading}
        onConfirm={() =>
          void suspend(id).then(({ error }) => {
            setAsked(false);
            tell(error, t('suspend.done', words));
          })
        }
      />
    </>
  );
}

/** Somebody on the desk, with what an owner decides of them. */
export function Person({ person }: { readonly person: StaffMember }) {
  const t = useTexts(deskPeople);
  const words = useTexts(desk);
  const me = useMe();
  const tell = useTold(person);
  const [change, { isLoading }] = deskApi.useDeskChangeRoleMutation();
  const { id, name, email, role, state, lastSeenAt } = person;
  const give = async (chosen: string) => {
    const wanted = ROLES.find((one): one is StaffRole => one === chosen);
    if (wanted === undefined || wanted === role) return;
    const { error } = await change({ id, role: wanted });
    tell(error, t('role.done', { name }));
  };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-48 grow basis-0">
        <p className="font-medium break-words">
          {name} {id === me.id ? <span className="font-normal text-ink-soft">({t('you')})</span> : null}
        </p>
        <p className="text-sm break-all text-ink-soft">{email}</p>
      </div>
      <div className="w-44">
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        <p className="mt-1 text-xs text-ink-soft">
          {lastSeenAt === null ? t('seen.never') : t('seen', { moment: formatMoment(lastSeenAt) })}
        </p>
      </div>
      <Select
        aria-label={t('role.label', { name })}
        value={role}
        disabled={isLoading || state === 'suspended'}
        className="w-36"
        onValueChange={(chosen) => void give(chosen)}
        options={ROLES.map((value) => ({ value, label: words(`role.${value}`) }))}
      />
      <Suspension person={person} />
    </li>
  );
}
