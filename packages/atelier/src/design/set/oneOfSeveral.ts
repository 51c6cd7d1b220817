/** What a brief for several rings asks of one of them. */
import type { Brief, Metal } from '@filigree/contracts';
import type { Together } from '../document.ts';

const GOLDS: readonly Metal[] = ['Yellow Gold', 'White Gold', 'Rose Gold'];
const KARAT = /^\d+k Gold$/;
const BODIES: readonly Metal[] = [...GOLDS, 'Silver', 'Platinum', 'Palladium', 'Titanium', 'Tungsten'];

const isGold = (metal: Metal): boolean => GOLDS.includes(metal);

/** The metals of each ring: all are of what was named, or each of one of several. A karat is that of every gold. */
export function metalsInTurn(
  { metals, excludedMetals }: Brief,
  together: Together,
): readonly (readonly Metal[])[] {
  const bodies = metals.filter((metal) => BODIES.includes(metal));
  const others = metals.filter((metal) => !BODIES.includes(metal) && metal !== 'Mixed Metals');
  const isMixed = metals.includes('Mixed Metals') || (together === 'rolling' && bodies.length === 0);
  const each =
    isMixed && bodies.length < 2 && bodies.every(isGold)
      ? [...bodies, ...GOLDS.filter((metal) => !bodies.includes(metal) && !excludedMetals.includes(metal))]
      : bodies;
  if (each.length < 2) return [metals.filter((metal) => metal !== 'Mixed Metals')];
  return each.map((metal) => [...others.filter((other) => isGold(metal) || !KARAT.test(other)), metal]);
}

export const asOneOf = (brief: Brief): Brief => ({
  ...brief,
  type: 'Ring',
  setTypes: null,
  arrangements: brief.arrangements?.filter((one) => one !== 'stack' && one !== 'rolling') ?? null,
});

/** A band of metal in the company of one that bears something. */
export const bare = (brief: Brief): Brief => ({
  ...brief,
  noStones: true,
  gemstones: [],
  customGemstone: null,
  stoneCut: null,
  setting: null,
  stoneCount: null,
  caratWeight: null,
  stoneSizeMm: [],
  stoneColours: null,
  motifs: [],
  figures: null,
  engraving: null,
  proportions: { ...brief.proportions, stone: null },
});
