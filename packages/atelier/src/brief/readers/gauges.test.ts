import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;

describe('gauges of wire', () => {
  it.each([
    ['a 20 gauge nose ring in gold', 0.81],
    ['18g nose stud, opal', 1.02],
    ['16 ga septum ring, titanium', 1.29],
    ['nose hoop, gauge 22, rose gold', 0.64],
    ['14-gauge hoops, silver', 1.63],
    ['gold sleepers in 18 guage', 1.02],
    ['argollas de plata calibre 18', 1.02],
  ])('%s: %f mm', (prompt, mm) => {
    const { brief, understood, notUnderstood } = interpret({ prompt });
    expect(brief.wireMm).toBe(mm);
    expect(understood).toContainEqual(expect.objectContaining({ field: 'wireMm', value: `${mm} mm` }));
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    'gold earrings weighing 12 g',
    'hoops of 10 g weight, silver',
    'necklace with 18 diamonds',
    'an 18k gold nose ring',
    'gold hoops, 25 mm',
    'a chain of 12 g gold',
  ])('none: %s', (prompt) => {
    expect(briefOf(prompt).wireMm).toBeNull();
  });

  it('counts no stones with it', () => {
    expect(briefOf('18 gauge diamond nose stud')).toMatchObject({ stoneCount: null, wireMm: 1.02 });
  });

  it('of a ring is the width of its band', () => {
    expect(briefOf('16 gauge silver stacking ring')).toMatchObject({ bandWidthMm: 1.29, wireMm: null });
  });
});
