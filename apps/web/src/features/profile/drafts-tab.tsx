import type { Draft } from '@filigree/contracts';
import { FALLBACK_MESSAGES } from '@filigree/contracts/fallback-messages';
import { Link } from 'react-router';
import { useListDraftsQuery } from '../../api/drafts.ts';
import { failureMessage } from '../../api/failure.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SolitaireDrawing } from '../../ui/drawings/solitaire.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture } from '../../ui/picture.tsx';
import { LoadFailure, PictureGrid, PictureGridSkeleton } from './picture-list.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

function DraftCard({ draft }: { readonly draft: Draft }) {
  const picture = draft.images[0];
  const title = draft.title || draft.prompt;
  return (
    <li>
      <Link to="/studio" state={{ variationId: draft.id }} className="group block">
        {picture ? (
          <Picture
            src={picture.url}
            alt={picture.alt || title}
            width={picture.width}
            height={picture.height}
            sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 33vw, 50vw"
          />
        ) : null}
        <span className="mt-3 line-clamp-2 text-sm font-medium underline-offset-4 group-hover:underline">
          {title}
        </span>
        <span className="mt-0.5 block text-xs text-ink-soft">
          Saved {day.format(new Date(draft.savedAt))}
        </span>
      </Link>
    </li>
  );
}

export function DraftsTab() {
  const { data: drafts, error, refetch } = useListDraftsQuery();
  if (drafts === undefined && error) {
    const reason = failureMessage(error, FALLBACK_MESSAGES.fetchDrafts);
    return <LoadFailure message={`Failed to load drafts: ${reason}`} onRetry={() => void refetch()} />;
  }
  if (drafts === undefined) return <PictureGridSkeleton />;
  if (drafts.length === 0) {
    return (
      <EmptyState
        title="No drafts yet"
        picture={<SolitaireDrawing className="h-32" />}
        action={<ButtonLink to="/studio">Start Designing</ButtonLink>}
      >
        Save a design in the Studio and it waits for you here.
      </EmptyState>
    );
  }
  return (
    <PictureGrid>
      {drafts.map((draft) => (
        <DraftCard key={draft.id} draft={draft} />
      ))}
    </PictureGrid>
  );
}
