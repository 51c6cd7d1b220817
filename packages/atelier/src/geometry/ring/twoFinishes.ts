/** Two finishes on the outside of one band: where each lies, and the line between them. */
import type { RingBand, RingDesign } from '../../design/ring/document.ts';
import type { Vec3 } from '../solids.ts';
import type { Workpiece } from '../workpiece.ts';
import type { RingFrame } from './frame.ts';
import { shankAt } from './shank.ts';
import type { Relief } from './surface.ts';

type SecondFinish = NonNullable<RingBand['secondFinish']>;

/** A line that a graver leaves between two finishes, mm. */
export const PARTING_MM = { wide: 0.3, deep: 0.16 } as const;
/** From here up in the thickness metal is seen from outside. */
const OUTSIDE_FROM = 0.5;

/** Whether a place across the band (share of half its width, -1 to 1) has the second finish. */
const isSecond = ({ place, atShare }: SecondFinish, share: number): boolean =>
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

/** Tells the metal which of its outside has the second finish. */
export function layFinishes(work: Workpiece, ring: RingDesign, frame: RingFrame): void {
  const { secondFinish } = ring.band;
  if (secondFinish === undefined || ring.band.form !== 'single') return;
  work.zones.push({
    finish: secondFinish.finish,
    on: ([x, y, z]: Vec3) => {
      const { widthMm, thicknessMm } = shankAt(ring, Math.atan2(x, z));
      const high = (Math.hypot(x, z) - frame.innerRadiusMm) / thicknessMm;
      return (
        high > OUTSIDE_FROM &&
        high < 1.05 &&
        Math.abs(y) < widthMm &&
        isSecond(secondFinish, (2 * y) / widthMm)
      );
    },
  });
}
