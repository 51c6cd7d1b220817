import { describe, expect, it } from 'vitest';
import { wall } from '../../../i18n/en/wall.ts';
import { showLanguage } from '../../../i18n/language.ts';
import { textsNow } from '../../../i18n/texts.ts';
import { signedOut } from '../../../session/auth-slice.ts';
import { fitted, problemOf } from '../share/read-image.ts';
import {
  commentAdded,
  inspoSlice,
  postRemoved,
  postRestored,
  postShared,
  rememberedInspo,
  sharedSize,
  wallOf,
} from './inspo-slice.ts';
import { tagsByUse, tagsOf, withTag } from './post.ts';
import { samplePosts } from './samples.ts';

const { reducer, getInitialState } = inspoSlice;
const SAMPLE_POSTS = samplePosts(textsNow(wall));
const draft = {
  imageUrl: 'data:image/webp;base64,AAAA',
  aspect: 0.8,
  title: 'My grandmother’s ring',
  description: '',
  tags: ['Ruby'],
  author: { name: 'Ada Lovelace', avatar: null },
};

describe('the wall', () => {
  it('puts what is shared at the top, the newest first', () => {
    let state = reducer(getInitialState(), postShared(draft));
    state = reducer(state, postShared({ ...draft, title: 'Second' }));
    expect(
      wallOf(state, SAMPLE_POSTS)
        .map(({ title }) => title)
        .slice(0, 3),
    ).toEqual(['Second', 'My grandmother’s ring', SAMPLE_POSTS[0]?.title]);
    expect(sharedSize(state)).toBe(2 * draft.imageUrl.length);
  });

  it('puts comments at the top of their post, samples too, and ignores blank ones', () => {
    const postId = SAMPLE_POSTS[0]?.id ?? '';
    const before = SAMPLE_POSTS[0]?.comments.length ?? 0;
    let state = reducer(getInitialState(), commentAdded({ postId, author: 'Ada', content: ' First ' }));
    state = reducer(state, commentAdded({ postId, author: 'Ada', content: 'Second' }));
    state = reducer(state, commentAdded({ postId, author: 'Ada', content: ' \n\t ' }));
    const { comments } = wallOf(state, SAMPLE_POSTS).find(({ id }) => id === postId) ?? { comments: [] };
    expect(comments.slice(0, 2).map(({ content }) => content)).toEqual(['Second', 'First']);
    expect(comments).toHaveLength(before + 2);
  });

  it('takes a post down with its comments, and puts both back where they stood', () => {
    let state = reducer(getInitialState(), postShared(draft));
    const post = state.posts[0]!;
    state = reducer(state, commentAdded({ postId: post.id, author: 'Ada', content: 'Mine' }));
    const before = state;
    const removed = reducer(state, postRemoved(post.id));
    expect(removed).toEqual(getInitialState());
    const comments = before.comments[post.id] ?? [];
    expect(reducer(removed, postRestored({ post, comments }))).toEqual(before);
    expect(reducer(before, postRestored({ post, comments }))).toBe(before);
  });

  it('forgets what a person shared when the session ends', () => {
    const state = reducer(getInitialState(), postShared(draft));
    expect(reducer(state, signedOut())).toEqual(getInitialState());
  });

  it('is read back from the device, and starts fresh from anything else', () => {
    const state = reducer(
      reducer(getInitialState(), postShared(draft)),
      commentAdded({ postId: 'x', author: 'Ada', content: 'Hm' }),
    );
    expect(rememberedInspo(JSON.stringify(state))).toEqual(state);
    for (const broken of ['nothing', '[]', '{}', JSON.stringify({ posts: 'none' })]) {
      expect(rememberedInspo(broken), broken).toBeUndefined();
    }
  });

  it.each([
    ['without tags', { tags: [1] }, { tags: [] }],
    ['without an author', { author: null }, { author: { name: '', avatar: null } }],
    ['without proportions', { aspect: undefined }, { aspect: 1 }],
  ])('keeps what an older version kept %s', (_what, lack, given) => {
    const state = reducer(getInitialState(), postShared(draft));
    const [post] = state.posts;
    const kept = JSON.stringify({ posts: [{ ...post, ...lack }] });
    expect(rememberedInspo(kept)).toEqual({ posts: [{ ...post, ...given }], comments: {} });
  });

  it('takes no picture of elsewhere for one that was shared here', () => {
    const kept = { posts: [{ id: 'x', imageUrl: 'https://elsewhere.example/x.png' }, null], comments: [] };
    expect(rememberedInspo(JSON.stringify(kept))).toEqual({ posts: [], comments: {} });
  });
});

