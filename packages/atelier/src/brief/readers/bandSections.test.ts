import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('dome rings', () => {
  it.each([
    'chunky gold dome ring',
    'domed ring gold',
    'bombe ring',
    'a bombé ring in 18k white gold',
    'puffy dome ring',
    'domed gold ring',
    'pave dome ring',
    'dome ring with diamonds',
    'big domed statement ring in silver',
    'dome cocktail ring',
    'gold ring with a dome shape',
    'a wide, high-domed bombe style cocktail ring',
    'croissant ring',
  ])('are bombé: %s', (prompt) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.bandProfile).toBe('bombe');
    expect(notUnderstood.join(' ')).not.toMatch(/dome|bomb|puff|croissant/);
  });

  it.each([
    'domed wedding band',
    'domed band in platinum',
    'a slightly domed ring, 5mm',
    'thin domed ring',
    'domed wedding ring',
    'mens domed ring 6mm',
    'domed thumb ring',
  ])('are no half round bands: %s', (prompt) => expect(read(prompt).brief.bandProfile).toBe('d-shape'));

  it.each(['croissant ring', 'ribbed dome ring', 'twisted dome ring'])(
    'are ribbed by a twist: %s',
    (prompt) => expect(read(prompt).brief).toMatchObject({ bandProfile: 'bombe', arrangements: ['twist'] }),
  );
});

describe('bevelled edges', () => {
  it.each([
    'simple wedding band for man, brushed finish, 6mm, with a beveled edge',
    'beveled edges mens ring',
    'bevelled band in platinum',
    'tungsten ring with chamfered edges',
    'comfort fit band with bevelled edges 8mm',
    'stepped edge band',
    'silver bangle with beveled edges',
  ])('are a section of the band: %s', (prompt) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.bandProfile).toBe('bevelled');
    expect(notUnderstood).toEqual([]);
  });

  it.each(['signet ring with beveled edge', 'oval pendant with a bevelled edge'])(
    'of a face are its border: %s',
    (prompt) => expect(read(prompt).brief.bandProfile ?? null).toBeNull(),
  );
});
