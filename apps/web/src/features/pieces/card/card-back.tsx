import type { Piece } from '@filigree/contracts';
import { ArrowRight, X } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Link } from 'react-router';
import { pieces } from '../../../i18n/en/pieces.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useVocabulary } from '../../../i18n/vocabulary.ts';
import { Button } from '../../../ui/button.tsx';
import { formatUsd } from '../../../ui/money.ts';
import { usePieceActions } from '../use-piece-actions.ts';

interface CardBackProps {
  readonly piece: Piece;
  readonly turnRef: Ref<HTMLButtonElement>;
  readonly onTurn: () => void;
}

/** The button that was pressed is gone: the one that leads back gets its focus. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="grid grid-cols-[5.75rem_minmax(0,1fr)] gap-3 border-t border-hairline py-2 text-[0.875rem] leading-snug">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="line-clamp-2">{value}</dd>
    </div>
  );
}

function Info({ piece }: { readonly piece: Piece }) {
  const t = useTexts(pieces);
  const word = useVocabulary();
  const list = (values: readonly string[]) => values.map(word).join(', ');
  return (
    <dl className="mt-4 min-h-0 grow overflow-y-auto">
      <Fact label={t('card.materials')} value={list(piece.materials)} />
      <Fact label={t('card.gemstones')} value={list(piece.gemstones) || t('card.gemstones.none')} />
      <Fact label={t('card.styles')} value={list(piece.styleTags)} />
      <Fact label={t('card.leadTime')} value={t('card.weeks', { count: piece.leadTimeWeeks })} />
    </dl>
  );
}

interface ActionsProps {
  readonly piece: Piece;
  /** Somebody comes back from the details: the keyboard stands where it left. */
  readonly isBack: boolean;
  readonly onDetails: () => void;
}

function Actions({ piece, isBack, onDetails }: ActionsProps) {
  const t = useTexts(pieces);
  const { select, save, openStudio, saved, isSelecting, isSaving, isOpening } = usePieceActions(piece);
  const cell = 'w-full px-2';
  return (
    <div className="grid shrink-0 grid-cols-2 gap-2 pt-3">
      <Button
        variant="outline"
        size="small"
        className={cell}
        loading={isOpening}
        loadingLabel={t('card.studio.busy')}
        onClick={() => void openStudio()}
      >
        {t('card.studio')}
      </Button>
      <Button
        size="small"
        className={cell}
        loading={isSelecting}
        loadingLabel={t('cart.adding')}
        onClick={() => void select()}
      >
        {t('card.select')}
      </Button>
      <Button
        variant="outline"
        size="small"
        className={cell}
        loading={isSaving}
        aria-pressed={saved}
        onClick={() => void save()}
      >
        {saved ? t('card.saved') : t('card.save')}
      </Button>
      <Button
        ref={isBack ? takeFocus : undefined}
        variant="outline"
        size="small"
        className={cell}
        onClick={onDetails}
      >
        {t('card.details')}
      </Button>
    </div>
  );
}

function Design({ piece, onInfo }: { readonly piece: Piece; readonly onInfo: () => void }) {
  const t = useTexts(pieces);
  return (
    <>
      <div className="mt-4 min-h-0 grow overflow-y-auto border-t border-hairline pt-3">
        <p className="eyebrow">{t('card.design')}</p>
        <p className="mt-2 text-sm">{piece.prompt.trim() || t('card.design.none')}</p>
        <Link
          to={`/pieces/${piece.id}`}
          className="link mt-2 inline-flex min-h-11 items-center gap-1.5 text-sm"
        >
          {t('card.page')}
          <ArrowRight className="size-4" strokeWidth={1.25} aria-hidden="true" />
        </Link>
      </div>
      <Button
        ref={takeFocus}
        variant="outline"
        size="small"
        className="mt-3 w-full shrink-0"
        onClick={onInfo}
      >
        {t('card.info')}
      </Button>
    </>
  );
}

/** What the piece is, and what can be done with it; on demand the words of its design. */
export function CardBack({ piece, turnRef, onTurn }: CardBackProps) {
  const t = useTexts(pieces);
  const [view, setView] = useState<'info' | 'design' | 'info again'>('info');
  return (
    <div className="card flex h-full flex-col p-5">
      <div className="flex items-start gap-2">
        <h3 className="line-clamp-2 min-w-0 grow font-display text-[1.3125rem] leading-[1.2] font-medium">
          <Link to={`/pieces/${piece.id}`} className="underline-offset-4 hover:underline">
            {piece.name}
          </Link>
        </h3>
        <Button
          ref={turnRef}
          variant="ghost"
          size="icon-small"
          className="-me-2 -mt-1.5 shrink-0"
          aria-label={t('card.back', { name: piece.name })}
          onClick={onTurn}
        >
          <X className="size-5" strokeWidth={1.25} aria-hidden="true" />
        </Button>
      </div>
      <p className="figures mt-1 text-sm">{formatUsd(piece.price)}</p>
      {view === 'design' ? (
        <Design piece={piece} onInfo={() => setView('info again')} />
      ) : (
        <>
          <Info piece={piece} />
          <Actions piece={piece} isBack={view === 'info again'} onDetails={() => setView('design')} />
        </>
      )}
    </div>
  );
}
