import {
  CULTURAL_INSPIRATIONS,
  DESIGN_ERAS,
  GEMSTONES,
  type GenerationRequest,
  interpretationSchema,
  JEWELRY_TYPES,
  METAL_FINISHES,
  METALS,
  MOTIFS,
  QUICK_PRESETS,
  SETTING_STYLES,
  STONE_CUTS,
} from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';

const read = (prompt: string, guide: Omit<GenerationRequest, 'prompt'> = {}) =>
  interpret({ prompt, ...guide });

describe('the vocabulary of the product', () => {
  it.each(JEWELRY_TYPES)('type %s', (type) => expect(read(`a ${type.toLowerCase()}`).brief.type).toBe(type));
  it.each(METALS)('metal %s', (metal) =>
    expect(read(`a ring in ${metal.toLowerCase()}`).brief.metals).toContain(metal),
  );
  it.each(GEMSTONES)('gemstone %s', (gem) => {
    expect(read(`a ring with a ${gem.toLowerCase()}`).brief.gemstones).toEqual([gem]);
  });
  it.each(STONE_CUTS)('cut %s', (cut) => {
    expect(read(`a ring with a ${cut.toLowerCase()} cut garnet`).brief.stoneCut).toBe(cut);
  });
  it.each(SETTING_STYLES)('setting %s', (setting) => {
    expect(read(`a ring in a ${setting.toLowerCase()} setting`).brief.setting).toBe(setting);
  });
  it.each(METAL_FINISHES)('finish %s', (finish) => {
    expect(read(`a ${finish.toLowerCase()} silver ring`).brief.finish).toBe(finish);
  });
  it.each(MOTIFS)('motif %s', (motif) => {
    expect(read(`a ring with a ${motif.toLowerCase()} motif`).brief.motifs).toEqual([motif]);
  });
  it.each(DESIGN_ERAS)('era %s', (era) => expect(read(`a ring, ${era} style`).brief.era).toBe(era));
  it.each(CULTURAL_INSPIRATIONS)('culture %s', (culture) => {
    expect(read(`a ${culture} ring`).brief.culture).toContain(culture);
  });
  it.each(QUICK_PRESETS)('preset "%s" is understood whole', (preset) => {
    const { brief, notUnderstood, offTopic } = read(preset);
    expect(brief.type).not.toBeNull();
    expect(notUnderstood).toEqual([]);
    expect(offTopic).toBeNull();
  });
});

describe('words that mean two things', () => {
  it('tells emerald the cut from emerald the stone', () => {
    expect(read('an emerald-cut emerald ring').brief).toMatchObject({
      gemstones: ['Emerald'],
      stoneCut: 'Emerald',
    });
    expect(read('an emerald cut diamond ring').brief).toMatchObject({
      gemstones: ['Diamond'],
      stoneCut: 'Emerald',
    });
    expect(read('an emerald ring').brief).toMatchObject({ gemstones: ['Emerald'], stoneCut: null });
  });

  it('tells gold from flowers and white gold from white stones', () => {
    expect(read('a rose gold ring').brief.motifs).toEqual([]);
    expect(read('a gold ring with a rose').brief).toMatchObject({
      metals: ['Yellow Gold'],
      motifs: ['Floral'],
    });
    expect(read('white gold studs with a white stone').brief).toMatchObject({
      metals: ['White Gold'],
      gemstones: ['Diamond'],
    });
  });

  it('tells carats of gold from carats of stone', () => {
    const { brief } = read('18 carat white gold ring with a 2 carat white diamond');
    expect(brief.metals).toEqual(['White Gold', '18k Gold']);
    expect(brief.caratWeight).toBe(2);
  });

  it('never reads lettering as vocabulary', () => {
    const { brief } = read('a silver bangle engraved with “Ruby rose, 18 carat diamond”');
    expect(brief).toMatchObject({ gemstones: [], motifs: [], metals: ['Silver'] });
    expect(brief.engraving).toBe('Ruby rose, 18 carat diamond');
  });

  it('leaves people their names', () => {
    expect(read('a necklace for my daughter Ruby').brief.gemstones).toEqual([]);
    expect(read('a ruby necklace for my daughter').brief.gemstones).toEqual(['Ruby']);
  });
});

