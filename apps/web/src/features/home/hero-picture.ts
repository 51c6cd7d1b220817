import type { LinkDescriptor } from 'react-router';
import { type Piece, renderOf } from '../../ui/renders.ts';

/** The picture of the home page and how wide it is shown. */
export const HERO_PICTURE = {
  piece: 'sapphire-halo',
  sizes: '(min-width: 64rem) 50vw, 100vw',
} as const satisfies { readonly piece: Piece; readonly sizes: string };

/** Fetches it ahead of the scripts, in the colour scheme that the system asks for. */
export const HERO_PRELOADS: readonly LinkDescriptor[] = (['day', 'night'] as const).map((time) => ({
  rel: 'preload',
  as: 'image',
  type: 'image/webp',
  href: renderOf(HERO_PICTURE.piece, time).src,
  imageSrcSet: renderOf(HERO_PICTURE.piece, time).srcSet,
  imageSizes: HERO_PICTURE.sizes,
  media: `(prefers-color-scheme: ${time === 'day' ? 'light' : 'dark'})`,
  fetchPriority: 'high',
}));
