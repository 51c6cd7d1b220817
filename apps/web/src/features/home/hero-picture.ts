import type { LinkDescriptor } from 'react-router';
import type { ShownPiece } from '../../ui/catalogue-picture.ts';
import { orianeHaloRing } from '../../ui/shown/oriane-halo-ring.ts';

/** The picture of the home page and how wide it is shown. */
export const HERO_PICTURE = {
  piece: orianeHaloRing,
  sizes: '(min-width: 64rem) 50vw, 100vw',
} as const satisfies { readonly piece: ShownPiece; readonly sizes: string };

/** Fetches it ahead of the scripts, in the colour scheme that the system asks for. */
export const HERO_PRELOADS: readonly LinkDescriptor[] = (['day', 'night'] as const).map((time) => {
  const { src, srcSet } = HERO_PICTURE.piece[time];
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    href: src,
    ...(srcSet === undefined ? {} : { imageSrcSet: srcSet }),
    imageSizes: HERO_PICTURE.sizes,
    media: `(prefers-color-scheme: ${time === 'day' ? 'light' : 'dark'})`,
    fetchPriority: 'high',
  };
});
