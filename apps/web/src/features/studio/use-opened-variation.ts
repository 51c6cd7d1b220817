import { DESIGNS_DEFAULT_LIMIT } from '@filigree/contracts/constants';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLazyListDesignsQuery } from '../../api/designs.ts';
import { failureMessage, isApiFailure } from '../../api/failure.ts';
import { failures } from '../../i18n/en/failures.ts';
import { studio } from '../../i18n/en/studio.ts';
import { textsNow } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';
import { useLazyGetVariationQuery, useOpenPieceMutation } from './api.ts';
import { studioActions } from './model/studio-slice.ts';
import { useStudioDispatch } from './use-studio.ts';

/** A text of the navigation state, or null. */
function textOf(state: unknown, name: 'variationId' | 'pieceId'): string | null {
  const text = (state as Partial<Record<typeof name, unknown>> | null)?.[name];
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}

/** The variation that an address of the studio names, as mails do. */
export const linkedVariation = (search: string): string | null =>
  new URLSearchParams(search).get('variationId');

function tellNotOpened(error: unknown): void {
  const missing = isApiFailure(error) && error.status === 404;
  const description =
    missing || !isApiFailure(error) ? textsNow(failures)('variationNotFound') : error.message;
  notify({ about: 'opening', title: textsNow(studio)('error'), description, tone: 'destructive' });
}

/**
 * Makes the piece that the link to the studio named a design of one's own, and opens it: the page's state then names
 * the design instead.
 * @returns whether that is under way
 */
export function useOpenedPiece(): boolean {
  const pieceId = textOf(useLocation().state, 'pieceId');
  const [openPiece, { isLoading }] = useOpenPieceMutation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pieceId === null) return;
    const request = openPiece(pieceId);
    let current = true;
    request.unwrap().then(
      ({ id }) => {
        if (current) void navigate('/studio', { replace: true, state: { variationId: id } });
      },
      (error: unknown) => {
        if (!current) return;
        const t = textsNow(studio);
        const description = failureMessage(error, t('piece.failed.text'));
        notify({ about: 'opening', title: t('piece.failed'), description, tone: 'destructive' });
      },
    );
    return () => {
      current = false;
    };
  }, [pieceId, openPiece, navigate]);
  return isLoading;
}

/**
 * Opens the variation that the link to the studio named (a draft, an opened piece), once: the page's state then names
 * nothing, so that a reload or a way back does not put it before what was chosen since.
 */
export function useOpenedVariation(): void {
  const dispatch = useStudioDispatch();
  const navigate = useNavigate();
  const variationId = textOf(useLocation().state, 'variationId');
  const [getVariation] = useLazyGetVariationQuery();
  useEffect(() => {
    if (variationId === null) return;
    const request = getVariation(variationId);
    let current = true;
    request.unwrap().then(
      (variation) => {
        if (!current) return;
        dispatch(studioActions.variationOpened(variation));
        void navigate('/studio', { replace: true, state: null });
      },
      (error: unknown) => {
        if (current) tellNotOpened(error);
      },
    );
    return () => {
      current = false;
    };
  }, [variationId, dispatch, getVariation, navigate]);
}

/** Lays out what the address of the studio names (the link of a mail), once: the address then names nothing. */
export function useLinkedWork(): void {
  const dispatch = useStudioDispatch();
  const navigate = useNavigate();
  const id = linkedVariation(useLocation().search);
  const [getVariation] = useLazyGetVariationQuery();
  const [listDesigns] = useLazyListDesignsQuery();
  useEffect(() => {
    if (id === null) return;
    let current = true;
    const latest = listDesigns({ page: 1, limit: DESIGNS_DEFAULT_LIMIT }).unwrap();
    Promise.all([
      getVariation(id).unwrap(),
      // Without the others the one that is named is shown alone.
      latest.then(
        ({ items }) => items,
        () => [],
      ),
    ]).then(
      ([named, others]) => {
        if (!current) return;
        dispatch(studioActions.linkedWorkFound({ named, latest: others }));
        void navigate('/studio', { replace: true });
      },
      (error: unknown) => {
        if (current) tellNotOpened(error);
      },
    );
    return () => {
      current = false;
    };
  }, [id, dispatch, getVariation, listDesigns, navigate]);
}
