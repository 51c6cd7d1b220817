/** Which part of a band's width has its second finish, and where the line between both is. */
import type { RingBand } from '../../design/ring/document.ts';
import type { Relief } from './surface.ts';

type SecondFinish = NonNullable<RingBand['secondFinish']>;

/** A line that a graver leaves between two finishes, mm. */
export const PARTING_MM = { wide: 0.3, deep: 0.16 } as const;

/** Whether a place across the band (share of half its width, -1 to 1) has the second finish. */
export const isSecond = ({ place, atShare }: SecondFinish, share: number): boolean =>
  place === 'edges' ? Math.abs(share) > atShare : share > 0;

/** Where lines part the finishes, as shares of half the width. */
export const partings = ({ secondFinish }: RingBand): readonly number[] =>
  secondFinish === undefined
    ? []
    : secondFinish.place === 'edges'
      ? [-secondFinish.atShare, secondFinish.atShare]
      : [0];

/** Relief lies where its own finish does. */
export function reliefOfOne(relief: Relief, { secondFinish, widthMm, finish }: RingBand): Relief {
  if (secondFinish === undefined) return relief;
  const isOfSecond = finish !== 'Hammered' && finish !== 'Textured';
  return (angle, y) => (isSecond(secondFinish, (2 * y) / widthMm) === isOfSecond ? relief(angle, y) : 0);
}
