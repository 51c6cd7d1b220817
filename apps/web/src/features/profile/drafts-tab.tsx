import type { Draft } from '@filigree/contracts';
import { Link } from 'react-router';
import { useListDraftsQuery } from '../../api/drafts.ts';
import { areaMessage, failureMessage } from '../../api/failure.ts';
import { profile } from '../../i18n/en/profile.ts';
import { formatDate } from '../../i18n/formats.ts';
import { usePhrases } from '../../i18n/phrases.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyPicture } from '../../ui/empty-picture.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TileGrid } from '../../ui/picture-tile.tsx';
import { torsadeRing } from '../../ui/shown/torsade-ring.ts';
import { LoadFailure, LoadingList, TILE_SIZES } from './picture-list.tsx';

function DraftCard({ draft }: { readonly draft: Draft }) {
  const t = useTexts(profile);
  const phrase = usePhrases();
  const picture = draft.images[0];
  const title = phrase(draft.title) || draft.prompt;
  return (
    <li>
      <Link to="/studio" state={{ variationId: draft.id }} className="group block">
        {picture ? (
          <Picture
            src={picture.url}
            alt={phrase(picture.alt) || title}
            width={picture.width}
            height={picture.height}
            sizes={TILE_SIZES}
          />
        ) : null}
        <span className="mt-3 line-clamp-2 text-sm font-medium underline-offset-4 group-hover:underline">
          {title}
        </span>
        <span className="mt-0.5 block text-xs text-ink-soft">
          {t('drafts.saved', { date: formatDate(draft.savedAt, { dateStyle: 'medium' }) })}
        </span>
      </Link>
    </li>
  );
}

export function DraftsTab() {
  const t = useTexts(profile);
  const { data: drafts, error, isFetching, refetch } = useListDraftsQuery();
  if (drafts === undefined && error && !isFetching) {
    const reason = failureMessage(error, areaMessage(error));
    return <LoadFailure message={t('drafts.failed', { error: reason })} onRetry={() => void refetch()} />;
  }
  if (drafts === undefined) return <LoadingList />;
  if (drafts.length === 0) {
    return (
      <EmptyState
        title={t('drafts.empty')}
        picture={<EmptyPicture piece={torsadeRing} />}
        action={<ButtonLink to="/studio">{t('drafts.start')}</ButtonLink>}
      >
        {t('drafts.empty.text')}
      </EmptyState>
    );
  }
  return (
    <TileGrid>
      {drafts.map((draft) => (
        <DraftCard key={draft.id} draft={draft} />
      ))}
    </TileGrid>
  );
}
