import { describe, expect, it } from 'vitest';
import { rememberedCart } from '../api/cart-slice.ts';
import { rememberedInspo } from '../features/inspo/model/inspo-slice.ts';
import { recalledStudio } from '../features/studio/model/recall.ts';
import { INITIAL_STUDIO } from '../features/studio/model/studio-slice.ts';
import { createMemories } from './remembered.ts';
import { createAppStore } from './store.ts';

const memories = createMemories();
const { auth, cart } = createAppStore().getState();
const VARIATION = { id: 'v', prompt: 'a ring', images: [{ url: '/a.avif' }] };

/** What an older version kept, and what has to be there of it. */
const OLDER: readonly (readonly [string, read: () => unknown, expected: object])[] = [
  [
    'the person',
    () =>
      memories.read(JSON.stringify({ user: { id: 'u', name: 'Ada' }, isAuthenticated: true }), 'auth', auth),
    { isAuthenticated: true, user: { id: 'u', name: 'Ada', email: '', favorites: [], emailVerified: false } },
  ],
  [
    'the cart',
    () => memories.read(JSON.stringify({ items: [{ id: 'l' }, null] }), 'cart', cart),
    {
      items: [{ id: 'l', quantity: 1, price: 0, name: 'Custom Design', options: {} }],
      total: 0,
      itemCount: 1,
    },
  ],
  [
    'a cart with prices',
    () => rememberedCart(JSON.stringify({ items: [{ id: 'l', price: 99.9, quantity: 3 }] })),
    { total: 299.7, itemCount: 3 },
  ],
  [
    'the studio',
    () =>
      recalledStudio(
        { variations: [VARIATION, { id: 'x' }, 7], selectedVariation: VARIATION, drafts: [VARIATION] },
        INITIAL_STUDIO,
      ),
    {
      variations: [
        { ...VARIATION, images: [{ url: '/a.avif', alt: '' }], changes: [], checks: [], version: 1 },
      ],
      selectedVariation: { id: 'v', estimate: null },
      drafts: [{ id: 'v', savedAt: '' }],
    },
  ],
  [
    'the wall',
    () => rememberedInspo(JSON.stringify({ posts: [{ id: 'p', imageUrl: 'data:image/png;base64,x' }] })),
    {
      posts: [{ id: 'p', title: '', tags: [], comments: [], author: { name: '', avatar: null } }],
      comments: {},
    },
  ],
  ['the theme', () => memories.read('sepia', 'theme', 'system'), 'system' as unknown as object],
];

describe('what an older version kept', () => {
  it.each(OLDER)('of %s is brought into shape', (_what, read, expected) => {
    if (typeof expected === 'string') expect(read()).toBe(expected);
    else expect(read()).toMatchObject(expected);
  });
});
