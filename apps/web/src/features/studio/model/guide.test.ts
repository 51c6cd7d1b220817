import { METALS } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { EMPTY_GUIDE, guideSummary, METALS_MAX, toggleChip } from './guide.ts';
import { GUIDE_SECTIONS } from './guide-sections.ts';

describe('chips of the guide', () => {
  it('clears a single choice on the second click and replaces it on another', () => {
    const ring = toggleChip(EMPTY_GUIDE, 'selectedType', 'Ring');
    expect(ring.selectedType).toBe('Ring');
    expect(toggleChip(ring, 'selectedType', 'Brooch').selectedType).toBe('Brooch');
    expect(toggleChip(ring, 'selectedType', 'Ring').selectedType).toBeNull();
  });

  it('toggles list values in the order of choosing', () => {
    const two = toggleChip(
      toggleChip(EMPTY_GUIDE, 'selectedMetals', 'Platinum'),
      'selectedMetals',
      'Rose Gold',
    );
    expect(two.selectedMetals).toEqual(['Platinum', 'Rose Gold']);
    expect(toggleChip(two, 'selectedMetals', 'Platinum').selectedMetals).toEqual(['Rose Gold']);
  });

  it('takes no more metals than a request can carry', () => {
    const all = METALS.reduce((guide, metal) => toggleChip(guide, 'selectedMetals', metal), EMPTY_GUIDE);
    expect(all.selectedMetals).toEqual(METALS.slice(0, METALS_MAX));
  });

  it('counts each choice in exactly one section', () => {
    const guide = {
      ...EMPTY_GUIDE,
      selectedType: 'Ring',
      designEra: 'Art Deco',
      culturalInspiration: ['Celtic'],
      selectedMetals: ['Silver'],
      selectedGemstones: ['Opal'],
      customGemstone: 'grey spinel',
      stoneCut: 'Oval',
      settingStyle: 'Bezel',
      metalFinish: 'Matte',
      selectedMotifs: ['Star'],
      occasion: 'Everyday',
      priceRange: [100, 900],
      isPriceChosen: true,
      engraving: 'A & B',
      matchingSet: true,
      sustainability: true,
    } as const;
    const counted = GUIDE_SECTIONS.reduce((sum, { count }) => sum + count(guide), 0);
    expect(counted).toBe(guideSummary(guide).length);
    expect(counted).toBe(15);
    expect(GUIDE_SECTIONS.map(({ count }) => count(EMPTY_GUIDE))).toEqual(Array(9).fill(0));
  });
});
