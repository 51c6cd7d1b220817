import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;

describe('what was to be written in letters that are not cut here', () => {
  it.each([
    ['Ayatul Kursi pendant', 'Ayatul Kursi', 'muslim'],
    ["a necklace with a verse of the Qur'an", "a verse of the Qur'an", 'muslim'],
    ['silver ring engraved with bismillah', 'bismillah', 'muslim'],
    ['pendant with the Shema', 'Shema', 'jewish'],
    ['Gayatri mantra bracelet', 'Gayatri mantra', 'hindu'],
  ])('is kept with its faith: %s', (prompt, unwritten, faith) =>
    expect(briefOf(prompt)).toMatchObject({ unwritten, ofFaith: { faith } }),
  );

  it.each([
    ['gold name necklace Fatima in Arabic', 'Fatima', 'Arabic'],
    ['necklace with the name Yosef in Hebrew letters', 'Yosef', 'Hebrew letters'],
  ])('is no letters itself: %s', (prompt, engraving, unwritten) =>
    expect(briefOf(prompt)).toMatchObject({ engraving, unwritten }),
  );

  it.each([
    'a ring in japanese style',
    'gold ring engraved with Anna',
    'hebrew wedding ring',
    'no arabic letters please, a gold ring',
  ])('is nothing: %s', (prompt) => expect(briefOf(prompt).unwritten ?? null).toBeNull());
});

describe('birthstones of no month', () => {
  it('are as many as the people who are counted', () =>
    expect(briefOf('birthstone necklace for my three kids')).toMatchObject({ stoneCount: 3, gemstones: [] }));

  it.each(["mother's birthstone ring", 'a ring with our birthstones'])('are several: %s', (prompt) =>
    expect(briefOf(prompt).arrangements).toContain('alternating'),
  );

  it('are one, or those that were named', () => {
    expect(briefOf('birthstone ring').arrangements ?? []).toEqual([]);
    expect(briefOf('birthstone ring for May and July')).toMatchObject({ gemstones: ['Emerald', 'Ruby'] });
  });
});

describe('a clasp of steel', () => {
  it.each(['leather bracelet with a steel clasp', 'braided cord bracelet with stainless steel clasp'])(
    'is the metal of what has no other: %s',
    (prompt) => expect(briefOf(prompt)).toMatchObject({ metals: ['Titanium'] }),
  );

  it('is not understood beside another metal', () => {
    const { brief, notUnderstood } = interpret({ prompt: 'gold bracelet with a steel clasp' });
    expect(brief.metals).toEqual(['Yellow Gold']);
    expect(notUnderstood).toContain('steel');
  });
});
