import type { ShownPieceName } from '../i18n/en/shownPieces.ts';

/** A picture of the catalogue as a page that is built without the server imports it (catalogue-pictures.ts). */
export interface CataloguePicture {
  readonly src: string;
  /** Absent while developing: there is only the file itself. */
  readonly srcSet?: string;
  readonly alt: string;
  /** A tiny blurred picture, as a data: address. */
  readonly placeholder: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A piece of the catalogue by day, on ivory, and for the dark theme by night, on black. */
export interface ShownPiece {
  readonly name: ShownPieceName;
  readonly day: CataloguePicture;
  readonly night: CataloguePicture;
}
