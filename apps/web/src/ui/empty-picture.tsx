import type { ShownPiece } from './catalogue-picture.ts';
import { PiecePicture } from './piece-picture.tsx';

/** The picture of an empty state: a piece, as it lies in an open drawer. */
export function EmptyPicture({ piece }: { readonly piece: ShownPiece }) {
  return <PiecePicture piece={piece} sizes="18rem" className="size-60 sm:size-72" />;
}
