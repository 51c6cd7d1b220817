import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const isBar = (prompt: string): boolean => interpret({ prompt }).brief.arrangements?.includes('bar') ?? false;

describe('bars that bear stones', () => {
  it.each([
    'family necklace, 3 birthstones for my kids: garnet, peridot and citrine, all on one bar',
    "necklace with my kids' birthstones on a little bar: ruby, emerald",
    'necklace with five small diamonds along a thin bar',
    'bracelet, all set in the same bar: ruby, opal, garnet',
    'necklace, a tiny bar with three sapphires',
    'a brooch with a row of pearls along one slim bar',
    'chain with a bar in the middle',
    'silver pendant cut out of a bar',
    'necklace made out of one flat bar',
  ])('are the piece: %s', (prompt) => {
    expect(isBar(prompt)).toBe(true);
    expect(interpret({ prompt }).notUnderstood).toEqual([]);
  });

  it.each([
    'we met in a bar in Lisbon, necklace with a sapphire',
    'necklace for his bar mitzvah',
    'a bracelet with a t bar clasp',
    'necklace for the girl on the bar staff',
    'a necklace with a diamond, no bar',
  ])('are none elsewhere: %s', (prompt) => expect(isBar(prompt)).toBe(false));

  it('make a necklace of stones that no piece was named for, and count none', () => {
    expect(interpret({ prompt: 'sapphire, ruby and emerald in a row on a gold bar' }).brief.type).toBe(
      'Necklace',
    );
    expect(
      interpret({ prompt: 'four birthstones on one bar, garnet, ruby, opal and topaz' }).brief,
    ).toMatchObject({ type: 'Necklace', stoneCount: 4 });
  });
});