describe('the samples', () => {
  it('are said in the language of the page, each of them, with their tags and what was answered', async () => {
    const english = SAMPLE_POSTS;
    await showLanguage('es');
    const spanish = samplePosts(textsNow(wall));
    await showLanguage('en');
    expect(spanish.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    for (const [place, post] of spanish.entries()) {
      const before = english[place];
      expect(post.title).not.toBe(before?.title);
      expect(post.description).not.toBe(before?.description);
      expect(post.alt).not.toBe(before?.alt);
      expect(post.comments.map(({ createdAt }) => createdAt)).toEqual(
        before?.comments.map(({ createdAt }) => createdAt),
      );
      for (const { content } of post.comments) {
        expect(before?.comments.map((comment) => comment.content)).not.toContain(content);
      }
    }
    expect(spanish[0]?.tags).toEqual(['Zafiro', 'Oro rosa', 'Halo']);
  });
});

describe('tags', () => {
  it('are separated by commas, trimmed, without empties and repeats', () => {
    expect(tagsOf(' Ruby, , #halo,ruby,,Rose gold ')).toEqual(['Ruby', 'halo', 'Rose gold']);
    expect(tagsOf('')).toEqual([]);
    expect(tagsOf(Array.from({ length: 30 }, (_, n) => `tag ${n}`).join())).toHaveLength(8);
    expect(tagsOf('x'.repeat(500))[0]).toHaveLength(30);
  });

  it('filter the wall in any case, and are offered by use', () => {
    expect(withTag(SAMPLE_POSTS, 'sapphire').length).toBeGreaterThan(1);
    expect(withTag(SAMPLE_POSTS, 'spoon')).toEqual([]);
    expect(withTag(SAMPLE_POSTS, null)).toBe(SAMPLE_POSTS);
    const tags = tagsByUse(SAMPLE_POSTS);
    const uses = (tag: string) => withTag(SAMPLE_POSTS, tag).length;
    expect(new Set(tags).size).toBe(tags.length);
    expect(uses(tags[0] ?? '')).toBeGreaterThanOrEqual(uses(tags.at(-1) ?? ''));
  });

  it('offers the tags of what was shared before those of the samples', () => {
    const wall = wallOf(reducer(getInitialState(), postShared({ ...draft, tags: ['Garnet'] })), SAMPLE_POSTS);
    expect(tagsByUse(wall)).toEqual(['Garnet', ...tagsByUse(SAMPLE_POSTS)]);
  });
});

describe('a shared image', () => {
  const MB = 1024 * 1024;
  it('is smaller than 5 MB, and an image', () => {
    expect(problemOf({ size: 5 * MB - 1, type: 'image/jpeg' })).toBeNull();
    expect(problemOf({ size: 5 * MB, type: 'image/jpeg' })).toBe('too-large');
    expect(problemOf({ size: 9 * MB, type: 'text/plain' })).toBe('too-large');
    expect(problemOf({ size: 10, type: 'application/pdf' })).toBe('unreadable');
    expect(problemOf({ size: 0, type: 'image/png' })).toBe('unreadable');
  });

  it('is kept no larger than the wall shows it, in its proportion', () => {
    expect(fitted(4_000, 3_000)).toEqual({ width: 1_080, height: 810 });
    expect(fitted(300, 200)).toEqual({ width: 300, height: 200 });
    expect(fitted(20_000, 1)).toEqual({ width: 1_080, height: 1 });
  });
});
