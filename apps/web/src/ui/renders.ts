/**
 * Finished pieces that the pages show: renders of ours in public/renders/, made by `npm run bench:pictures -- shop`.
 * Each has a picture by day and, for the dark theme, one by night.
 */
const ALT = {
  'sapphire-halo':
    'A rose gold ring: an oval blue sapphire in four prongs, framed by a halo of small round diamonds.',
  'diamond-solitaire': 'An 18k yellow gold solitaire: a round brilliant diamond in a six-prong head.',
  'emerald-solitaire': 'A platinum ring with a deep green emerald-cut emerald held by four double claws.',
  'hammered-band': 'A wide 18k yellow gold band with a hammered surface.',
} as const;

export type Piece = keyof typeof ALT;

/** Pixels; every render is square. */
const RENDER_WIDTH = 1200;
/** Pixels; for phones. */
const NARROW_WIDTH = 640;

interface Render {
  readonly src: string;
  readonly srcSet: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export function renderOf(piece: Piece, time: 'day' | 'night'): Render {
  const name = `/renders/${piece}${time === 'night' ? '-night' : ''}`;
  const src = `${name}-${RENDER_WIDTH}.webp`;
  return {
    src,
    srcSet: `${name}-${NARROW_WIDTH}.webp ${NARROW_WIDTH}w, ${src} ${RENDER_WIDTH}w`,
    alt: ALT[piece],
    width: RENDER_WIDTH,
    height: RENDER_WIDTH,
  };
}
