import { cannotRaiseProngs } from '../design/alloys.ts';
import type { SoleDesign } from '../design/document.ts';
import { sayAlloy } from './metals.ts';
import { done, impossible, type Outcome } from './outcome.ts';

/** What was made of the one of two metals is made of the other. */
export function swapMetals(design: SoleDesign): Outcome {
  const [one, other] = design.alloys;
  if (one === undefined || other === undefined || design.alloys.length > 2)
    return impossible('Metals change places where there are two of them: say which part should be of which.');
  // Prongs might be of either.
  const stiff = [one, other].find(cannotRaiseProngs);
  if (stiff !== undefined)
    return impossible(
      `Not every part can be made of ${sayAlloy(stiff)}: say which part should be of which metal.`,
    );
  design.alloys = [
    { ...other, id: one.id },
    { ...one, id: other.id },
  ];
  return done(`Metals changed places: ${sayAlloy(other)} for ${sayAlloy(one)}, and the other way around`);
}
