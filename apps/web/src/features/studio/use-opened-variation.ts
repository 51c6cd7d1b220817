import { FALLBACK_MESSAGES } from '@filigree/contracts/fallback-messages';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isApiFailure } from '../../api/failure.ts';
import { notify } from '../../ui/notify.ts';
import { useLazyGetVariationQuery } from './api.ts';
import { studioActions } from './model/studio-slice.ts';
import { useStudioDispatch } from './use-studio.ts';

function variationIdOf(state: unknown): string | null {
  const id = (state as { variationId?: unknown } | null)?.variationId;
  return typeof id === 'string' && id !== '' ? id : null;
}

/** Opens the variation that the link to the studio named (a draft, a piece). */
export function useOpenedVariation(): void {
  const dispatch = useStudioDispatch();
  const variationId = variationIdOf(useLocation().state);
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
          missing || !isApiFailure(error) ? FALLBACK_MESSAGES.variationNotFound : error.message;
        notify({ title: 'Error', description, tone: 'destructive' });
      },
    );
    return () => {
      current = false;
    };
  }, [variationId, dispatch, getVariation]);
}
