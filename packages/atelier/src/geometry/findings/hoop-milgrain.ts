import type { EarFitting } from '../../design/findings/document.ts';
import { type Frame, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildMilgrain } from '../settings/loops.ts';
import type { Vec3 } from '../solids.ts';
import { normalize, radians } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { tubeShare } from './hoopStones.ts';
import { gapDegrees, OVAL_STRETCH, sectionOf } from './hoops.ts';

type Hoop = Extract<EarFitting, { kind: 'hoop' }>;

/** How far to either side of the crest the beads run, as a share of half the breadth: stones of a row stay clear of them. */
const ASIDE = 0.78;
/** Beads as shares of the tube, within what a wheel rolls and a caster fills, mm. */
const BEAD = { ofTube: 0.075, leastMm: 0.12, mostMm: 0.22 } as const;
/** Angle between two points of a line of beads, degrees. */
const STEP_DEGREES = 3;
/** Of a hinged hoop: from behind the gate's end to before the hinge, degrees (hoops.ts). */
const FIXED_ARC = [106, 364] as const;
/** From an end of the bar to the first bead, degrees. */
const CLEAR_OF_END = 6;

function arcOf({ form, innerDiameterMm, tubeMm }: Hoop): readonly [from: number, to: number] {
  if (form === 'huggie') return FIXED_ARC;
  const gap = gapDegrees(form, innerDiameterMm, tubeMm) + CLEAR_OF_END;
  return form === 'cuff' ? [gap - 180, 180 - gap] : [90 + gap, 450 - gap];
}

/** Beads rolled along both sides of a hoop's bar. The frame is the hoop's. */
export function layHoopMilgrain(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  hoop: Hoop,
  alloyId: string,
): void {
  const { form, innerDiameterMm, tubeMm } = hoop;
  const radius = (innerDiameterMm + tubeMm) / 2;
  const high = radius * (form === 'oval' ? OVAL_STRETCH : 1);
  const isRound = form === 'round' || form === 'oval';
  const { broad, squareness } = isRound ? { broad: 1, squareness: 2 } : sectionOf(hoop);
  const outShare = (1 - ASIDE ** squareness) ** (1 / squareness);
  const [from, to] = arcOf(hoop);
  const steps = Math.ceil((to - from) / STEP_DEGREES);
  const beadMm = Math.min(BEAD.mostMm, Math.max(BEAD.leastMm, BEAD.ofTube * tubeMm));
  for (const side of [-1, 1]) {
    const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
      const angle = radians(from + ((to - from) * i) / steps);
      const half = (tubeMm / 2) * tubeShare(form, angle);
      const normal = normalize([Math.cos(angle) / radius, Math.sin(angle) / high, 0]);
      return toWorld(
        frame,
        radius * Math.cos(angle) + normal[0] * half * outShare,
        high * Math.sin(angle) + normal[1] * half * outShare,
        side * ASIDE * half * broad,
      );
    });
    work.addAfter(alloyId, buildMilgrain(bench, path, false, beadMm, frame.z));
  }
  work.measures.push({ kind: 'bead-diameter', where: 'milgrain along the hoop', value: 2 * beadMm, alloyId });
}
