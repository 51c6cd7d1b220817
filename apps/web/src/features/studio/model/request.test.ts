import { generationRequestSchema, guideChangeSchema } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { EMPTY_GUIDE } from './guide.ts';
import { generationRequest, refinementRequest } from './request.ts';

describe('generationRequest', () => {
  it('sends the trimmed words alone when nothing was chosen', () => {
    expect(generationRequest('  a ring  ', EMPTY_GUIDE)).toEqual({ prompt: 'a ring' });
  });

  it('sends the first metal as metalType and the others beside it', () => {
    const guide = { ...EMPTY_GUIDE, selectedMetals: ['Platinum', 'Rose Gold', 'Enamel'] } as const;
    expect(generationRequest('a ring', guide)).toEqual({
      prompt: 'a ring',
      metalType: 'Platinum',
      additionalMetals: ['Rose Gold', 'Enamel'],
    });
  });

  it('leaves out blank texts, switches that are off and a price range that nobody chose', () => {
    const guide = { ...EMPTY_GUIDE, engraving: '   ', customGemstone: ' zircon ', matchingSet: true };
    expect(generationRequest('x', guide)).toEqual({
      prompt: 'x',
      customGemstone: 'zircon',
      matchingSet: true,
    });
  });

  it('sends a price range that was chosen, the default one too', () => {
    const guide = { ...EMPTY_GUIDE, isPriceChosen: true };
    expect(generationRequest('x', { ...guide, priceRange: [500, 5100] }).priceRange).toEqual([500, 5100]);
    expect(generationRequest('x', guide).priceRange).toEqual([500, 5000]);
  });

  it('keeps to the contract with everything chosen', () => {
    const request = generationRequest('a brooch', {
      selectedType: 'Brooch',
      designEra: 'Victorian',
      culturalInspiration: ['Celtic', 'Greek'],
      selectedMetals: ['Silver', 'Enamel'],
      selectedGemstones: ['Garnet'],
      customGemstone: 'paste',
      stoneCut: 'Pear',
      settingStyle: 'Cluster',
      metalFinish: 'Satin',
      selectedMotifs: ['Floral'],
      occasion: 'Statement',
      priceRange: [100, 20_000],
      isPriceChosen: true,
      engraving: 'E.',
      matchingSet: true,
      sustainability: true,
    });
    expect(generationRequestSchema.parse(request)).toEqual(request);
    expect(Object.keys(request)).toHaveLength(17);
  });
});

describe('refinementRequest', () => {
  const drawn = { ...EMPTY_GUIDE, selectedType: 'Ring', selectedMetals: ['Silver'] } as const;

  it('is the words alone when the guide has not changed since the piece was drawn', () => {
    expect(refinementRequest(' thinner ', drawn, drawn)).toBe('thinner');
  });

  it('carries only what was changed in the guide', () => {
    const change = refinementRequest('thinner', { ...drawn, selectedMetals: ['Platinum'] }, drawn);
    expect(change).toEqual({ prompt: 'thinner', metalType: 'Platinum' });
    expect(guideChangeSchema.parse(change)).toEqual(change);
  });
});
