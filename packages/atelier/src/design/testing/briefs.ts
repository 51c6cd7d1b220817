import type { Brief } from '@filigree/contracts';

/** A brief that asks for a ring and nothing else, with changes. For tests. */
export function openBrief(changes: Partial<Brief> = {}): Brief {
  return {
    type: 'Ring',
    metals: [],
    excludedMetals: [],
    gemstones: [],
    excludedGemstones: [],
    noStones: false,
    customGemstone: null,
    stoneCut: null,
    setting: null,
    excludedSettings: [],
    finish: null,
    motifs: [],
    era: null,
    culture: [],
    occasion: null,
    stoneCount: null,
    caratWeight: null,
    stoneSizeMm: [],
    bandWidthMm: null,
    lengthIn: null,
    ringSize: null,
    prongCount: null,
    engraving: null,
    matchingSet: false,
    sustainability: false,
    budget: { min: null, max: null },
    proportions: { band: null, presence: null, stone: null, ornament: null, profile: null },
    recipient: null,
    ...changes,
  };
}
