import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;

describe('stripes of a second metal', () => {
  it.each([
    ['mens wedding band black tungsten, brushed, with a thin rose gold stripe thru the middle', 1],
    ['titanium band with a yellow gold pinstripe down the center', 0.8],
    ['his ring: platinum with a gold pin stripe', 0.8],
    ['silver wedding band with a thick gold line around the middle', 3],
    ['tungsten ring with rose gold inlay in the middle', 1.8],
    ['black zirconium ring with a gold channel through the centre', 1.8],
    ['8mm tungsten band with a 2mm rose gold stripe down the middle', 2],
    ['titanium ring, a band of rose gold around the middle', 1.8],
    ['white gold band, stripe in the middle should be yellow gold, really thin', 1],
    ['ring with a fine line of platinum running round it, yellow gold', 1],
    ['gold band ring with a silver center stripe 3mm wide', 3],
    ['silver bangle with a gold stripe round the middle', 1.8],
  ])('are understood, and how wide: %s', (prompt, mm) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief.stripeMm).toBe(mm);
    expect(notUnderstood).toEqual([]);
    expect(brief.proportions.band).toBeNull();
    expect(brief.arrangements ?? []).not.toContain('groove');
  });

  it('leave the band its own width', () => {
    expect(briefOf('8mm tungsten band with a 2mm rose gold stripe').bandWidthMm).toBe(8);
    expect(briefOf('a thin gold wedding band with a platinum stripe').proportions.band).toBe('slim');
  });

  it('are of the metal that is named last, whichever was said first', () => {
    expect(briefOf('a rose gold stripe in a tungsten band').metals).toEqual(['Tungsten', 'Rose Gold']);
    expect(briefOf('rose gold stripe on a black band').metals).toEqual(['Black Rhodium', 'Rose Gold']);
  });

  it.each([
    'silver ring with a line of gold beads round it',
    'silver ring with a groove round the middle',
    'band with a turquoise stripe',
    'silver pendant, a gold line',
    'grandma was in the front line, silver ring with a gold heart',
  ])('are none elsewhere: %s', (prompt) => expect(briefOf(prompt).stripeMm).toBeNull());
});
