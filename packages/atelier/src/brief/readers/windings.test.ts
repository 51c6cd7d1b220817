import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });
const arrangements = (prompt: string) => read(prompt).brief.arrangements ?? [];

describe('bands that lie about another ring', () => {
  it.each([
    'curved wedding band to sit beside my solitaire engagement ring, platinum',
    'a contoured rose gold band with tiny diamonds',
    'wedding ring that nests against my oval engagement ring',
    'a plain gold band curved to fit my engagement ring',
    'shadow band in 18k gold',
  ])('are curved: %s', (prompt) => {
    expect(arrangements(prompt)).toContain('curved');
    expect(arrangements(prompt)).not.toContain('chevron');
    expect(read(prompt).notUnderstood).toEqual([]);
  });
  it('take no stone and no cut of the other ring', () => {
    const { brief } = read('curved wedding band to sit beside my oval solitaire engagement ring');
    expect([brief.gemstones, brief.stoneCut]).toEqual([[], null]);
  });
  it('come to a point where they were called so, and bear no zigzag for it', () => {
    const { brief } = read('chevron V shaped wedding ring to fit around my pear solitaire');
    expect(brief.arrangements).toContain('chevron');
    expect(brief.figures ?? []).toEqual([]);
  });
});

describe('bands that wind about the finger', () => {
  it.each([
    ['a coiled gold ring that winds round the finger three times', 3],
    ['a gold ring that wraps around my finger twice', 2],
    ['spiral ring in silver, two turns', 2],
    ['a coiled silver ring', null],
  ])('are coils: %s', (prompt, times) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.coils ?? null).toBe(times);
    expect(brief.ringSize).toBeNull();
    expect(notUnderstood).toEqual([]);
    expect(times !== null || (brief.arrangements ?? []).includes('coil')).toBe(true);
  });
  it('are none where a snake does', () =>
    expect(arrangements('a snake that coils twice around the finger')).not.toContain('coil'));
});

describe('what is carved under a stone', () => {
  it.each(['emerald ring with a carved gallery under the stone', 'amethyst ring, hand engraved gallery'])(
    'is its gallery, and no surface of the band: %s',
    (prompt) => {
      expect(arrangements(prompt)).toContain('filigree');
      expect(read(prompt).brief.finish).toBeNull();
    },
  );
});

describe('stones in stripes', () => {
  it.each([
    ['ring with onyx beside citrine, in stripes', 'alternating'],
    ['ring with stripes of lapis and turquoise', 'inlay'],
    ['striped cuff of lapis and turquoise', 'inlay'],
  ])('stand in turn, or are slabs: %s', (prompt, how) => expect(arrangements(prompt)).toContain(how));
  it('are none of one stone', () => expect(arrangements('striped onyx ring')).not.toContain('inlay'));
});

describe('oval bangles', () => {
  it.each(['an oval bangle in 18k gold', 'oval hinged bangle with diamonds', 'oval shaped gold cuff'])(
    'are oval about the wrist: %s',
    (prompt) => {
      expect(arrangements(prompt)).toContain('oval-opening');
      expect(read(prompt).brief.stoneCut).toBeNull();
    },
  );
  it('are none where the stone is', () =>
    expect(arrangements('gold bangle with an oval ruby')).not.toContain('oval-opening'));
});
