import { studio } from '../../../i18n/en/studio.ts';
import { textsNow } from '../../../i18n/texts.ts';
import { notify } from '../../../ui/notify.ts';
import { studioActions } from '../model/studio-slice.ts';
import { useStudioDispatch, useStudioStore } from '../use-studio.ts';

/** Clears the bench; the notice brings it back. */
export function useStartOver(): () => void {
  const dispatch = useStudioDispatch();
  const store = useStudioStore();
  return () => {
    const before = store.getState().studio;
    dispatch(studioActions.startedOver());
    const t = textsNow(studio);
    notify({
      about: 'start-over',
      title: t('startedOver'),
      description: t('startedOver.text'),
      action: { label: t('undo'), onSelect: () => dispatch(studioActions.studioRestored(before)) },
    });
  };
}
