import type { Variation } from '@filigree/contracts';
import { useState } from 'react';
import { failureMessage } from '../../api/failure.ts';
import { failures } from '../../i18n/en/failures.ts';
import { studio } from '../../i18n/en/studio.ts';
import { textsNow } from '../../i18n/texts.ts';
import { closeNoticesAbout, notify } from '../../ui/notify.ts';
import { useDrawViewMutation } from './api.ts';
import { studioActions } from './model/studio-slice.ts';
import { useStudioDispatch } from './use-studio.ts';

export type ViewName = Variation['images'][number]['view'];

/** Which view of a piece is shown; one that is not there yet is drawn first, free of charge. */
export function useViews(variation: Variation) {
  const dispatch = useStudioDispatch();
  const [view, setView] = useState<ViewName>('hero');
  const [drawing, setDrawing] = useState<ViewName | null>(null);
  const [draw] = useDrawViewMutation();

  async function choose(wanted: ViewName): Promise<void> {
    if (variation.images.some((picture) => picture.view === wanted)) {
      setView(wanted);
      return;
    }
    setDrawing(wanted);
    const about = `view:${variation.id}`;
    const { data, error } = await draw({ id: variation.id, view: wanted, version: variation.version });
    setDrawing(null);
    if (data) {
      dispatch(studioActions.variationReplaced(data));
      setView(wanted);
      closeNoticesAbout(about);
    } else {
      const description = failureMessage(error, textsNow(failures)('unexpected'));
      notify({ about, title: textsNow(studio)('view.failed'), description, tone: 'destructive' });
    }
  }

  const picture = variation.images.find((candidate) => candidate.view === view) ?? variation.images[0];
  return { picture, view: picture?.view ?? 'hero', drawing, choose };
}
