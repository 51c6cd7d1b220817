import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const ringsOf = (prompt: string) =>
  interpret({ prompt }).brief.eachRing?.map(({ wearer, bandWidthMm, ringSize }) => [
    wearer,
    bandWidthMm,
    ringSize,
  ]);

describe('two measures for two wearers', () => {
  it.each([
    [
      'his and hers wedding bands, 5mm and 7mm',
      [
        ['his', 5, null],
        ['hers', 7, null],
      ],
    ],
    [
      'hers and his bands, 3mm and 6mm',
      [
        ['hers', 3, null],
        ['his', 6, null],
      ],
    ],
    [
      'wedding rings for him and her, 6 mm and 3 mm',
      [
        ['his', 6, null],
        ['hers', 3, null],
      ],
    ],
  ])('go to them in the order said: %s', (prompt, rings) => {
    expect(ringsOf(prompt)).toEqual(rings);
    expect(interpret({ prompt }).notUnderstood).toEqual([]);
  });

  it('stay with whom they are told of', () =>
    expect(ringsOf('wedding bands, his 6 mm and hers 3 mm')).toEqual([
      ['his', 6, null],
      ['hers', 3, null],
    ]));
});

describe('as many as are made alike', () => {
  it.each([
    ['a pair of gold bangles', 'Bracelet'],
    ['a pair of pearl hairpins', 'Hairpin'],
    ['a set of two silver toe rings', 'Toe Ring'],
    ['pair of ear cuffs in silver', 'Earrings'],
  ] as const)('are two: %s', (prompt, type) =>
    expect(interpret({ prompt }).brief.setTypes).toEqual([type, type]),
  );

  it.each(['a pair of gold hoops', 'silver ear cuff', 'a ring with a pair of rubies', 'gold bangles'])(
    'are one piece: %s',
    (prompt) => expect(interpret({ prompt }).brief.setTypes ?? []).toEqual([]),
  );

  it.each(['a single gold hoop earring', 'one small diamond stud'])('may be one earring: %s', (prompt) =>
    expect(interpret({ prompt }).brief.arrangements).toContain('single'),
  );

  it.each(['gold hoop earrings', 'single stone diamond earrings'])('are a pair else: %s', (prompt) =>
    expect(interpret({ prompt }).brief.arrangements ?? []).not.toContain('single'),
  );
});

describe('ring sizes of other habits', () => {
  it.each([
    ['gold ring, Indian size 22', 10],
    ['a ring, size 14 (India)', 7],
    ['ring size 14 (Italian)', 7],
    ['swiss ring size 14', 7],
    ['silver ring Japanese size 13', 6.5],
  ])('are told in ours: %s', (prompt, ringSize) => {
    const { brief } = interpret({ prompt });
    expect(brief).toMatchObject({ ringSize, culture: [] });
  });

  it('are none where the ring is of that people', () =>
    expect(interpret({ prompt: 'an Indian ring, size 7' }).brief).toMatchObject({
      ringSize: 7,
      culture: ['Indian / Mughal'],
    }));
});
