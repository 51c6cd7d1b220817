import type { Piece } from '@filigree/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { pieces } from '../../../i18n/en/pieces.ts';
import { usePhrases } from '../../../i18n/phrases.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { BrilliantDrawing } from '../../../ui/drawings/stone.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PIECE_PICTURE_PX } from '../picture-size.ts';

interface CardPicturesProps {
  readonly piece: Pick<Piece, 'name' | 'pictures'>;
  readonly sizes: string;
  readonly priority: boolean;
}

/** After this long without movement a strip has come to rest. */
const REST_MS = 90;
const ICON = { className: 'size-5', strokeWidth: 1.25, 'aria-hidden': true } as const;
const ARROW =
  'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center bg-card/90 text-ink opacity-0 transition-opacity group-hover/card:opacity-100 focus-visible:opacity-100 focus-visible:-outline-offset-2 hover:bg-card any-pointer-coarse:opacity-100';

/** A strip of pictures that is swiped, or moved by its arrows; the dots say where it stands. */
export function CardPictures({ piece: { name, pictures }, sizes, priority }: CardPicturesProps) {
  const t = useTexts(pieces);
  const phrase = usePhrases();
  const strip = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [at, setAt] = useState(0);
  // Only the first picture is fetched before somebody shows interest in the others.
  const [isAwake, setAwake] = useState(false);
  const total = pictures.length;

  if (total === 0) {
    return (
      <div className="plate size-full text-ink-soft">
        <BrilliantDrawing className="w-1/3" />
      </div>
    );
  }
  const show = (place: number) => {
    setAwake(true);
    setAt(place);
    clearTimeout(rest.current);
    const { current } = strip;
    current?.scrollTo({ left: place * current.clientWidth });
  };
  const settle = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
      if (clientWidth > 0) setAt(Math.min(total - 1, Math.round(Math.abs(scrollLeft) / clientWidth)));
    }, REST_MS);
  };
  const wake = () => setAwake(true);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and a section with a name is a landmark.
    <div
      role="group"
      aria-label={t('pictures.label', { name })}
      onPointerEnter={wake}
      onFocus={wake}
      className="relative size-full bg-mist"
    >
      <div
        ref={strip}
        onScroll={settle}
        // What scrolls is scrolled by keys as well, once there is more to see.
        tabIndex={isAwake && total > 1 ? 0 : undefined}
        className="flex size-full snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none] motion-reduce:scroll-auto"
      >
        {pictures.map(({ url, alt, placeholder }, place) => (
          <div key={url} inert={place !== at} className="size-full shrink-0 snap-start">
            {place === 0 || isAwake ? (
              <Picture
                src={url}
                alt={phrase(alt)}
                width={PIECE_PICTURE_PX}
                height={PIECE_PICTURE_PX}
                sizes={sizes}
                priority={priority && place === 0}
                {...(placeholder === null ? {} : { preview: placeholder })}
                className="!aspect-auto size-full"
              />
            ) : null}
          </div>
        ))}
      </div>
      {total > 1 ? (
        <>
          <button
            type="button"
            aria-label={t('pictures.previous')}
            onClick={() => show((at + total - 1) % total)}
            className={classNames(ARROW, 'start-0')}
          >
            <ChevronLeft {...ICON} />
          </button>
          <button
            type="button"
            aria-label={t('pictures.next')}
            onClick={() => show((at + 1) % total)}
            className={classNames(ARROW, 'end-0')}
          >
            <ChevronRight {...ICON} />
          </button>
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 bottom-2.5 flex justify-center gap-1.5"
          >
            {pictures.map(({ url }, place) => (
              // They lie on pictures, light or black ones whatever the theme: light with a dark edge shows on both.
              <span
                key={url}
                data-current={place === at || undefined}
                className="h-1.5 w-1.5 rounded-full border border-[#1c1917]/60 bg-white/60 transition-[width,background-color] data-current:w-4 data-current:bg-white"
              />
            ))}
          </div>
          <p className="sr-only" aria-live="polite">
            {isAwake ? t('pictures.of', { place: at + 1, total }) : null}
          </p>
        </>
      ) : null}
    </div>
  );
}
