import type { CATALOGUE_FILTERS } from '@filigree/contracts';

/** Styles of the catalogue's filter, and what else a piece is told by. */
export type StyleTag =
  | (typeof CATALOGUE_FILTERS)['styles'][number]
  | 'Bridal'
  | 'Bohemian'
  | 'Celestial'
  | 'Floral'
  | 'Gothic'
  | 'Heritage'
  | 'Sculptural'
  | 'Street'
  | 'Victorian';

/** What somebody chose for a piece: the rest of its document is made of this. */
export interface Sketch {
  /** Names the piece's files and its address; never changes. */
  readonly slug: string;
  readonly name: string;
  /** Shown with the piece: what it is, and what somebody would ask the Studio for to get one like it. */
  readonly prompt: string;
  /** The words the design was drawn from, where the printed ones were written with the finished piece in view. */
  readonly drawnFrom?: string;
  /** Of the drawing, whole number 0..2^32-1. */
  readonly seed: number;
  /** Asked of the drawn design, one after the other. */
  readonly refinements?: readonly string[];
  /** What the jeweler sets by hand afterwards: values of the design document by JSON Pointer (RFC 6901). */
  readonly byHand?: Readonly<Record<string, unknown>>;
  readonly styleTags: readonly StyleTag[];
  /** Since when it is listed, YYYY-MM-DD. */
  readonly listedOn: string;
  /** Place among the featured pieces, from 1. */
  readonly featuredRank?: number;
}
