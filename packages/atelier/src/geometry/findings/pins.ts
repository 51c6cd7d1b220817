import type { PinFitting } from '../../design/findings/document.ts';
import type { Frame } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import type { Workpiece } from '../workpiece.ts';
import type { BroochPin } from './broochPin.ts';
import { buildCufflink } from './cufflinks.ts';
import type { BuiltFinding, FindingMetal } from './forms.ts';
import { buildBarrette, buildComb, buildHairpin } from './hair.ts';
import type { Penannular } from './penannular.ts';

/**
 * What pins a piece to cloth or hair, but for brooches (broochPin.ts). The frame is the ornament's, z towards the viewer,
 * its back at z = 0: cufflink backs stand on the back and go to -z; hairpins and combs begin at the origin and go down
 * along -y.
 */
export function buildPinFitting(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  spec: Exclude<PinFitting, BroochPin | Penannular>,
  metal: FindingMetal,
): BuiltFinding {
  switch (spec.kind) {
    case 'cufflink':
      return buildCufflink(bench, work, frame, spec, metal);
    case 'hairpin':
      return buildHairpin(bench, work, frame, spec, metal);
    case 'comb':
      return buildComb(bench, work, frame, spec, metal);
    case 'barrette':
      return buildBarrette(bench, work, frame, spec, metal);
  }
}
