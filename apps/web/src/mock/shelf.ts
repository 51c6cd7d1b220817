/** The pieces that mock mode sells: those whose pictures come with the pages, so that no server has to serve any. */
import type { Piece, Variation } from '@filigree/contracts';
import { type Piece as RenderName, renderOf } from '../ui/renders.ts';

type Written = Pick<Piece, 'name' | 'prompt' | 'materials' | 'gemstones' | 'styleTags' | 'price'>;

const WRITTEN: readonly (Written & { readonly render: RenderName })[] = [
  {
    render: 'sapphire-halo',
    name: 'Halo Sapphire Ring',
    prompt: 'A rose gold ring with an oval sapphire in a halo of small diamonds',
    materials: ['Rose Gold'],
    gemstones: ['Sapphire', 'Diamond'],
    styleTags: ['Vintage'],
    price: 2_850,
  },
  {
    render: 'diamond-solitaire',
    name: 'Twisted Solitaire',
    prompt: 'A rose gold solitaire with a twisted band and a round diamond',
    materials: ['Rose Gold'],
    gemstones: ['Diamond'],
    styleTags: ['Classic'],
    price: 4_900,
  },
  {
    render: 'emerald-solitaire',
    name: 'Emerald Solitaire',
    prompt: 'A platinum ring with an emerald-cut emerald',
    materials: ['Platinum'],
    gemstones: ['Emerald'],
    styleTags: ['Art Deco'],
    price: 6_200,
  },
  {
    render: 'hammered-band',
    name: 'Hammered Band',
    prompt: 'A wide hammered band in 18k gold',
    materials: ['18k Gold'],
    gemstones: [],
    styleTags: ['Modern'],
    price: 1_350,
  },
];

const idOf = (kind: number, index: number) =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(index).padStart(12, '0')}`;
const LISTED = ['2026-09-01', '2026-08-01', '2026-07-01', '2026-06-01'] as const;

export const SHELF: readonly Piece[] = WRITTEN.map(({ render, ...written }, index) => {
  const { src, alt } = renderOf(render, 'day');
  const night = renderOf(render, 'night').src;
  return {
    ...written,
    id: idOf(1, index),
    slug: render,
    images: [src, night],
    pictures: [src, night].map((url) => ({ url, alt, placeholder: null })),
    leadTimeWeeks: 3,
    category: 'ring',
    listedOn: LISTED[index] ?? '2026-06-01',
    modelUrl: null,
  };
});

/** A piece of the shelf as one's own design. @param prompt null: the piece's own words */
export function designLike(piece: Piece, prompt: string | null, id: string): Variation {
  const { src, alt, width, height } = renderOf(piece.slug as RenderName, 'day');
  return {
    id,
    basePieceId: piece.id,
    prompt: prompt ?? piece.prompt,
    images: [{ url: src, width, height, view: 'hero', alt }],
    createdAt: new Date().toISOString(),
    model_used: 'mock',
    title: piece.name,
    version: 1,
    changes: [],
    modelUrl: null,
    estimate: {
      metals: piece.materials.map((alloy) => ({ alloy, massG: 4.2, text: `about 4.2 g of ${alloy}` })),
      stones: piece.gemstones.map((gemstone) => ({
        gemstone,
        cut: 'Round',
        count: 1,
        size: '6.5 mm',
        about: 'about 1 ct',
      })),
      priceUsd: { low: Math.round(piece.price * 0.9), high: Math.round(piece.price * 1.1) },
      pricesOf: '2026-11-01',
      note: 'Made up: nothing was measured',
    },
    checks: [
      {
        check: 'band-width',
        stage: 'wears',
        verdict: 'good',
        message: 'The band is 2 mm wide.',
        remedy: null,
      },
    ],
  };
}
