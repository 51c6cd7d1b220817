/** Lines of height about hills and hollows, engraved as on a map. */
import { seededRandom } from '../../design/random.ts';
import { clamp } from '../vec.ts';

/** One hill for so much of the surface, and how far it reaches, mm. */
const HILL_MM2 = 20;
const REACH_MM = [2.3, 4.2] as const;
/** Lines stand about so far apart on a slope, and are so broad to one side, mm. */
const PITCH_MM = 1.35;
const HALF_MM = 0.28;
/** Step over which the slope is measured, mm; where the ground is flatter than this a line would run out into a pool. */
const STEP_MM = 0.02;
const LEAST_SLOPE = 0.09;
/** The smooth rim along the edges, mm. */
const RIM_MM = 0.35;

interface Hill {
  readonly arcMm: number;
  readonly y: number;
  readonly along: number;
  readonly across: number;
  readonly height: number;
}

/** How deep (mm) the lines are cut at an angle (radians) and y (mm) of a band. */
export function contoured(
  seed: number,
  depthMm: number,
  outerRadiusMm: number,
  widthMm: number,
): (angle: number, y: number) => number {
  const random = seededRandom(seed);
  const aroundMm = 2 * Math.PI * outerRadiusMm;
  const count = Math.max(6, Math.round((aroundMm * widthMm) / HILL_MM2));
  const reach = (): number => REACH_MM[0] + (REACH_MM[1] - REACH_MM[0]) * random();
  const hills = Array.from(
    { length: count },
    (_, index): Hill => ({
      arcMm: ((index + 0.8 * (random() - 0.5)) * aroundMm) / count,
      y: (random() - 0.5) * widthMm,
      along: reach() * 1.25,
      across: reach(),
      height: (index % 3 === 2 ? -1 : 1) * (0.6 + 0.6 * random()),
    }),
  );
  const heightAt = (arcMm: number, y: number): number => {
    let sum = 0;
    for (const hill of hills) {
      let away = arcMm - hill.arcMm;
      away -= Math.round(away / aroundMm) * aroundMm;
      const q = (away / hill.along) ** 2 + ((y - hill.y) / hill.across) ** 2;
      if (q < 14) sum += hill.height * Math.exp(-q / 2);
    }
    return sum;
  };
  // A hill falls by about this share of its height over its reach, which gives the distance between two lines.
  const levels = (REACH_MM[0] + REACH_MM[1]) / 2 / PITCH_MM / 0.62;
  return (angle, y) => {
    const arcMm = angle * outerRadiusMm;
    const height = heightAt(arcMm, y);
    const slope = Math.hypot(
      (heightAt(arcMm + STEP_MM, y) - height) / STEP_MM,
      (heightAt(arcMm, y + STEP_MM) - height) / STEP_MM,
    );
    const level = height * levels;
    const distanceMm = Math.abs(level - Math.round(level)) / levels / Math.max(slope, LEAST_SLOPE);
    const margin = clamp((widthMm / 2 - RIM_MM - Math.abs(y)) / 0.12, 0, 1);
    return margin * depthMm * clamp(1.4 - (1.4 * distanceMm) / HALF_MM, 0, 1);
  };
}
