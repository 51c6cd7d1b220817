import { useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { inspo } from '../../i18n/en/inspo.ts';
import { wall } from '../../i18n/en/wall.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';
import { type InspoState, postRemoved, postRestored, type WithInspo, wallOf } from './model/inspo-slice.ts';
import type { InspirationPost } from './model/post.ts';
import { samplePosts } from './model/samples.ts';

export const useInspo = (): InspoState => useSelector(({ inspo: state }: WithInspo) => state);

export function useWall(): readonly InspirationPost[] {
  const state = useInspo();
  const t = useTexts(wall);
  return useMemo(() => wallOf(state, samplePosts(t)), [state, t]);
}

/** Whether a post was shared here, so that it may be removed here. */
export const useIsOwn = (id: string): boolean => useInspo().posts.some((post) => post.id === id);

/** Takes a post down; its notice can put it back. */
export function useRemovePost(): (post: InspirationPost) => void {
  const dispatch = useDispatch();
  const store = useStore<WithInspo>();
  return ({ id }) => {
    const { posts, comments } = store.getState().inspo;
    const post = posts.find((own) => own.id === id);
    if (!post) return;
    dispatch(postRemoved(id));
    const t = textsNow(inspo);
    notify({
      about: `post:${id}`,
      title: t('post.removed'),
      description: post.title,
      action: {
        label: t('post.undo'),
        onSelect: () => void dispatch(postRestored({ post, comments: comments[id] ?? [] })),
      },
    });
  };
}
