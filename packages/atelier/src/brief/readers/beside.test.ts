import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;

describe('baguettes beside the centre', () => {
  it.each([
    'engagement ring with a tapered baguette diamond on each side',
    'emerald cut sapphire, platinum, tapered baguettes either side',
    'round diamond flanked by tapered baguettes, white gold ring',
    'oval ruby ring with tapered diamond baguettes on both sides',
    'three stone ring in platinum with an emerald cut diamond and tapered baguettes',
    'cushion sapphire ring with two tapering baguette diamonds on each side',
    'asscher diamond ring, baguette side stones that taper',
    'ring with a round diamond and baguettes tapering outwards on each side',
    'deco sapphire ring with a tapered baguette diamond on each shoulder',
  ])('taper where that is said: %s', (prompt) => {
    const { sideCut, sidesTaper, arrangements } = read(prompt);
    expect({ sideCut, sidesTaper }).toEqual({ sideCut: 'Baguette', sidesTaper: true });
    expect(arrangements).toContain('side-stones');
    expect(interpret({ prompt }).notUnderstood).toEqual([]);
  });

  it.each([
    'emerald cut diamond ring with a baguette diamond on each side',
    'sapphire ring, straight baguettes either side',
    'ring with a tapered band and a baguette diamond on each side of a ruby',
    'tapered band, round diamond flanked by baguettes',
    'round diamond ring with pear side stones on a tapered band',
    'ruby ring, tapered baguettes down both shoulders',
  ])('are straight ones otherwise, or others: %s', (prompt) => {
    expect(read(prompt).sidesTaper ?? null).toBeNull();
  });
});

describe('where stones beside the centre are said to be', () => {
  it.each([
    ['gold ring, oval diamond with a pear left and right', 'Oval', 'Pear'],
    ['ring, one round diamond with a pear on the left and one on the right', 'Round', 'Pear'],
    ['ring with an oval aquamarine and on each side of it a round diamond', 'Oval', 'Round'],
    ['an oval diamond with smaller round ones on both sides, rose gold ring', 'Oval', 'Round'],
    ['ring with one oval opal, either side a small round diamond', 'Oval', 'Round'],
    ['engagement ring with one oval diamond and two smaller ones either side', 'Oval', null],
  ])('%s', (prompt, stoneCut, sideCut) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect({ ...brief, sideCut: brief.sideCut ?? null }).toMatchObject({
      stoneCut,
      sideCut,
      arrangements: ['side-stones'],
    });
    // They are small beside the centre, which is not.
    expect(brief.proportions).toMatchObject({ stone: null, presence: null });
    expect(notUnderstood).toEqual([]);
  });
});

describe('stepped stones beside the centre', () => {
  it.each([
    'platinum ring, a rectangular aquamarine and little stepped diamonds on both sides',
    'ring with a ruby and stepped baguettes on each side',
    'emerald ring with stepped diamonds down the shoulders',
    'sapphire ring, stepped diamonds either side of it',
  ])('are straight ones down the shoulders: %s', (prompt) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief).toMatchObject({ arrangements: ['set-shoulders'], sideCut: 'Baguette' });
    expect(notUnderstood).toEqual([]);
  });
});
