import type { User } from '@filigree/contracts';
import { ImagePlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { inspo } from '../../i18n/en/inspo.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyPicture } from '../../ui/empty-picture.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { halcyonAquamarineRing } from '../../ui/shown/halcyon-aquamarine-ring.ts';
import { columnsOf } from './model/columns.ts';
import { tagsByUse, withTag } from './model/post.ts';
import { PostCard } from './post/post-card.tsx';
import { PostDialog } from './post/post-dialog.tsx';
import { ShareDialog } from './share/share-dialog.tsx';
import { useColumnCount } from './use-column-count.ts';
import { useWall } from './use-inspo.ts';

/** Tags that are offered; a post shows all of its own. */
const TAGS_SHOWN = 10;
/** The posts of the first window. */
const FIRST_SIGHT = 3;

/** An address of the wall: its tag and the post that is open on it. */
function addressOf(tag: string | null, post?: string): string {
  const search = new URLSearchParams();
  if (tag !== null) search.set('tag', tag);
  if (post !== undefined) search.set('post', post);
  return `/inspo?${search.toString()}`;
}

function Tags({ tags, chosen }: { readonly tags: readonly string[]; readonly chosen: string | null }) {
  const t = useTexts(inspo);
  return (
    <nav aria-label={t('tags.label')} className="mt-8">
      <ul className="bleed-row flex gap-2 overflow-x-auto pb-2 [scrollbar-width:none] md:flex-wrap">
        {[null, ...tags].map((tag) => (
          <li key={tag ?? ''} className="shrink-0">
            <Link
              to={addressOf(tag)}
              preventScrollReset
              aria-current={tag?.toLocaleLowerCase() === chosen?.toLocaleLowerCase() ? 'page' : undefined}
              className="chip aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {tag ?? t('tags.all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The wall of inspiration: samples of ours and what was shared on this device. */
export function InspoPage({ user }: { readonly user: User | null }) {
  const t = useTexts(inspo);
  const [search, setSearch] = useSearchParams();
  const [sharing, setSharing] = useState(false);
  const wall = useWall();
  const tag = search.get('tag');
  const columns = useColumnCount();
  const shown = useMemo(() => withTag(wall, tag), [wall, tag]);
  const tags = useMemo(() => tagsByUse(wall).slice(0, TAGS_SHOWN), [wall]);
  const opened = wall.find(({ id }) => id === search.get('post'));
  const author = { name: user?.name || user?.email || '', avatar: user?.avatar ?? null };

  const close = () => setSearch(tag === null ? {} : { tag }, { replace: true, preventScrollReset: true });

  return (
    <div className="page-width pt-10 pb-24 md:pt-14">
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div className="max-w-2xl">
          <h1 className="font-display text-display font-medium">{t('title')}</h1>
          <p className="mt-4 text-ink-soft">{t('lead')}</p>
        </div>
        <Button onClick={() => setSharing(true)}>
          <ImagePlus className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          {t('share.open')}
        </Button>
      </header>
      <Tags tags={tags} chosen={tag} />
      <p role="status" className="sr-only">
        {t('count', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t('empty.title', { tag: tag ?? '' })}
          picture={<EmptyPicture piece={halcyonAquamarineRing} />}
          action={<ButtonLink to="/inspo">{t('empty.action')}</ButtonLink>}
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <div className="mt-6 flex items-start gap-x-6 lg:gap-x-8">
          {columnsOf(shown, columns).map((posts) => (
            <div key={posts[0]?.id ?? 'empty'} className="min-w-0 flex-1">
              {posts.map((post) => (
                <PostCard
                  key={post.id}
                  post={post}
                  to={addressOf(tag, post.id)}
                  priority={shown.indexOf(post) < FIRST_SIGHT}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      {opened ? (
        <PostDialog
          key={opened.id}
          post={opened}
          author={author.name}
          tagAddress={addressOf}
          onClose={close}
        />
      ) : null}
      {sharing ? (
        <ShareDialog
          author={author}
          onClose={() => setSharing(false)}
          onShared={() => {
            setSharing(false);
            // What was shared stands at the top of the whole wall.
            setSearch({}, { replace: true });
          }}
        />
      ) : null}
    </div>
  );
}
