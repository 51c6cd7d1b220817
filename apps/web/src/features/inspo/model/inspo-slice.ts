import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../../../session/auth-slice.ts';
import { listOf, shaped, texts } from '../../../state/complete.ts';
import { recordOf } from '../../../state/memory.ts';
import type { InspirationComment, InspirationPost } from './post.ts';

/** What this person added to the wall; the samples are not kept. */
export interface InspoState {
  /** The newest first. */
  readonly posts: readonly InspirationPost[];
  /** By the post that they were written to, the newest first. */
  readonly comments: Readonly<Record<string, readonly InspirationComment[]>>;
}

export interface WithInspo {
  readonly inspo: InspoState;
}

const initialState: InspoState = { posts: [], comments: {} };

const stamp = <T extends object>(content: T) => ({
  payload: { ...content, id: nanoid(), createdAt: new Date().toISOString() },
});

export const inspoSlice = createSlice({
  name: 'inspo',
  initialState,
  reducers: {
    postShared: {
      prepare: (post: Omit<InspirationPost, 'id' | 'createdAt' | 'comments'>) => stamp(post),
      reducer: (state, { payload }: PayloadAction<Omit<InspirationPost, 'comments'>>) => ({
        ...state,
        posts: [{ ...payload, comments: [] }, ...state.posts],
      }),
    },
    postRemoved: (state, { payload }: PayloadAction<string>) => {
      const { [payload]: _gone, ...comments } = state.comments;
      return { posts: state.posts.filter(({ id }) => id !== payload), comments };
    },
    /** A removal is taken back: the post stands again where it stood, with what was said to it. */
    postRestored: (
      state,
      { payload }: PayloadAction<{ post: InspirationPost; comments: readonly InspirationComment[] }>,
    ) => {
      const { post, comments } = payload;
      if (state.posts.some(({ id }) => id === post.id)) return state;
      const posts = [...state.posts, post].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
      return { posts, comments: { ...state.comments, [post.id]: comments } };
    },
    commentAdded: {
      prepare: (comment: { postId: string; author: string; content: string }) => stamp(comment),
      reducer: (state, { payload }: PayloadAction<InspirationComment & { postId: string }>) => {
        const { postId, ...comment } = payload;
        const content = comment.content.trim();
        // A blank comment says nothing.
        if (content === '') return state;
        const others = state.comments[postId] ?? [];
        return { ...state, comments: { ...state.comments, [postId]: [{ ...comment, content }, ...others] } };
      },
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export const { postShared, postRemoved, postRestored, commentAdded } = inspoSlice.actions;

const commentsOf = listOf(shaped({ id: '', author: '', content: '', createdAt: '' })) as (
  kept: unknown,
) => InspirationComment[];
const postsOf = listOf(
  shaped({
    id: '',
    imageUrl: '',
    aspect: 1,
    title: '',
    description: '',
    tags: texts,
    author: { name: '', avatar: null },
    createdAt: '',
    comments: commentsOf,
  }),
) as (kept: unknown) => InspirationPost[];

/** What the device kept, of this or an older version; undefined for anything else. */
export function rememberedInspo(text: string): InspoState | undefined {
  const kept = recordOf(text);
  if (!Array.isArray(kept?.posts)) return undefined;
  const comments = typeof kept.comments === 'object' && kept.comments !== null ? kept.comments : {};
  return {
    posts: postsOf(kept.posts).filter(({ id, imageUrl }) => id !== '' && imageUrl.startsWith('data:image/')),
    comments: Object.fromEntries(Object.entries(comments).map(([id, list]) => [id, commentsOf(list)])),
  };
}

/** The wall: what was shared here at the top, then the samples, each with its comments. */
export function wallOf(
  { posts, comments }: InspoState,
  samples: readonly InspirationPost[],
): readonly InspirationPost[] {
  return [...posts, ...samples].map((post) => {
    const added = comments[post.id];
    return added ? { ...post, comments: [...added, ...post.comments] } : post;
  });
}

/** How much of the device the shared pictures take, in characters. */
export const sharedSize = ({ posts }: InspoState): number =>
  posts.reduce((sum, { imageUrl }) => sum + imageUrl.length, 0);
