import type { OwnDesign } from '@filigree/contracts';
import { DESIGNS_DEFAULT_LIMIT } from '@filigree/contracts/constants';
import { FALLBACK_MESSAGES } from '@filigree/contracts/fallback-messages';
import { Bookmark } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useKeepDesignMutation, useListDesignsQuery, useRemoveDesignMutation } from '../../api/designs.ts';
import { failureMessage } from '../../api/failure.ts';
import { profile } from '../../i18n/en/profile.ts';
import { formatDate } from '../../i18n/formats.ts';
import { usePhrases } from '../../i18n/phrases.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyPicture } from '../../ui/empty-picture.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { notify } from '../../ui/notify.ts';
import { Picture } from '../../ui/picture.tsx';
import { Tile, TileGrid } from '../../ui/picture-tile.tsx';
import { torsadeRing } from '../../ui/shown/torsade-ring.ts';
import { LoadFailure, LoadingList, TILE_SIZES } from './picture-list.tsx';

interface DesignProps {
  readonly design: OwnDesign;
  /** Takes the focus when the tile goes. */
  readonly list: RefObject<HTMLElement | null>;
}

function Design({ design, list }: DesignProps) {
  const t = useTexts(profile);
  const phrase = usePhrases();
  const [isAsking, setAsking] = useState(false);
  const [keep, { isLoading: isKeeping }] = useKeepDesignMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveDesignMutation();
  const picture = design.images[0];
  const title = phrase(design.title) || design.prompt;
  const about = `design:${design.id}`;
  const failed = (heading: string, error: unknown) =>
    notify({
      about,
      title: heading,
      description: failureMessage(error, t('failed.later')),
      tone: 'destructive',
    });

  const keepAsDraft = async () => {
    const { error } = await keep(design.id);
    if (error) failed(t('designs.keep.failed'), error);
    else notify({ about, title: t('designs.kept'), description: title });
  };
  const removeForGood = async () => {
    const { error } = await remove(design.id);
    setAsking(false);
    if (error) failed(t('designs.remove.failed'), error);
    else {
      notify({ about, title: t('designs.removed'), description: title });
      list.current?.focus({ preventScroll: true });
    }
  };

  return (
    <>
      <Tile
        picture={
          picture ? (
            <Link
              to="/studio"
              state={{ variationId: design.id }}
              tabIndex={-1}
              aria-hidden="true"
              className="block"
            >
              <Picture
                src={picture.url}
                alt=""
                width={picture.width}
                height={picture.height}
                sizes={TILE_SIZES}
              />
            </Link>
          ) : null
        }
        removeLabel={t('designs.remove', { name: title })}
        busy={isRemoving}
        onRemove={() => setAsking(true)}
      >
        <Link
          to="/studio"
          state={{ variationId: design.id }}
          className="line-clamp-2 text-sm font-medium underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        <p className="mt-0.5 text-xs text-ink-soft">
          {formatDate(design.createdAt, { dateStyle: 'medium' })}
        </p>
        {design.savedAt === null ? (
          <Button
            variant="link"
            className="min-h-11 text-xs font-normal md:min-h-6"
            aria-label={t('designs.keep.label', { name: title })}
            loading={isKeeping}
            onClick={() => void keepAsDraft()}
          >
            {t('designs.keep')}
          </Button>
        ) : (
          <p className="flex min-h-11 items-center gap-1 text-xs text-ink-soft md:min-h-6">
            <Bookmark className="size-3" fill="currentColor" strokeWidth={1.5} aria-hidden="true" />
            {t('designs.isDraft')}
          </p>
        )}
      </Tile>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('designs.remove.title')}
        description={t('designs.remove.text')}
        keep={t('designs.remove.keep')}
        confirm={t('designs.remove.confirm')}
        busy={isRemoving}
        onConfirm={() => void removeForGood()}
      />
    </>
  );
}

/** All that one has designed, kept as a draft or not, last changed first, a page at a time. */
export function DesignsTab() {
  const t = useTexts(profile);
  const list = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useListDesignsQuery({ page, limit: DESIGNS_DEFAULT_LIMIT });
  if (data === undefined && error && !isFetching) {
    const reason = failureMessage(error, FALLBACK_MESSAGES.fetchDrafts);
    return <LoadFailure message={t('designs.failed', { error: reason })} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <LoadingList />;
  const pages = Math.max(1, Math.ceil(data.total / data.limit));
  // The last design of the last page was removed.
  if (page > pages && !isFetching) setPage(pages);
  if (data.total === 0) {
    return (
      <EmptyState
        title={t('designs.empty')}
        picture={<EmptyPicture piece={torsadeRing} />}
        action={<ButtonLink to="/studio">{t('drafts.start')}</ButtonLink>}
      >
        {t('designs.empty.text')}
      </EmptyState>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list inside is the list; this only takes the focus.
    <div ref={list} tabIndex={-1} role="group" aria-label={t('designs')} className="outline-none">
      <TileGrid>
        {data.items.map((design) => (
          <Design key={design.id} design={design} list={list} />
        ))}
      </TileGrid>
      {pages > 1 ? (
        <nav
          aria-label={t('designs.pages')}
          className="mt-10 flex items-center justify-between border-t border-hairline pt-5"
        >
          <Button variant="outline" size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('designs.newer')}
          </Button>
          <p className="figures text-sm text-ink-soft" aria-live="polite">
            {t('designs.page', { page: data.page, pages })}
          </p>
          <Button variant="outline" size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('designs.older')}
          </Button>
        </nav>
      ) : null}
    </div>
  );
}
