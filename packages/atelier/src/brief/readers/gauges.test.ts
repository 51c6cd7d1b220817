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
    ['belly bar with an opal, 14g titanium', 1.63],
    ['gold navel barbell, 14 gauge, sapphire', 1.63],
    ['belly button ring, 16ga, ruby', 1.29],
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
    'gold belly chain, 14 g',
  ])('none: %s', (prompt) => {
    expect(briefOf(prompt).wireMm).toBeNull();
  });

  it('counts no stones with it', () => {
    expect(briefOf('18 gauge diamond nose stud')).toMatchObject({ stoneCount: null, wireMm: 1.02 });
  });

  it('of a ring is the width of its band', () => {
    expect(briefOf('16 gauge silver stacking ring')).toMatchObject({ bandWidthMm: 1.29, wireMm: null });
  });

  it.each([
    ['belly bar with an opal, 14g 10mm titanium', '10mm'],
    ['belly bar, 10mm, ruby', '10mm'],
    ['navel barbell 10mm 14 gauge sapphire', '10mm'],
    ['helix stud 16g, 6mm bar, opal', '6mm bar'],
    ['nose stud with a 7mm long post, diamond', '7mm'],
  ])('the length of what goes through is told by no field: %s', (prompt, words) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief).toMatchObject({ stoneSizeMm: [], bandWidthMm: null, stoneCount: null });
    expect(notUnderstood).toContain(words);
  });

  it('the stone of such a piece has its own', () =>
    expect(briefOf('belly bar with a 5mm opal, 14g, 10mm')).toMatchObject({
      stoneSizeMm: [5],
      wireMm: 1.63,
    }));
});
