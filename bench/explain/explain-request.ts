/** All that the engine makes of one request, in the order in which it makes it. */
import { interpret } from '@filigree/atelier/brief';
import type { Design } from '@filigree/atelier/design';
import type { Solids } from '@filigree/atelier/geometry';
import { GENERATION_PICTURES, type Interpretation } from '@filigree/contracts';
import { type BriefField, briefFields } from './brief-fields.ts';
import { type BuiltLines, buildSketch } from './build-sketch.ts';
import { type Tree, treesOf } from './design-tree.ts';
import { type ClaimLine, ReadingFollower, type RuleLine, type TokenLine } from './follow-reading.ts';
import { drawWithEvidence, type Evidence } from './weigh-evidence.ts';

export interface SketchLines {
  readonly seed: number;
  readonly title: string;
  readonly trees: readonly Tree[];
  readonly evidence: Evidence;
  /** What the customer is told of it. */
  readonly adjustments: readonly string[];
  readonly built: BuiltLines;
}

export interface Explanation {
  readonly words: string;
  readonly tokens: readonly TokenLine[];
  readonly rules: readonly RuleLine[];
  readonly claims: readonly ClaimLine[];
  readonly brief: readonly BriefField[];
  readonly conflicts: readonly string[];
  readonly notUnderstood: readonly string[];
  readonly offTopic: string | null;
  readonly sketches: readonly SketchLines[];
}

export interface BuiltSketch {
  readonly design: Design;
  readonly solids: Solids;
}

/**
 * @param seed of the generation whose four sketches are drawn: generations begin at multiples of their number
 * @param onSketch is given each sketch when it is built
 */
export async function explainRequest(
  words: string,
  seed: number,
  onSketch?: (sketch: BuiltSketch) => Promise<void>,
): Promise<Explanation> {
  const follower = new ReadingFollower();
  const interpretation = interpret({ prompt: words }, follower.trace);
  const first = seed - (seed % GENERATION_PICTURES);
  const sketches: SketchLines[] = [];
  for (let at = 0; at < GENERATION_PICTURES; at++) {
    const { lines, sketch } = await explainSketch(interpretation.brief, first + at);
    sketches.push(lines);
    await onSketch?.(sketch);
  }
  return {
    words,
    ...follower.lines(),
    brief: briefFields(interpretation.brief, interpretation.understood),
    conflicts: interpretation.conflicts.map(({ message }) => message),
    notUnderstood: interpretation.notUnderstood,
    offTopic: interpretation.offTopic,
    sketches,
  };
}

async function explainSketch(
  brief: Interpretation['brief'],
  seed: number,
): Promise<{ lines: SketchLines; sketch: BuiltSketch }> {
  const { design, evidence } = drawWithEvidence(brief, seed);
  const { solids, lines } = await buildSketch(design);
  return {
    sketch: { design, solids },
    lines: {
      seed,
      title: design.title,
      trees: treesOf(design),
      evidence,
      adjustments: design.provenance.adjustments,
      built: lines,
    },
  };
}
