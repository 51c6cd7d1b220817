/**
 * The picture of the home page: one of our own renders in public/renders/. While it is null, the plate of a brilliant
 * stands in its place.
 */
export interface StillPicture {
  readonly src: string;
  readonly alt: string;
  /** Natural size in pixels. */
  readonly width: number;
  readonly height: number;
}

export const HERO_PICTURE: StillPicture | null = null;
