import { expect, it } from 'vitest';
import type { Recipe } from './recipe.ts';
import { spreadOut } from './spread.ts';

const recipe = (id: string, stones: Recipe['stones']): Recipe => ({
  id,
  stones,
  settings: [],
  ornate: false,
  draw: () => undefined,
});
const RANKED = [
  recipe('halo-pave', 'accented'),
  recipe('halo-split', 'accented'),
  recipe('three-stone', 'three'),
  recipe('five-stone', 'five'),
  recipe('knife-edge-solitaire', 'one'),
  recipe('solitaire-six', 'one'),
  recipe('bezel-full', 'one'),
  recipe('bezel-half', 'one'),
  recipe('cluster-plain', 'accented'),
  recipe('channel-shoulders', 'accented'),
];

it('keeps every composition, the best of each kind first', () => {
  const spread = spreadOut(RANKED);
  expect(spread).toHaveLength(RANKED.length);
  expect(new Set(spread)).toEqual(new Set(RANKED));
  expect(spread[0]).toBe(RANKED[4]);
  expect(spread[1]).toBe(RANKED[0]);
});

it('gives neighbours different silhouettes, a stone alone among any four, and no two rows', () => {
  const spread = spreadOut(RANKED);
  for (let at = 0; at + 4 <= 8; at++) {
    const four = spread.slice(at, at + 4);
    const heads = four.map(({ id }) => (id.includes('solitaire') ? 'solitaire' : id.split('-')[0]));
    expect(new Set(heads).size, four.map(({ id }) => id).join()).toBe(4);
    expect(four.some(({ stones }) => stones === 'one')).toBe(true);
    expect(four.filter(({ stones }) => stones === 'three' || stones === 'five').length).toBeLessThanOrEqual(
      1,
    );
  }
});

it('takes what there is when all are of one kind', () => {
  const halos = [recipe('halo-a', 'accented'), recipe('halo-b', 'accented')];
  expect(spreadOut(halos)).toEqual(halos);
});
