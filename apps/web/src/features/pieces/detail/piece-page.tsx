import type { Piece } from '@filigree/contracts';
import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { isApiFailure } from '../../../api/failure.ts';
import { useGetPieceQuery } from '../../../api/pieces.ts';
import { pieces } from '../../../i18n/en/pieces.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useVocabulary } from '../../../i18n/vocabulary.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyPicture } from '../../../ui/empty-picture.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatUsd } from '../../../ui/money.ts';
import { tidePearlRing } from '../../../ui/shown/tide-pearl-ring.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Buy, type KeepProps } from './buy.tsx';
import { Gallery, type ModelViewProps } from './gallery.tsx';
import { Similar } from './similar.tsx';

interface PiecePageProps {
  readonly id: string;
  readonly ModelView: ComponentType<ModelViewProps>;
  /** Puts the piece into a collection. */
  readonly Keep: ComponentType<KeepProps>;
}

const SPLIT = 'grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-20';

function LoadingPiece() {
  const t = useTexts(pieces);
  return (
    <div role="status" aria-label={t('page.loading')} className={SPLIT}>
      <Skeleton className="aspect-square rounded-none" />
      <div>
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="mt-4 h-6 w-24" />
        <Skeleton className="mt-10 h-12" />
        <Skeleton className="mt-4 h-12" />
      </div>
    </div>
  );
}

function Missing() {
  const t = useTexts(pieces);
  return (
    <EmptyState
      isPage
      title={t('page.missing.title')}
      picture={<EmptyPicture piece={tidePearlRing} />}
      action={<ButtonLink to="/pieces">{t('page.missing.action')}</ButtonLink>}
      className="min-h-[50dvh] justify-center"
    >
      {t('page.missing.text')}
    </EmptyState>
  );
}

function Facts({ piece }: { readonly piece: Piece }) {
  const t = useTexts(pieces);
  const word = useVocabulary();
  const list = (values: readonly string[]) => values.map(word).join(', ');
  const facts = [
    [t('page.materials'), list(piece.materials)],
    [t('page.stones'), list(piece.gemstones) || t('card.gemstones.none')],
    [t('page.styles'), list(piece.styleTags)],
    [t('page.leadTime'), t('page.leadTime.value', { count: piece.leadTimeWeeks })],
  ] as const;
  return (
    <dl className="border-b border-hairline text-sm">
      {facts.map(([label, value]) =>
        value === '' ? null : (
          <div
            key={label}
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-t border-hairline py-3"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Shown({ piece, ModelView, Keep }: Omit<PiecePageProps, 'id'> & { readonly piece: Piece }) {
  const t = useTexts(pieces);
  return (
    <>
      <div className={SPLIT}>
        <Gallery piece={piece} ModelView={ModelView} />
        <div className="stays-in-sight">
          <p className="eyebrow">{t(`category.${piece.category}`)}</p>
          <h1 className="mt-3 font-display text-heading font-medium md:text-[3.25rem] md:leading-[1.04]">
            {piece.name}
          </h1>
          <p className="figures mt-4 text-lg">{formatUsd(piece.price)}</p>
          <div className="mt-8">
            <Buy piece={piece} Keep={Keep} />
          </div>
          <div className="mt-10">
            <Facts piece={piece} />
          </div>
          {piece.prompt.trim() === '' ? null : (
            <figure className="mt-8">
              <figcaption className="eyebrow">{t('page.prompt')}</figcaption>
              <blockquote className="mt-3 font-display text-title">{`“${piece.prompt}”`}</blockquote>
            </figure>
          )}
          <p className="mt-8 text-xs text-ink-soft">{t('page.note.pictures')}</p>
        </div>
      </div>
      <div className="mt-20 border-t border-hairline pt-12 md:mt-28 md:pt-16">
        <Similar id={piece.id} />
      </div>
    </>
  );
}

/** One piece with everything about it: it has an address of its own. */
export function PiecePage({ id, ...rest }: PiecePageProps) {
  const t = useTexts(pieces);
  const { currentData: piece, error, isFetching, refetch } = useGetPieceQuery(id);
  // An address that is not one of a piece is answered with 400, one of a piece that has gone with 404.
  const missing = isApiFailure(error) && (error.status === 404 || error.status === 400);
  return (
    <div className="page-width pt-6 pb-24">
      <title>{`${piece?.name ?? t('catalogue.title')} · Filigree`}</title>
      <nav className="mb-4">
        <ButtonLink to="/pieces" variant="back">
          <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t('page.back')}
        </ButtonLink>
      </nav>
      {piece ? (
        <Shown key={piece.id} piece={piece} {...rest} />
      ) : missing ? (
        <Missing />
      ) : error && !isFetching ? (
        <div role="alert">
          <EmptyState
            title={t('page.failed.title')}
            action={
              <Button variant="outline" onClick={() => void refetch()}>
                {t('load.retry')}
              </Button>
            }
          >
            {t('load.failed.text')}
          </EmptyState>
        </div>
      ) : (
        <LoadingPiece />
      )}
    </div>
  );
}
