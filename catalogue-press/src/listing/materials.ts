import type { Alloy, Design } from '@filigree/atelier/design';
import type { Estimate } from '@filigree/atelier/estimate';
import { type Gemstone, METALS, type Metal } from '@filigree/contracts';

/** The metals by which a piece is found: as asked for, its plating, and the fineness of its gold (18k rose gold is 18k). */
export function materialsOf({ alloys }: Design): Metal[] {
  return [...new Set(alloys.flatMap((alloy) => [...nameOf(alloy), ...finenessOf(alloy)]))];
}

/** What is black is not looked for as white gold. */
function nameOf({ metal, plating }: Alloy): Metal[] {
  return [plating === 'black-rhodium' ? 'Black Rhodium' : metal];
}

function finenessOf({ karat }: Alloy): Metal[] {
  return METALS.filter((metal) => karat !== null && metal === `${karat}k Gold`);
}

/** The stones that are in it, the weightiest kind first. */
export function gemstonesOf({ stones }: Pick<Estimate, 'stones'>): Gemstone[] {
  const carats = new Map<Gemstone, number>();
  for (const { gemstone, totalCarat } of stones)
    carats.set(gemstone, (carats.get(gemstone) ?? 0) + totalCarat);
  return [...carats].sort(([, a], [, b]) => b - a).map(([gemstone]) => gemstone);
}
