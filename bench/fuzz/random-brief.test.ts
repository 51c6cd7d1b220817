import { ARRANGEMENTS, briefSchema, FIGURES, JEWELRY_TYPES, LETTERINGS } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { numberedRandom, randomBrief } from './random-brief.ts';

const BRIEFS = Array.from({ length: 20_000 }, (_, number) => randomBrief(numberedRandom(number)));

/** Free text and sums, which draw nothing. */
const LEFT_OUT = ['customCut', 'customGemstone', 'otherFigures', 'recipient', 'budget', 'softMaterial'];

const isSaid = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'object' && value !== null
      ? Object.values(value).some(isSaid)
      : value !== null && value !== undefined && value !== false;

describe('random briefs', () => {
  it('are briefs', () => {
    for (const brief of BRIEFS) expect(briefSchema.safeParse(brief).error).toBeUndefined();
  });

  it('say every field now and then', () => {
    const unsaid = briefSchema
      .keyof()
      .options.filter((field) => !BRIEFS.some((brief) => isSaid(brief[field])));
    expect(unsaid.sort()).toEqual([...LEFT_OUT].sort());
  });

  it.each([
    ['arrangement', ARRANGEMENTS, BRIEFS.flatMap(({ arrangements }) => arrangements ?? [])],
    ['figure', FIGURES, BRIEFS.flatMap(({ figures }) => figures ?? [])],
    ['hand of letters', LETTERINGS, BRIEFS.flatMap(({ lettering }) => lettering ?? [])],
    ['type', JEWELRY_TYPES, BRIEFS.flatMap(({ type }) => type ?? [])],
  ] as const)('name every %s', (_, all, named) => {
    const known = new Set<string>(named);
    expect(all.filter((value) => !known.has(value))).toEqual([]);
  });
});
