/** A sketch becomes a design document, by the way of every prompt: words, brief, design, refinements. */
import { interpret } from '@filigree/atelier/brief';
import { createDesign, type Design, readDesign } from '@filigree/atelier/design';
import { describeRefinementError, refineDesign } from '@filigree/atelier/refine';
import type { Sketch } from '../sketches/sketch.ts';
import { setByHand } from './set-by-hand.ts';

/** @throws Error that says what of the sketch cannot be drawn */
export function drawDesign(sketch: Sketch): Design {
  const { slug, prompt, drawnFrom = prompt, seed, refinements = [], byHand = {} } = sketch;
  const { brief, offTopic } = interpret({ prompt: drawnFrom });
  if (offTopic !== null) throw new Error(`${slug}: ${offTopic}`);
  let design = createDesign(brief, seed);
  for (const refinement of refinements) {
    const refined = refineDesign(design, refinement);
    if (!refined.ok) throw new Error(`${slug}: "${refinement}": ${describeRefinementError(refined.error)}`);
    const left = [...refined.notUnderstood, ...refined.notDone];
    if (left.length > 0) throw new Error(`${slug}: "${refinement}" leaves ${left.join(', ')}`);
    design = refined.design;
  }
  const reading = readDesign(setByHand(design, byHand));
  if (reading.ok) return reading.design;
  const faults = reading.faults.map(({ path, message }) => `${path}: ${message}`);
  throw new Error(`${slug}: ${faults.join('; ')}`);
}
