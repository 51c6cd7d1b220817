import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../../../session/auth-slice.ts';
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

const isListOf = (value: unknown, ...texts: string[]): value is readonly Record<string, unknown>[] =>
  Array.isArray(value) &&
  value.every(
    (entry: unknown) =>
      typeof entry === 'object' &&
      entry !== null &&
      texts.every((name) => typeof (entry as Record<string, unknown>)[name] === 'string'),
  );

/** What the device kept, or undefined when it is not (any more) of this shape. */
export function rememberedInspo(text: string): InspoState | undefined {
  const { posts, comments } = recordOf(text) ?? {};
  if (!isListOf(posts, 'id', 'imageUrl', 'title', 'description', 'createdAt')) return undefined;
  if (typeof comments !== 'object' || comments === null || Array.isArray(comments)) return undefined;
  if (!Object.values(comments).every((list) => isListOf(list, 'id', 'author', 'content', 'createdAt'))) {
    return undefined;
  }
  const whole = posts.every(
    ({ tags, author, aspect, imageUrl }) =>
      Array.isArray(tags) &&
      tags.every((tag) => typeof tag === 'string') &&
      typeof (author as { name?: unknown } | null)?.name === 'string' &&
      typeof aspect === 'number' &&
      String(imageUrl).startsWith('data:image/'),
  );
  return whole ? ({ posts, comments } as unknown as InspoState) : undefined;
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
