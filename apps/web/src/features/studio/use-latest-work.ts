import { GENERATION_PICTURES } from '@filigree/contracts/constants';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLazyListDesignsQuery } from '../../api/designs.ts';
import { studioActions } from './model/studio-slice.ts';
import { linkedVariation } from './use-opened-variation.ts';
import { useStudio, useStudioDispatch } from './use-studio.ts';

/**
 * Lays out what the person made last, here or on another device, where the bench is empty because this device knows of
 * nothing: not after Start over, and not before what a link names.
 */
export function useLatestWork(): void {
  const dispatch = useStudioDispatch();
  const isUnknown = useStudio(
    ({ variations, pendingJob, isGenerating, wasCleared }) =>
      variations.length === 0 && pendingJob === null && !isGenerating && !wasCleared,
  );
  const { state, search } = useLocation();
  const isNamed = state !== null || linkedVariation(search) !== null;
  const [listDesigns] = useLazyListDesignsQuery();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens.
  useEffect(() => {
    if (!isUnknown || isNamed) return;
    const request = listDesigns({ page: 1, limit: GENERATION_PICTURES });
    request.unwrap().then(
      ({ items }) => void dispatch(studioActions.latestWorkFound(items)),
      // Without an answer the bench stays empty; all designs are listed in the profile, which says what failed.
      () => undefined,
    );
    return () => request.abort();
  }, []);
}
