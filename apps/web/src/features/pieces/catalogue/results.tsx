import type { Piece } from '@filigree/contracts';
import { CATALOGUE_SKELETONS } from '@filigree/contracts/constants';
import { useEffect, useRef } from 'react';
import { pieces as texts } from '../../../i18n/en/pieces.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyPicture } from '../../../ui/empty-picture.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { tidePearlRing } from '../../../ui/shown/tide-pearl-ring.ts';
import { CardSkeleton } from '../card/card-skeleton.tsx';
import { PieceCard } from '../card/piece-card.tsx';

/** Cards that are drawn at once; a button draws as many again. Divides by two, three and four columns. */
export const CARDS_AT_ONCE = 24;
/** The cards of the first window. */
const FIRST_SIGHT = 3;
const GRID = 'grid gap-x-5 gap-y-10 sm:grid-cols-2 lg:gap-x-7 xl:grid-cols-3';
const SIZES = '(min-width: 80rem) 20rem, (min-width: 64rem) 33vw, (min-width: 40rem) 46vw, 92vw';

export function LoadingResults() {
  const t = useTexts(texts);
  return (
    <div role="status" aria-label={t('catalogue.loading')} className={GRID}>
      {Array.from({ length: CATALOGUE_SKELETONS }, (_, place) => place).map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  );
}

export function FailedResults({
  message,
  onRetry,
}: {
  readonly message: string;
  readonly onRetry: () => void;
}) {
  const t = useTexts(texts);
  return (
    <div role="alert">
      <EmptyState
        title={t('load.failed.title')}
        action={
          <Button variant="outline" onClick={onRetry}>
            {t('load.retry')}
          </Button>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}

interface NoResultsProps {
  /** Takes the filters away; absent when none is set, and there is nothing to show at all. */
  readonly onClear?: (() => void) | undefined;
}

export function NoResults({ onClear }: NoResultsProps) {
  const t = useTexts(texts);
  return (
    <EmptyState
      title={t(onClear ? 'catalogue.empty.title' : 'catalogue.bare.title')}
      picture={<EmptyPicture piece={tidePearlRing} />}
      action={
        onClear ? (
          <Button onClick={onClear}>{t('filters.clear')}</Button>
        ) : (
          <ButtonLink to="/studio">{t('card.studio')}</ButtonLink>
        )
      }
    >
      {t(onClear ? 'catalogue.empty.text' : 'catalogue.bare.text')}
    </EmptyState>
  );
}

interface ResultsProps {
  readonly pieces: readonly Piece[];
  /** How many times more cards were asked for. */
  readonly more: number;
  readonly onMore: () => void;
}

/** The cards of what was found. */
export function Results({ pieces, more, onMore }: ResultsProps) {
  const t = useTexts(texts);
  const list = useRef<HTMLUListElement>(null);
  const limit = CARDS_AT_ONCE * (more + 1);
  const shown = pieces.slice(0, limit);
  const before = useRef(shown.length);
  // The keyboard goes on at the first of the new cards, whose place the button had.
  useEffect(() => {
    const first = before.current;
    before.current = shown.length;
    if (shown.length > first && document.activeElement === document.body) {
      list.current?.children[first]?.querySelector<HTMLElement>('button')?.focus();
    }
  }, [shown.length]);
  return (
    <>
      <h2 className="sr-only">{t('catalogue.results')}</h2>
      <ul ref={list} className={GRID}>
        {shown.map((piece, place) => (
          <li key={piece.id} className="min-w-0">
            <PieceCard piece={piece} sizes={SIZES} priority={place < FIRST_SIGHT} />
          </li>
        ))}
      </ul>
      {shown.length < pieces.length ? (
        <div className="mt-14 grid justify-items-center gap-3">
          <p className="figures text-sm text-ink-soft">
            {t('catalogue.shown', { shown: shown.length, total: pieces.length })}
          </p>
          <Button variant="outline" onClick={onMore}>
            {t('catalogue.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
