import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import type { Ornament } from './document.ts';

const frontsOf = (prompt: string): Ornament[] =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(interpret({ prompt }).brief, seed);
    if (isRing(design)) throw new Error('no ring was asked for');
    const front = design.ornaments.find(({ slot }) => slot === 'main') ?? design.ornaments[0];
    if (front === undefined) throw new Error('nothing on it');
    return front.ornament;
  });

describe('moons', () => {
  it.each(['silver moon necklace', 'a plain gold crescent moon pendant'])(
    'are crescents alone: %s',
    (prompt) => {
      for (const front of frontsOf(prompt)) {
        if (front.kind === 'emblem') expect(front.form).toBe('crescent-moon');
        else expect(front).toMatchObject({ kind: 'motif', form: 'crescent', centre: null, accent: null });
      }
    },
  );

  it.each(['moon and stars necklace in gold', 'crescent moon pendant with a star'])(
    'have a star where it was asked for: %s',
    (prompt) => {
      for (const front of frontsOf(prompt)) expect(front).toMatchObject({ form: 'crescent-star' });
    },
  );

  it('hold the stone that was asked for in their curve', () => {
    const fronts = frontsOf('crescent moon necklace with a moonstone sitting in the curve').filter(
      ({ kind }) => kind === 'motif',
    );
    expect(fronts.length).toBeGreaterThan(0);
    for (const front of fronts)
      expect(front).toMatchObject({ form: 'crescent', centre: { gemstone: 'Moonstone' } });
  });
});

describe('lockets', () => {
  const plateOf = (prompt: string): Extract<Ornament, { kind: 'plate' }>[] =>
    [0, 1, 2, 3].map((seed) => {
      const design = createDesign(interpret({ prompt }).brief, seed);
      if (isRing(design)) throw new Error('no ring was asked for');
      const plate = design.ornaments.map(({ ornament }) => ornament).find(({ kind }) => kind === 'plate');
      if (plate?.kind !== 'plate') throw new Error('no case');
      return plate;
    });

  it('hold the stone that was asked for in their figure', () => {
    for (const { field } of plateOf(
      'heart shaped locket with roses engraved and a little pearl in the middle',
    ))
      expect(field).toMatchObject({ kind: 'emblem', form: 'rose', stone: { gemstone: 'Pearl' } });
  });

  it('have none where none was', () => {
    for (const { field } of plateOf('oval locket with a rose engraved, silver'))
      expect(field.kind === 'emblem' ? (field.stone ?? null) : field).toBeNull();
  });

  it('colour the petals, and their eye as it is by nature', () => {
    for (const { enamel } of plateOf('oval locket with forget-me-nots, blue enamel petals'))
      expect(enamel).toEqual(['blue', 'yellow']);
  });
});
