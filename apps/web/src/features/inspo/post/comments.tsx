import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { inspo } from '../../../i18n/en/inspo.ts';
import { formatDate } from '../../../i18n/formats.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { commentAdded } from '../model/inspo-slice.ts';
import { COMMENT_MAX_LENGTH, type InspirationPost } from '../model/post.ts';
import { Avatar } from './avatar.tsx';

interface CommentsProps {
  readonly post: InspirationPost;
  /** Who writes. */
  readonly author: string;
}

/** What was said about a post, the newest first, and a line to say more. */
export function Comments({ post: { id, comments }, author }: CommentsProps) {
  const t = useTexts(inspo);
  const dispatch = useDispatch();
  const [content, setContent] = useState('');
  const [told, setTold] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === '') return;
    dispatch(commentAdded({ postId: id, author, content }));
    setContent('');
    setTold(t('comments.added'));
  };
  return (
    <section aria-labelledby={`comments-${id}`}>
      <h3 id={`comments-${id}`} className="font-medium">
        {t('comments.title')}
      </h3>
      <form onSubmit={onSubmit} className="mt-3 grid gap-3">
        <Field most={COMMENT_MAX_LENGTH} label={t('comments.label')}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              value={content}
              onChange={({ target }) => {
                setContent(target.value);
                setTold('');
              }}
            />
          )}
        </Field>
        <Button type="submit" size="small" className="justify-self-start">
          {t('comments.send')}
        </Button>
      </form>
      <p role="status" className="sr-only">
        {told}
      </p>
      {comments.length === 0 ? (
        <p className="mt-5 text-sm text-ink-soft">{t('comments.none')}</p>
      ) : (
        <ul className="mt-5 grid gap-5">
          {comments.map((comment) => (
            <li key={comment.id} className="flex gap-3">
              <Avatar name={comment.author} />
              <div className="min-w-0 grow text-sm">
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-medium">{comment.author}</span>
                  <time dateTime={comment.createdAt} className="text-xs text-ink-soft">
                    {formatDate(comment.createdAt, { dateStyle: 'medium' })}
                  </time>
                </p>
                <p className="mt-0.5 break-words whitespace-pre-line">{comment.content}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
