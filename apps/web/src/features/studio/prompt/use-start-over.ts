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
    notify({
      title: 'Started over',
      description: 'The bench is clear. Your drafts are kept.',
      action: { label: 'Undo', onSelect: () => dispatch(studioActions.studioRestored(before)) },
    });
  };
}
