/**
 * Sections of the product whose pages open later. Each has its address, its words, and its place in the route table;
 * a page that is built replaces its row.
 */
export interface ClosedSection {
  readonly id: string;
  /** Route pattern below the root. */
  readonly path: string;
  readonly title: string;
  /** One sentence: what will be here. */
  readonly sentence: string;
}

export const CLOSED_SECTIONS = [
  {
    id: 'pieces',
    path: 'pieces',
    title: 'Jewelry Collection',
    sentence: 'Ready-made pieces, each with its metals, stones and lead time, go on display here soon.',
  },
  {
    id: 'collections',
    path: 'collections',
    title: 'My Collections',
    sentence: 'Soon you will gather the pieces and designs you love here, in collections of your own.',
  },
  {
    id: 'collection',
    path: 'collections/:id',
    title: 'Collection',
    sentence: 'Soon a collection will open here with everything you put into it.',
  },
  {
    id: 'inspo',
    path: 'inspo',
    title: 'Inspiration',
    sentence: 'A wall of designs to look at, share and talk about goes up here soon.',
  },
  {
    id: 'cart',
    path: 'cart',
    title: 'Your Cart',
    sentence: 'Ordering opens soon; until then your designs are safe in your drafts.',
  },
  {
    id: 'checkout',
    path: 'checkout',
    title: 'Checkout',
    sentence: 'Ordering opens soon; until then your designs are safe in your drafts.',
  },
  {
    id: 'order-success',
    path: 'order-success',
    title: 'Your Order',
    sentence: 'Ordering opens soon, and your confirmation will be shown here.',
  },
  {
    id: 'settings',
    path: 'settings',
    title: 'Settings',
    sentence: 'Account, notification, appearance and security settings open here soon.',
  },
  {
    id: 'buy-credits',
    path: 'buy-credits',
    title: 'Buy Credits',
    sentence: 'Credit packages go on sale here soon; the credits you already have never expire.',
  },
  {
    id: 'credit-checkout',
    path: 'credit-checkout',
    title: 'Checkout',
    sentence: 'Credit packages go on sale soon, and you will complete your purchase here.',
  },
  {
    id: 'payment-success',
    path: 'payment-success',
    title: 'Your Payment',
    sentence: 'Credit packages go on sale soon, and your new balance will be shown here.',
  },
] as const satisfies readonly ClosedSection[];

/** Whether a section's pages exist; what only serves a closed one is not asked of the server. */
export const isOpen = (id: string): boolean => !CLOSED_SECTIONS.some((section) => section.id === id);
