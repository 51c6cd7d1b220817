/** Pieces for tests. */
import type { Piece } from '@filigree/contracts';

export function testPiece(changes: Partial<Piece> = {}): Piece {
  const images = changes.images ?? ['catalogue/slim-sapphire-ring.webp'];
  return {
    id: '0193c000-0000-7000-8000-000000000001',
    slug: 'slim-sapphire-ring',
    name: 'Slim Sapphire Ring',
    images,
    pictures: images.map((url, place) => ({ url, alt: `View ${place + 1} of it`, placeholder: null })),
    prompt: 'a slim rose gold ring with an oval sapphire',
    materials: ['Rose Gold', '18k Gold'],
    gemstones: ['Sapphire'],
    styleTags: ['Minimalist'],
    leadTimeWeeks: 3,
    category: 'ring',
    price: 1299,
    listedOn: '2026-03-01',
    modelUrl: null,
    ...changes,
  };
}
