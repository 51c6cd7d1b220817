import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const ringsOf = (prompt: string) =>
  (interpret({ prompt }).brief.eachRing ?? []).map(({ wearer, ringSize, gemstones, setting, noStones }) => ({
    wearer,
    ringSize: ringSize ?? null,
    gemstones,
    setting,
    noStones,
  }));
const band = { gemstones: [], setting: null, noStones: true };

describe('an engagement ring and the bands of both', () => {
  it('are three rings, each in the size of who wears it', () => {
    const prompt =
      "Wedding set where the engagement ring has a floating diamond, and his and hers bands to go with it. She's a 5 and he's a 10.5.";
    expect(interpret({ prompt }).brief.setTypes).toEqual(['Ring', 'Ring', 'Ring']);
    expect(ringsOf(prompt)).toEqual([
      { wearer: 'hers', ringSize: 5, gemstones: ['Diamond'], setting: 'Tension', noStones: false },
      { wearer: 'hers', ringSize: 5, ...band },
      { wearer: 'his', ringSize: 10.5, ...band },
    ]);
    expect(interpret({ prompt }).notUnderstood).toEqual([]);
  });

  it.each([
    ['engagement ring with an oval diamond and his and hers bands, size 6 for her and 11 for him', 6, 11],
    ['an engagement ring with a sapphire and two plain wedding bands, one for each of us', null, null],
  ])('%s', (prompt, hers, his) => {
    expect(ringsOf(prompt).map(({ wearer, ringSize }) => [wearer, ringSize])).toEqual([
      ['hers', hers],
      ['hers', hers],
      ['his', his],
    ]);
  });

  it('two bands have the sizes of those who wear them', () =>
    expect(
      ringsOf("his and hers wedding bands in gold, she's a 5 and he's a 10.5").map(
        ({ ringSize }) => ringSize,
      ),
    ).toEqual([5, 10.5]));

  it.each(['engagement ring with an oval diamond and a matching wedding band', 'two rings for our wedding'])(
    'are not read into less: %s',
    (prompt) => expect(interpret({ prompt }).brief.setTypes).toHaveLength(2),
  );
});

describe('a stone that floats', () => {
  it.each(['a floating diamond ring in platinum', 'a ring with a sapphire that seems to float in mid air'])(
    'is held by the ends of the band, and that is told: %s',
    (prompt) => {
      const { brief, conflicts } = interpret({ prompt });
      expect(brief.setting).toBe('Tension');
      expect(conflicts.map(({ message }) => message).join()).toContain('has to be held somewhere');
    },
  );

  it('in a locket or a pendant is another thing', () =>
    expect(interpret({ prompt: 'floating opal pendant' }).brief.setting).toBeNull());
});
