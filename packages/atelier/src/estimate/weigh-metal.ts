import { alloysOf, type Design } from '../design/document.ts';
import type { Solids } from '../geometry/solids.ts';
import { type AlloyName, alloyName, metalMassGrams } from '../materials/index.ts';
import { aboutGrams } from './wording.ts';

export interface MetalWeight {
  readonly alloy: AlloyName;
  readonly recycled: boolean;
  readonly plating: 'none' | 'rhodium' | 'black-rhodium';
  readonly volumeMm3: number;
  readonly grams: number;
  /** "estimated 2.8 g of 14k yellow gold" style, always with "about". */
  readonly words: string;
}

/**
 * Metal by alloy, heaviest first as the trade's rules of naming want it.
 * @throws Error when a part names an alloy that the design has not (geometry copies the ids)
 */
export function weighMetal(design: Design, solids: Solids): MetalWeight[] {
  const alloys = alloysOf(design);
  const weights = new Map<string, Omit<MetalWeight, 'words'>>();
  for (const part of solids.metal) {
    const alloy = alloys.find(({ id }) => id === part.alloyId);
    if (alloy === undefined) throw new Error(`part "${part.name}" is of unknown alloy "${part.alloyId}"`);
    const name = alloyName(alloy);
    const key = `${name} ${alloy.plating} ${alloy.recycled}`;
    const known = weights.get(key);
    weights.set(key, {
      alloy: name,
      recycled: alloy.recycled,
      plating: alloy.plating,
      volumeMm3: (known?.volumeMm3 ?? 0) + part.volumeMm3,
      grams: (known?.grams ?? 0) + metalMassGrams(name, part.volumeMm3),
    });
  }
  return [...weights.values()]
    .sort((a, b) => b.grams - a.grams)
    .map((weight) => ({ ...weight, words: `${aboutGrams(weight.grams)} of ${metalWords(weight)}` }));
}

function metalWords({ alloy, recycled, plating }: Omit<MetalWeight, 'words'>): string {
  const plated = plating === 'none' ? '' : `, ${plating === 'rhodium' ? 'rhodium' : 'black rhodium'} plated`;
  return `${recycled ? 'recycled ' : ''}${alloy}${plated}`;
}
