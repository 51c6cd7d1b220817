import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const ringsOf = (prompt: string) =>
  (interpret({ prompt }).brief.eachRing ?? []).map((ring) => [
    'wearer' in ring ? (ring.wearer ?? null) : null,
    ring.bandWidthMm,
    'ringSize' in ring ? (ring.ringSize ?? null) : null,
  ]);

describe('two rings told apart by their measures alone', () => {
  it.each<[string, (string | number | null)[][]]>([
    [
      'wedding rings set for two men, yellow gold, one 6mm size 11 and one 8mm size 13',
      [
        ['his', 6, 11],
        ['his', 8, 13],
      ],
    ],
    [
      'pair of wedding rings in platinum, one 4mm, one 6mm',
      [
        ['hers', 4, null],
        ['his', 6, null],
      ],
    ],
    [
      'couple rings, first one 5 mm size 8, second one 4 mm size 6',
      [
        ['his', 5, 8],
        ['hers', 4, 6],
      ],
    ],
    [
      'matching wedding rings for two women, size 5 and size 7, both 3 mm',
      [
        ['hers', 3, 5],
        ['hers', 3, 7],
      ],
    ],
    [
      'two silver bands: 6mm size 11, and 8mm size 13',
      [
        ['hers', 6, 11],
        ['his', 8, 13],
      ],
    ],
    [
      'wedding bands, one 5mm yellow gold and one 8mm white gold',
      [
        ['hers', 5, null],
        ['his', 8, null],
      ],
    ],
  ])('%s', (prompt, rings) => {
    expect(ringsOf(prompt)).toEqual(rings);
    expect(interpret({ prompt }).notUnderstood).toEqual([]);
  });

  it.each([
    'pair of rings, 6mm band with a 2mm groove',
    'wedding bands, size 6 or 7',
    'two stone ring, one ruby, one sapphire, 4mm band, size 7',
  ])('others are not: %s', (prompt) => expect(ringsOf(prompt)).toEqual([]));
});
