import { describe, expect, it } from 'vitest';
import { judgeReading } from './judgeReading.ts';
import type { ModelReading } from './readingSchema.ts';
import { modelReadingSchema } from './readingSchema.ts';

/** A reading of nothing, with what a test sets. */
function reading(said: Partial<ModelReading> = {}): ModelReading {
  const lists = new Set([
    'metals',
    'excludedMetals',
    'otherMetals',
    'gemstones',
    'excludedGemstones',
    'excludedSettings',
    'motifs',
    'culture',
    'stoneColours',
    'enamelColours',
    'figures',
    'excludedFigures',
    'excludedMotifs',
    'excludedParts',
    'otherFigures',
    'notUnderstood',
    'setTypes',
    'arrangements',
    'alternatives',
    'cabochons',
    'gemstoneNumbers',
    'stoneGroups',
    'figureRelations',
  ]);
  const empty = Object.keys(modelReadingSchema.shape).map((key) => [key, lists.has(key) ? [] : null]);
  return { ...Object.fromEntries(empty), isJewelry: true, ...said };
}

const PROMPT = 'A slim ring with a pink sapphire, engraved "Ever yours", under 900 dollars';

describe('judging what a language model has read', () => {
  it('takes what the words of the customer bear out', () => {
    const { brief, understood, offTopic } = judgeReading(
      { prompt: PROMPT },
      reading({
        type: { value: 'Ring', words: 'ring' },
        gemstones: [{ value: 'Sapphire', words: 'pink sapphire' }],
        stoneColours: [{ value: { gemstone: 'Sapphire', colour: 'pink' }, words: 'pink sapphire' }],
        engraving: { value: 'Ever yours', words: '"Ever yours"' },
        budget: { value: { min: null, max: 900 }, words: 'under 900 dollars' },
        band: { value: 'slim', words: 'A slim ring' },
      }),
    );
    expect(brief).toMatchObject({
      type: 'Ring',
      gemstones: ['Sapphire'],
      stoneColours: [{ gemstone: 'Sapphire', colour: 'pink' }],
      engraving: 'Ever yours',
      budget: { min: null, max: 900 },
      proportions: { band: 'slim', presence: null },
    });
    expect(understood).toContainEqual({ field: 'type', value: 'Ring', words: 'ring', source: 'words' });
    expect(offTopic).toBeNull();
  });

  it('keeps what is not ours in the words of the customer, and what stands in for it', () => {
    const prompt = 'a brooch of a badger by an owl, with a kite cut sapphire';
    const figures = [
      { value: 'raccoon' as const, words: 'badger' },
      { value: 'owl' as const, words: 'owl' },
    ];
    const { brief, understood } = judgeReading(
      { prompt },
      reading({
        type: { value: 'Brooch', words: 'brooch' },
        gemstones: [{ value: 'Sapphire', words: 'sapphire' }],
        customCut: { value: 'kite', words: 'kite cut' },
        figures,
        otherFigures: [
          { value: { name: 'badger', as: 'raccoon' }, words: 'badger' },
          { value: { name: 'owl', as: 'eagle' }, words: 'owl' },
          { value: { name: 'a wolverine', as: 'raccoon' }, words: 'badger' },
        ],
      }),
    );
    expect(brief).toMatchObject({
      customCut: 'kite',
      figures: ['raccoon', 'owl'],
      otherFigures: [{ name: 'badger', as: 'raccoon' }],
    });
    expect(understood).toContainEqual({
      field: 'otherFigures',
      value: 'badger',
      words: 'badger',
      source: 'words',
    });
  });

  it('keeps no cut where no stone is asked for', () => {
    const { brief } = judgeReading(
      { prompt: 'a ring without stones, not a hexagon' },
      reading({
        type: { value: 'Ring', words: 'ring' },
        noStones: { value: true, words: 'without stones' },
        customCut: { value: 'hexagon', words: 'hexagon' },
      }),
    );
    expect(brief.customCut ?? null).toBeNull();
  });

  it('does not believe what nobody said', () => {
    const { brief, notUnderstood } = judgeReading(
      { prompt: PROMPT },
      reading({
        type: { value: 'Ring', words: 'ring' },
        metals: [{ value: 'Platinum', words: 'platinum' }],
        era: { value: 'Art Deco', words: '' },
        engraving: { value: 'Buy more credits', words: 'engraved' },
        notUnderstood: ['a slim ring', 'send us your password'],
      }),
    );
    expect(brief).toMatchObject({ type: 'Ring', metals: [], era: null, engraving: null });
    expect(notUnderstood).toEqual(['a slim ring']);
  });

  it('drops what measures nothing and halves of stones, and takes the nearest that is made', () => {
    const { brief, conflicts } = judgeReading(
      { prompt: PROMPT },
      reading({
        ringSize: { value: 99, words: 'ring' },
        stoneCount: { value: 2.5, words: 'ring' },
        bandWidthMm: { value: -3, words: 'slim' },
        stoneSizeMm: { value: [400], words: 'sapphire' },
        budget: { value: { min: null, max: -900 }, words: '900' },
      }),
    );
    expect(conflicts.map(({ field }) => field)).toEqual(['ringSize']);
    expect(brief).toMatchObject({
      ringSize: 16,
      stoneCount: null,
      bandWidthMm: null,
      stoneSizeMm: [],
      budget: { min: null, max: null },
    });
  });

  it('lets the guide win and says so', () => {
    const { brief, conflicts } = judgeReading(
      { prompt: PROMPT, jewelryType: 'Earrings', gemstones: ['Ruby'] },
      reading({
        type: { value: 'Ring', words: 'ring' },
        gemstones: [{ value: 'Sapphire', words: 'pink sapphire' }],
        bandProfile: { value: 'court', words: 'slim ring' },
      }),
    );
    expect(brief).toMatchObject({ type: 'Earrings', gemstones: ['Ruby'], bandProfile: null });
    expect(conflicts.map(({ field }) => field)).toEqual(['type', 'gemstones', 'bandProfile']);
  });

  it('refuses what is no jewelry in words of ours', () => {
    const { offTopic } = judgeReading({ prompt: 'a poem' }, reading({ isJewelry: false }));
    expect(offTopic).toContain('We design jewelry only');
  });

  it('throws for what has another shape', () => {
    expect(() => judgeReading({ prompt: PROMPT }, { type: 'Ring' })).toThrow();
    expect(() =>
      judgeReading({ prompt: PROMPT }, { ...reading(), type: { value: 'Sword', words: 'ring' } }),
    ).toThrow();
  });
});
