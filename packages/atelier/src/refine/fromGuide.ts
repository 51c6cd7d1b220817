import type { GuideChange } from '@filigree/contracts';
import type { Change } from './change.ts';
import type { Facts } from './facts.ts';
import { type ReadInstruction, readInstruction } from './readInstruction.ts';

/** The changes that fields of the Design Guide ask for, in the order in which they build on each other. */
export function readGuide(facts: Facts, guide: GuideChange): ReadInstruction {
  const changes: Change[] = [];
  const notUnderstood: string[] = [];
  if (guide.jewelryType !== undefined && guide.jewelryType !== facts.type) {
    const message = `A ${facts.noun} cannot become another type of jewelry by a refinement: start a new design.`;
    return { changes: [{ kind: 'refused', reason: 'another-piece', message }], notUnderstood };
  }
  if (guide.designEra !== undefined) changes.push({ kind: 'era', era: guide.designEra });
  if (guide.settingStyle !== undefined) changes.push({ kind: 'setting', setting: guide.settingStyle });
  const [first, second] = guide.gemstones ?? [];
  if (first !== undefined)
    changes.push({ kind: 'gemstone', target: 'centre', gemstone: first, colour: null });
  if (second !== undefined)
    changes.push({ kind: 'gemstone', target: 'accents', gemstone: second, colour: null });
  if (guide.stoneCut !== undefined) changes.push({ kind: 'cut', target: 'centre', cut: guide.stoneCut });
  const metals = [
    ...(guide.metalType === undefined ? [] : [guide.metalType]),
    ...(guide.additionalMetals ?? []),
  ];
  if (metals.length > 0) changes.push({ kind: 'metal', target: 'all', metals, instead: [] });
  if (guide.metalFinish !== undefined) changes.push({ kind: 'finish', finish: guide.metalFinish });
  if (guide.motifs !== undefined && guide.motifs.length > 0)
    changes.push({ kind: 'motifs', motifs: guide.motifs, figures: [] });
  if (guide.culturalInspiration !== undefined && guide.culturalInspiration.length > 0) {
    changes.push({ kind: 'cultures', cultures: guide.culturalInspiration });
  }
  if (guide.occasion !== undefined) changes.push({ kind: 'occasion', occasion: guide.occasion });
  if (guide.engraving !== undefined)
    changes.push({ kind: 'engraving', text: guide.engraving === '' ? null : guide.engraving });
  if (guide.sustainability === true) changes.push({ kind: 'recycled' });
  if (guide.customGemstone) notUnderstood.push(guide.customGemstone);
  if (guide.priceRange !== undefined) notUnderstood.push('price range');
  if (guide.matchingSet === true) notUnderstood.push('matching set');
  if (guide.prompt === undefined) return { changes, notUnderstood };
  const words = readInstruction(facts, guide.prompt);
  return {
    changes: [...changes, ...words.changes],
    notUnderstood: [...notUnderstood, ...words.notUnderstood],
  };
}
