import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;

describe('a strip that lies along a band', () => {
  it.each([
    ['silver wedding band with a thin strip of jade, 6 mm', 'jade', 6],
    ['titanium band 7mm, a narrow stripe of oak or antler in the middle', 'wood', 7],
    ['tungsten ring with a walnut wood channel, 8 mm wide', 'wood', 8],
    ['black titanium ring, 8mm, meteorite running around the centre', 'meteorite', 8],
    ['mens ring in titanium with a carbon fibre inlay, 6mm', 'carbon fiber', 6],
  ])('%s', (prompt, material, widthMm) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief.arrangements).toEqual(expect.arrayContaining(['inlay', 'band']));
    expect(brief).toMatchObject({ customGemstone: material, bandWidthMm: widthMm, stoneSizeMm: [] });
    expect(notUnderstood).toEqual([]);
  });

  it('may be of a stone that is offered', () => {
    expect(read('white gold band with turquoise down the middle, 5 mm')).toMatchObject({
      gemstones: ['Turquoise'],
      arrangements: ['inlay', 'band'],
      bandWidthMm: 5,
    });
  });

  it.each(['oak inlay ring', 'inlay wood', 'wood', 'ring, inlay'])('never throws: %s', (prompt) => {
    expect(() => read(prompt)).not.toThrow();
  });

  it.each([
    'gold band with a line of diamonds',
    'ring with a turquoise in the center',
    'ring with a jade centre, 8 mm',
    'white gold band with a channel of sapphires',
    'silver ring with a line of opals',
    'gold ring in a box made of wood',
  ])('is none where stones are set: %s', (prompt) => {
    expect(read(prompt).arrangements ?? []).not.toContain('inlay');
  });
});

describe('inlay of a piece that is no ring', () => {
  it.each([
    ['silver eye of horus pendant with turquoise and onyx inlay', ['Turquoise', 'Onyx']],
    ['gold butterfly brooch inlaid with opal', ['Opal']],
    ['lotus earrings with lapis inlay', ['Lapis Lazuli']],
  ] as const)('%s', (prompt, gemstones) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief.arrangements).toContain('inlay');
    expect(brief.gemstones).toEqual(gemstones);
    expect(notUnderstood).toEqual([]);
  });
});
