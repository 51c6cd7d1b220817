/** Designs of every composition, and which of their bodies hold each other. */
import type { Brief } from '@filigree/contracts';
import { createDesign } from '../../design/createDesign.ts';
import { type Design, isRing } from '../../design/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import type { Solids } from '../solids.ts';
import { heldGroups } from './hangs.ts';

/** One design of every composition that the seeds draw. */
export function designsOf(brief: Partial<Brief>): Design[] {
  const found = new Map<string, Design>();
  for (let seed = 0; seed < 10; seed++) {
    const design = createDesign(openBrief(brief), seed);
    if (!found.has(design.composition)) found.set(design.composition, design);
  }
  return [...found.values()];
}

export async function groupsOf(
  design: Design,
  disturb = (solids: Solids): Solids => solids,
): Promise<string[][]> {
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  return atBench((bench) => heldGroups(bench, disturb(built.solids)));
}

/** A pair is two. */
export const copiesOf = (design: Design): number =>
  !isRing(design) && design.carrier.kind === 'fitted' && design.carrier.pair ? 2 : 1;
