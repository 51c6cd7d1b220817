import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;

describe('bands that dip', () => {
  it.each([
    ['a wedding ring with a V shape dip in the front', 'chevron'],
    ['a gold band that dips to a point', 'chevron'],
    ['wedding ring that comes to a point, with small diamonds along it', 'chevron'],
    ['platinum wedding band with a dip in the middle to go round my solitaire', 'curved'],
  ])('%s: %s', (prompt, form) => {
    const { arrangements, motifs } = briefOf(prompt);
    expect(arrangements).toContain(form);
    expect(motifs).toEqual([]);
  });

  it('a letter is none', () => {
    expect(briefOf('signet ring with a V in the middle').arrangements).not.toContain('chevron');
  });
});

describe('one small stone', () => {
  it.each([
    ['wedding band with one small diamond in it', true],
    ['mens wedding band, titanium, with a tiny round ruby', true],
    ['wedding band with a small diamond in a bezel', false],
    ['engagement ring, plain band, one small diamond', false],
    ['wedding band with small diamonds', false],
    ['not too wide band, rose gold, with a small diamond', false],
    ['wedding band with a small pearl', false],
  ])('%s: let into the band %s', (prompt, isSunk) => {
    expect(briefOf(prompt).arrangements?.includes('flush-set') ?? false).toBe(isSunk);
  });

  it('of hers is not of his; widths are understood with their unit', () => {
    const { brief, notUnderstood } = interpret({
      prompt:
        'wedding bands, his and hers, brushed white gold. His should be 6mm and plain, hers 3mm with one small diamond set in the front.',
    });
    expect(notUnderstood).toEqual([]);
    expect(
      brief.eachRing?.map(({ wearer, bandWidthMm, arrangements }) => [
        wearer,
        bandWidthMm,
        arrangements?.[0],
      ]),
    ).toEqual([
      ['his', 6, 'band'],
      ['hers', 3, 'flush-set'],
    ]);
  });
});

describe('stones all over', () => {
  it.each([
    ['cross pendant, small diamonds all over', 'Pave'],
    ['a heart pendant with little diamonds all over it', 'Pave'],
    ['a bangle all over in tiny rubies', 'Pave'],
    ['a star pendant with tiny diamonds scattered all over', null],
    ['a bangle with flowers all over and one ruby', null],
  ])('%s: %s', (prompt, setting) => {
    expect(briefOf(prompt).setting).toBe(setting);
  });
});

describe('bands of two golds', () => {
  it.each([
    ['wedding band 4mm yellow and white gold', 4],
    ['ring 3 mm rose & yellow gold', 3],
  ])('are measured before their colours: %s', (prompt, bandWidthMm) => {
    expect(briefOf(prompt)).toMatchObject({ bandWidthMm, stoneSizeMm: [] });
  });

  it('stones of two colours too', () => {
    expect(briefOf('ring with 3mm white and yellow diamonds')).toMatchObject({
      bandWidthMm: null,
      stoneSizeMm: [3],
    });
  });
});

describe('Celtic knots', () => {
  it('are the work of a band, be they told of twice', () => {
    const { figures, motifs, culture } = briefOf(
      'celtic knot wedding band, white gold edges with yellow gold knot in the middle',
    );
    expect({ figures, motifs, culture }).toEqual({ figures: null, motifs: [], culture: ['Celtic'] });
  });

  it('stand on a ring that is no band', () => {
    expect(briefOf('celtic knot ring with a love knot on top').figures).toEqual(['knot']);
  });
});
