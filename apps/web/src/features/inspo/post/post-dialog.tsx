import { Link } from 'react-router';
import { inspo } from '../../../i18n/en/inspo.ts';
import { formatDate } from '../../../i18n/formats.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { InspirationPost } from '../model/post.ts';
import { useIsOwn, useRemovePost } from '../use-inspo.ts';
import { Avatar } from './avatar.tsx';
import { Comments } from './comments.tsx';
import { PostPicture } from './post-picture.tsx';

interface PostDialogProps {
  readonly post: InspirationPost;
  /** Who comments. */
  readonly author: string;
  readonly tagAddress: (tag: string) => string;
  readonly onClose: () => void;
}

const SIZES = '(min-width: 48rem) 30rem, 92vw';

/** A post with its picture large, and what was said about it. */
export function PostDialog({ post, author, tagAddress, onClose }: PostDialogProps) {
  const t = useTexts(inspo);
  const isOwn = useIsOwn(post.id);
  const remove = useRemovePost();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={post.title}
      className="!max-w-5xl"
    >
      <div className="grid items-start gap-8 md:grid-cols-2">
        <PostPicture post={post} sizes={SIZES} priority />
        <div className="grid gap-6">
          <div className="flex items-center gap-3">
            <Avatar name={post.author.name} />
            <p className="min-w-0 grow text-sm">
              <span className="block truncate font-medium">{post.author.name}</span>
              <time dateTime={post.createdAt} className="block text-xs text-ink-soft">
                {formatDate(post.createdAt, { dateStyle: 'medium' })}
              </time>
            </p>
            {isOwn ? (
              <Button
                variant="link"
                size="small"
                className="text-ink-soft hover:text-ink"
                onClick={() => {
                  onClose();
                  remove(post);
                }}
              >
                {t('post.remove')}
              </Button>
            ) : null}
          </div>
          {post.description === '' ? null : (
            <p className="break-words whitespace-pre-line">{post.description}</p>
          )}
          {post.tags.length === 0 ? null : (
            <ul aria-label={t('tags.label')} className="flex flex-wrap gap-2">
              {post.tags.map((tag) => (
                <li key={tag}>
                  <Link to={tagAddress(tag)} className="chip">
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <div className="border-t border-hairline pt-6">
            <Comments post={post} author={author} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
