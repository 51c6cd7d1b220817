import type { Piece } from '@filigree/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { pieces as texts } from '../../../i18n/en/pieces.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CardSkeleton } from '../card/card-skeleton.tsx';
import { PieceCard } from '../card/piece-card.tsx';

interface ShelfProps {
  readonly title: string;
  /** Undefined while they are on their way. */
  readonly pieces: readonly Piece[] | undefined;
  readonly skeletons: number;
  /** A link to more of the kind. */
  readonly more?: ReactNode;
}

const ITEM =
  'w-[min(20rem,78vw)] shrink-0 snap-start sm:w-[calc((100%-1.25rem)/2)] md:w-[calc((100%-2.5rem)/3)] xl:w-[calc((100%-3.75rem)/4)]';
/** On a phone the row runs out of the page, as what can be swiped does. */
const ROW =
  'max-sm:-me-[clamp(1.25rem,4vw,4rem)] max-sm:pe-5 flex snap-x gap-5 overflow-x-auto overflow-y-hidden scroll-smooth [scrollbar-width:none] motion-reduce:scroll-auto';
const SIZES = '(min-width: 80rem) 18rem, (min-width: 48rem) 31vw, (min-width: 40rem) 46vw, 78vw';
const ICON = { className: 'size-5', strokeWidth: 1.25, 'aria-hidden': true } as const;

/** Where a row stands: whether there is more on either side. */
function useEnds(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: true });
  const look = useCallback(() => {
    const { current } = row;
    if (!current) return;
    const { scrollLeft, scrollWidth, clientWidth } = current;
    const start = Math.abs(scrollLeft) < 2;
    const end = Math.abs(scrollLeft) + clientWidth > scrollWidth - 2;
    setEnds((now) => (now.start === start && now.end === end ? now : { start, end }));
  }, []);
  useEffect(() => {
    const { current } = row;
    if (count === 0 || !current) return;
    look();
    // The row itself is watched: as the window tells of its new size, the row may still have the old one.
    const watch = new ResizeObserver(look);
    watch.observe(current);
    return () => watch.disconnect();
  }, [count, look]);
  const move = (direction: 1 | -1) => {
    const { current } = row;
    current?.scrollBy({ left: direction * current.clientWidth });
  };
  return { row, ends, look, move };
}

/** A row of cards that goes on beyond the page: swiped, or moved by its arrows. */
export function Shelf({ title, pieces, skeletons, more }: ShelfProps) {
  const t = useTexts(texts);
  const headingId = useId();
  const { row, ends, look, move } = useEnds(pieces?.length ?? 0);
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <div className="mb-6 flex items-baseline gap-4 md:mb-8">
        <h2 id={headingId} className="grow font-display text-heading font-medium">
          {title}
        </h2>
        {more}
        {ends.start && ends.end ? null : (
          <div className="-me-2.5 hidden gap-1 self-end sm:flex">
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('shelf.previous', { title })}
              aria-disabled={ends.start || undefined}
              onClick={() => move(-1)}
            >
              <ChevronLeft {...ICON} />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('shelf.next', { title })}
              aria-disabled={ends.end || undefined}
              onClick={() => move(1)}
            >
              <ChevronRight {...ICON} />
            </Button>
          </div>
        )}
      </div>
      {pieces ? (
        <ul ref={row} onScroll={look} className={ROW}>
          {pieces.map((piece) => (
            <li key={piece.id} className={ITEM}>
              <PieceCard piece={piece} sizes={SIZES} />
            </li>
          ))}
        </ul>
      ) : (
        <div role="status" aria-label={t('shelf.loading', { title })} className={ROW}>
          {Array.from({ length: skeletons }, (_, place) => place).map((place) => (
            <div key={place} className={ITEM}>
              <CardSkeleton />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
