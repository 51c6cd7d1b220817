import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { studio } from '../../i18n/en/studio.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';
import { liveActions } from './model/live-slice.ts';
import { failureNotice } from './model/notices.ts';
import { studioActions } from './model/studio-slice.ts';
import { useStudio, useStudioDispatch } from './use-studio.ts';

/** A failure in the store becomes a notice and is cleared; what happened stays readable on the bench. */
export function useNotices(): void {
  const t = useTexts(studio);
  const dispatch = useStudioDispatch();
  const navigate = useNavigate();
  const error = useStudio((studio) => studio.error);
  useEffect(() => {
    if (!error) return;
    const notice = failureNotice(error);
    notify({
      about: notice.about,
      title: notice.title,
      description: notice.description,
      tone: 'destructive',
      ...(notice.offerCredits
        ? { action: { label: t('buyMore'), onSelect: () => void navigate('/buy-credits') } }
        : {}),
    });
    dispatch(liveActions.failureShown(notice));
    dispatch(studioActions.errorCleared());
  }, [error, dispatch, navigate, t]);
}
