import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { failureMessage, isApiFailure } from '../../../api/failure.ts';
import { deskDoor } from '../../../i18n/desk/desk-door.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { deskApi } from '../api.ts';
import { FormProblem } from '../form-problem.tsx';
import { DoorFrame } from './door-frame.tsx';

interface PageProps {
  readonly themeToggle: ReactNode;
  readonly nothing: ReactNode;
}

/** Makes this browser known. It takes a click, as programs that inspect mails open their links. */
export function DevicePage({ themeToggle, nothing }: PageProps) {
  const t = useTexts(deskDoor);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [open, { isLoading, error }] = deskApi.useDeskOpenDeviceMutation();
  const [token] = useState(params.get('token') ?? '');
  if (token === '' || (isApiFailure(error) && error.status === 404)) return nothing;
  const use = async () => {
    const { data } = await open({ token });
    if (data) void navigate('/desk', { replace: true });
  };
  return (
    <DoorFrame
      tab={t('device.tab')}
      title={t('device.title')}
      lead={t('device.lead')}
      themeToggle={themeToggle}
    >
      <div>
        <FormProblem message={error ? failureMessage(error, t('later')) : undefined} />
        <Button size="large" loading={isLoading} loadingLabel={t('device.busy')} onClick={() => void use()}>
          {t('device.action')}
        </Button>
      </div>
    </DoorFrame>
  );
}
