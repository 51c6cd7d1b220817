import type { InspirationPost } from './post.ts';

/** What stands below each picture, as a share of the width of a column: title, author and the space to the next. */
const WORDS_SHARE = 0.3;

/**
 * Deals posts out into columns that end at about the same height: each goes, in order, to the column that is the
 * shortest so far. The first posts stand at the top of all columns.
 * @param count of columns, at least one
 */
export function columnsOf(posts: readonly InspirationPost[], count: number): readonly InspirationPost[][] {
  const columns = Array.from({ length: count }, () => ({ height: 0, posts: [] as InspirationPost[] }));
  for (const post of posts) {
    const shortest = columns.reduce((best, column) => (column.height < best.height ? column : best));
    shortest.posts.push(post);
    shortest.height += 1 / post.aspect + WORDS_SHARE;
  }
  return columns.map((column) => column.posts);
}
