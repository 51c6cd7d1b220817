import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { inspo } from '../../../i18n/en/inspo.ts';
import { useTexts } from '../../../i18n/texts.ts';
import type { InspirationPost } from '../model/post.ts';
import { PostPicture } from './post-picture.tsx';

interface PostCardProps {
  readonly post: InspirationPost;
  /** Where it opens. */
  readonly to: string;
  readonly priority: boolean;
}

const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw';

/** A post on the wall. */
export function PostCard({ post, to, priority }: PostCardProps) {
  const t = useTexts(inspo);
  const { title, author, comments } = post;
  return (
    <article className="group mb-8">
      <Link to={to} preventScrollReset className="block" data-post={post.id}>
        <span className="block overflow-hidden">
          <PostPicture
            post={post}
            sizes={SIZES}
            priority={priority}
            className="transition-transform duration-250 ease-out group-hover:scale-[1.015]"
          />
        </span>
        <span className="mt-3 flex items-start justify-between gap-4">
          <span className="min-w-0 font-display text-[1.3125rem] leading-[1.2] font-medium break-words underline-offset-4 group-hover:underline">
            {title}
          </span>
          {comments.length > 0 ? (
            <span className="figures mt-0.5 flex shrink-0 items-center gap-1.5 text-xs text-ink-soft">
              <MessageCircle className="size-4" strokeWidth={1.25} aria-hidden="true" />
              <span aria-hidden="true">{comments.length}</span>
              <span className="sr-only">{t('post.comments', { count: comments.length })}</span>
            </span>
          ) : null}
        </span>
        <span className="block text-xs text-ink-soft">{t('post.by', { name: author.name })}</span>
      </Link>
    </article>
  );
}
