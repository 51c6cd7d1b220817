/** Fronts that are let into the ring of a nose: the wire ends in their setting on both sides. */
import type { Ornament } from '../../design/ornament/document.ts';
import type { BuiltFinding, FindingMetal } from '../findings/forms.ts';
import { buildNoseFitting, type NoseHoop, placeOnHoop } from '../findings/nose.ts';
import { type Frame, shifted, turned } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildOrnament, measureOrnament } from '../ornament/build.ts';
import type { StoneTray } from '../stones/placing.ts';
import type { Workpiece } from '../workpiece.ts';
import type { SetOrnament } from './stack.ts';

/** How deep the wire stands in the metal of the setting, mm. */
const BITE_MM = 0.3;
/** What a front takes of the ring's inside at most: larger ones hang from it. */
const MOST_SHARE = 0.4;

/**
 * The ring with its front in it; null where the ring has no seat, or the front is too large for it.
 * @param own the ring's frame, its middle at the origin
 */
export function letIntoHoop(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  own: Frame,
  spec: NoseHoop,
  ornament: Ornament,
  metal: FindingMetal,
): { readonly fitting: BuiltFinding; readonly set: SetOrnament } | null {
  if (spec.seat === undefined) return null;
  const { holds } = measureOrnament(bench, ornament);
  const half = Math.min(-holds.left[0], holds.right[0]);
  if (half > MOST_SHARE * spec.innerDiameterMm) return null;
  const { at, way } = placeOnHoop(spec);
  const frame = turned(shifted(own, at[0], at[1], -holds.left[2]), way + Math.PI / 2);
  const built = buildOrnament(bench, work, tray, frame, ornament);
  const fitting = buildNoseFitting(bench, work, own, spec, metal, {
    at,
    clearMm: Math.max(0, half - BITE_MM),
  });
  return { fitting, set: { built, frame } };
}
