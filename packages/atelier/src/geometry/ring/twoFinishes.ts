/** Two finishes on the outside of one band. */
import type { RingDesign } from '../../design/ring/document.ts';
import type { Vec3 } from '../solids.ts';
import type { Workpiece } from '../workpiece.ts';
import { isSecond } from './finishZones.ts';
import type { RingFrame } from './frame.ts';
import { shankAt } from './shank.ts';

/** From here up in the thickness metal is seen from outside. */
const OUTSIDE_FROM = 0.5;

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
