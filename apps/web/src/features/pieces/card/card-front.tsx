import type { Piece } from '@filigree/contracts';
import { Heart } from 'lucide-react';
import type { Ref } from 'react';
import { useSelector } from 'react-redux';
import { pieces } from '../../../i18n/en/pieces.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useVocabulary } from '../../../i18n/vocabulary.ts';
import { selectUser } from '../../../session/auth-slice.ts';
import { formatUsd } from '../../../ui/money.ts';
import { CardPictures } from './card-pictures.tsx';

interface CardFrontProps {
  readonly piece: Piece;
  readonly sizes: string;
  readonly priority: boolean;
  readonly turnRef: Ref<HTMLButtonElement>;
  readonly onTurn: () => void;
}

/** The pictures of a piece, its name, and what it costs. */
export function CardFront({ piece, sizes, priority, turnRef, onTurn }: CardFrontProps) {
  const t = useTexts(pieces);
  const word = useVocabulary();
  const saved = useSelector(selectUser)?.favorites.includes(piece.id) === true;
  const about = [...piece.materials.slice(0, 1), ...piece.gemstones.slice(0, 1)].map(word).join(' · ');
  return (
    <div className="flex h-full flex-col">
      <div className="relative aspect-square max-h-[19.25rem] w-full shrink-0">
        <CardPictures piece={piece} sizes={sizes} priority={priority} />
        {saved ? (
          <span className="pointer-events-none absolute end-3 top-3 text-[#1c1917]">
            <Heart className="size-4 fill-current" strokeWidth={1.5} aria-hidden="true" />
            <span className="sr-only">{t('card.saved')}</span>
          </span>
        ) : null}
      </div>
      <h3
        className="mt-3.5 truncate font-display text-[1.3125rem] leading-[1.25] font-medium"
        title={piece.name}
      >
        {piece.name}
      </h3>
      <p className="truncate text-sm text-ink-soft">{about}</p>
      <div className="flex items-center justify-between gap-3">
        <p className="figures text-sm">{formatUsd(piece.price)}</p>
        <button
          ref={turnRef}
          type="button"
          aria-label={t('card.turn.name', { name: piece.name })}
          onClick={onTurn}
          className="button button-link button-small text-ink-soft hover:text-ink"
        >
          {t('card.turn')}
        </button>
      </div>
    </div>
  );
}
