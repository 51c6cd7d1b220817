import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';
import type { InspirationPost } from './post.ts';

const post = (id: string, aspect: number): InspirationPost => ({
  id,
  imageUrl: '/a.avif',
  aspect,
  title: id,
  description: '',
  tags: [],
  author: { name: 'A', avatar: null },
  createdAt: '2026-11-20T12:00:00.000Z',
  comments: [],
});
const heights = (columns: readonly InspirationPost[][]) =>
  columns.map((column) => column.reduce((sum, { aspect }) => sum + 1 / aspect, 0));

describe('columns of the wall', () => {
  it('begin with the first posts, and hold each once', () => {
    const posts = ['a', 'b', 'c', 'd', 'e'].map((id) => post(id, 1));
    const columns = columnsOf(posts, 3);
    expect(columns.map(([first]) => first?.id)).toEqual(['a', 'b', 'c']);
    expect(
      columns
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('end at about the same height, however long the pictures are', () => {
    const aspects = [0.5, 1, 1, 1, 2, 0.5, 1, 1, 2, 1, 1, 0.5];
    const tall = heights(
      columnsOf(
        aspects.map((aspect, at) => post(String(at), aspect)),
        3,
      ),
    );
    // No column is longer than the shortest by more than one of the longest pictures.
    expect(Math.max(...tall) - Math.min(...tall)).toBeLessThanOrEqual(2);
  });

  it('are empty beyond the posts', () => {
    expect(columnsOf([post('a', 1)], 2).map((column) => column.length)).toEqual([1, 0]);
  });
});
