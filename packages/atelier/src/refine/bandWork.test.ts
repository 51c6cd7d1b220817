import { describe, expect, it } from 'vitest';
import { isRing } from '../design/document.ts';
import { changesOnly, designOf, differences, refined, refusal } from './testing.ts';

const bandOf = (prompt: string, say: string, seed = 3) => {
  const { design } = refined(designOf(prompt, seed), say);
  if (!isRing(design)) throw new Error('no ring');
  return design.band;
};

describe('an inlay', () => {
  const TURQUOISE = designOf('silver ring with turquoise inlay', 3);
  it.each([
    ['make the inlay lapis instead', ['Lapis Lazuli']],
    ['swap the turquoise for opal', ['Opal']],
    ['onyx and turquoise inlay', ['Onyx', 'Turquoise']],
  ])('%s', (say, gems) => {
    changesOnly(TURQUOISE, say, /^band\.inlay\.(?:stones|pieces)/);
    const { design } = refined(TURQUOISE, say);
    expect(isRing(design) && design.band.inlay?.stones.map(({ gemstone }) => gemstone)).toEqual(gems);
  });
  it('grows, reaches farther and goes', () => {
    changesOnly(TURQUOISE, 'wider inlay please', /^band\.inlay\.widthShare$/);
    changesOnly(TURQUOISE, 'a narrower inlay', /^band\.inlay\.widthShare$/);
    changesOnly(
      designOf('gold band inlaid with opal', 62),
      'inlay all the way around',
      /^band\.inlay\.(?:spanDegrees|pieces)$/,
    );
    for (const say of ['could you take the inlay out', 'no stone, just the silver', 'a plain band please'])
      expect(refined(TURQUOISE, say).design, say).not.toHaveProperty('band.inlay');
  });
  it('is laid into a plain band, of stone or of metal', () => {
    const plain = designOf('plain silver band 6mm', 3);
    expect(bandOf('plain silver band 6mm', 'add a turquoise inlay').inlay?.stones[0]?.gemstone).toBe(
      'Turquoise',
    );
    changesOnly(plain, 'add a rose gold inlay', /^alloys\.1|^band\.(?:second|thicknessMm)/);
    expect(refusal(plain, 'wider inlay')).toMatch(/no inlay/);
    expect(refusal(designOf('gold ring with an oval ruby', 3), 'add an onyx inlay')).toMatch(/plain band/);
    expect(refusal(TURQUOISE, 'diamonds in the inlay')).toMatch(/opaque/);
  });
});

describe('a border around the band', () => {
  const WAVES = designOf('band ring in silver with a wave pattern', 3);
  it.each([
    ['swap the wave pattern for a greek key', 'meander'],
    ['stars around it instead', 'star-row'],
    ['hearts instead of waves', 'heart-row'],
  ])('%s', (say, pattern) => {
    changesOnly(WAVES, say, /^band\.texture\.pattern$/);
    expect(refined(WAVES, say).design).toMatchObject({ band: { texture: { pattern } } });
  });
  it('goes, beside what else is asked', () => {
    changesOnly(WAVES, "I'd like it plain", /^band\.texture/);
    changesOnly(WAVES, 'lose the waves', /^band\.texture/);
    changesOnly(WAVES, 'no pattern, platinum', /^band\.texture|^alloys/);
    expect(refusal(WAVES, 'smaller waves')).toMatch(/as high as its band/);
  });
  it('is cut into a plain band', () => {
    expect(bandOf('plain gold band 5mm', 'hearts all around the band').texture).toMatchObject({
      pattern: 'heart-row',
    });
  });
});

describe('a twig', () => {
  const TWIG = designOf('twig ring in rose gold with a small diamond', 372);
  it.each([
    'another form of band please',
    'can the band be smooth instead of twiggy',
    'a plain band please',
    'less twiggy, ordinary band',
  ])('%s', (say) => {
    const { differ } = refined(TWIG, say);
    expect(differ).toEqual(['band.twig']);
  });
  it('gives way to a profile and keeps its bark under no other surface', () => {
    expect(refined(TWIG, 'knife edge band').design).not.toHaveProperty('band.twig');
    expect(refusal(TWIG, 'hammered')).toMatch(/Bark/);
  });
  it('a band can become one', () => {
    const ring = designOf('white gold ring with a round diamond in six prongs', 527);
    for (const say of ['make the band look like a twig', 'a band like a branch']) {
      const { design } = refined(ring, say);
      expect(design, say).toHaveProperty('band.twig');
      expect(
        differences(ring, design).filter((path) => /^(?:head|centre|halo|shoulders)/.test(path)),
      ).toEqual([]);
    }
  });
});

describe('a surface that there is too much of', () => {
  it.each(['less matte please', 'too matte for me', 'not so matte'])('%s', (say) => {
    changesOnly(designOf('matte silver band', 3), say, /^band\.(?:finish|texture)/);
    expect(bandOf('matte silver band', say).finish).toBe('Polished');
  });
});