describe('sources', () => {
  it('gives for each understood field the words that said so', () => {
    const { understood } = read('A slim ring with a blue stone');
    expect(understood).toContainEqual({ field: 'type', value: 'Ring', words: 'ring', source: 'words' });
    expect(understood).toContainEqual({
      field: 'gemstones',
      value: 'Sapphire',
      words: 'blue stone',
      source: 'words',
    });
    expect(understood).toContainEqual({
      field: 'proportions.band',
      value: 'slim',
      words: 'slim',
      source: 'words',
    });
  });

  it('lists content that was not understood, and no small words', () => {
    expect(read('please make me a ring with a flibbertigibbet on it').notUnderstood).toEqual([
      'flibbertigibbet',
    ]);
  });

  it('lets the guide win and reports the conflict', () => {
    const { brief, conflicts } = read('a ruby ring in silver', {
      gemstones: ['Sapphire'],
      metalType: 'Platinum',
    });
    expect(brief).toMatchObject({ gemstones: ['Sapphire'], metals: ['Platinum'] });
    expect(conflicts.map(({ field, guide, words }) => ({ field, guide, words }))).toEqual([
      { field: 'metals', guide: 'Platinum', words: 'silver' },
      { field: 'gemstones', guide: 'Sapphire', words: 'ruby' },
    ]);
  });

  it('sees no conflict between a karat and a colour of gold', () => {
    const { brief, conflicts } = read('an 18k ring', { metalType: 'Rose Gold' });
    expect(brief.metals).toEqual(['Rose Gold', '18k Gold']);
    expect(conflicts).toEqual([]);
  });

  it('does not take the resting price slider for a wish', () => {
    const { brief, conflicts } = read('a ring under 400', { priceRange: [500, 5000] });
    expect(brief.budget).toEqual({ min: null, max: 400 });
    expect(conflicts).toEqual([]);
  });

  it('reports an exclusion that the guide overrules', () => {
    const { brief, conflicts } = read('a ring without diamonds', { gemstones: ['Diamond'] });
    expect(brief).toMatchObject({ gemstones: ['Diamond'], excludedGemstones: [] });
    expect(conflicts).toHaveLength(1);
  });
});

describe('requests that are none', () => {
  it.each(['???', '🙂🙂', 'write me a poem', 'asdf qwer', 'a pizza with cheese', 'what is gold worth today'])(
    'refuses "%s" politely',
    (prompt) => expect(read(prompt).offTopic).toMatch(/[Pp]lease/),
  );

  it('takes vague words when the guide names the piece', () => {
    expect(read('something nice for mum').offTopic).not.toBeNull();
    expect(read('something nice for mum', { jewelryType: 'Ring' }).offTopic).toBeNull();
  });

  it.each([
    'I want something for my grandmother, she likes violets',
    'my wife loves hydrangeas, something she can wear every day',
    'a gift for my mum',
  ])('takes what is worn or given with a theme or a day: %s', (prompt) =>
    expect(read(prompt).offTopic).toBeNull(),
  );

  it.each(['surprise me', 'flowers for my mother', 'a cake for my daughter’s birthday'])(
    'does not take "%s"',
    (prompt) => expect(read(prompt).offTopic).not.toBeNull(),
  );

  it.each(['a Zorblax ring', 'qwerty gold necklace', 'a guitar pendant', 'a ring for my new house'])(
    'takes "%s"',
    (prompt) => expect(read(prompt).offTopic).toBeNull(),
  );
});

describe('any text', () => {
  /** Mulberry32, so that a failing text can be found again by its seed. */
  const random = (seed: number) => () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const pieces =
    'ring|18|k|½|1/0|"|“|’|no|not too|carat|mm|x|-|,|.|emerald|cut|size|N|UK|$|between|and|500|engraved|with|:|halo|of|three|stone|rose|gold|½ct|in|"a"|é|💍|\u0000|\n|pair of|1.5|(|)|&|without|any|a|band|wide|under'.split(
      '|',
    );

  it.each(Array.from({ length: 150 }, (_, seed) => seed))('seed %i gives a valid interpretation', (seed) => {
    const next = random(seed);
    const length = 1 + Math.floor(next() * 40);
    const prompt = Array.from({ length }, () => pieces[Math.floor(next() * pieces.length)]).join(
      next() < 0.5 ? ' ' : '',
    );
    const result = interpret({ prompt });
    expect(interpretationSchema.safeParse(result).error, prompt).toBeUndefined();
    expect(interpret({ prompt })).toEqual(result);
  });
});

describe('numbers that count no rings', () => {
  it('are given back', () => {
    expect(interpret({ prompt: 'matching rings, 2 x something odd' }).notUnderstood).toContain('2');
  });
});
