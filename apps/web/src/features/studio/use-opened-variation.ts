import { PROMPT_MAX_LENGTH } from '@filigree/contracts/constants';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isApiFailure } from '../../api/failure.ts';
import { failures } from '../../i18n/en/failures.ts';
import { studio } from '../../i18n/en/studio.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';
import { useLazyGetVariationQuery } from './api.ts';
import { studioActions } from './model/studio-slice.ts';
import { useStudioDispatch } from './use-studio.ts';

/** A text of the navigation state, or null. */
function textOf(state: unknown, name: 'variationId' | 'prompt'): string | null {
  const text = (state as Partial<Record<typeof name, unknown>> | null)?.[name];
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}

/** Puts the words that the link to the studio brought (those of a piece) into the prompt, for four new pictures. */
export function useBroughtPrompt(): void {
  const dispatch = useStudioDispatch();
  const prompt = textOf(useLocation().state, 'prompt');
  useEffect(() => {
    if (prompt === null) return;
    dispatch(studioActions.composeModeChosen('new'));
    dispatch(studioActions.promptTyped(prompt.slice(0, PROMPT_MAX_LENGTH)));
  }, [prompt, dispatch]);
}

/** Opens the variation that the link to the studio named (a draft, a piece). */
export function useOpenedVariation(): void {
  const t = useTexts(studio);
  const dispatch = useStudioDispatch();
  const variationId = textOf(useLocation().state, 'variationId');
  const [getVariation] = useLazyGetVariationQuery();
  useEffect(() => {
    if (variationId === null) return;
    const request = getVariation(variationId);
    let current = true;
    request.unwrap().then(
      (variation) => {
        if (current) dispatch(studioActions.variationOpened(variation));
      },
      (error: unknown) => {
        if (!current) return;
        const missing = isApiFailure(error) && error.status === 404;
        const description =
          missing || !isApiFailure(error) ? textsNow(failures)('variationNotFound') : error.message;
        notify({ title: t('error'), description, tone: 'destructive' });
      },
    );
    return () => {
      current = false;
    };
  }, [variationId, dispatch, getVariation, t]);
}
