import type { Brief, JewelryType } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { type Design, isRing, membersOf, readDesign } from '../design/document.ts';
import { gemsWithin } from '../design/stones/within.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { refineDesign } from './refineDesign.ts';
import { DERIVED, differences } from './testing.ts';

const setOf = (setTypes: JewelryType[], brief: Partial<Brief> = {}, seed = 3): Design =>
  createDesign(openBrief({ ...brief, type: setTypes[0], setTypes, matchingSet: true }), seed);

const SUITE = setOf(['Necklace', 'Earrings', 'Bracelet'], {
  gemstones: ['Emerald'],
  metals: ['Yellow Gold'],
});
const RINGS = setOf(['Ring', 'Ring'], { metals: ['Platinum'], ringSize: 11, noStones: true });
const BRIDAL = setOf(['Ring', 'Ring'], { gemstones: ['Sapphire'], metals: ['White Gold'] });

/** Members by their place in which anything but labels and history is different. */
const changedMembers = (before: Design, after: Design): number[] => {
  const now = membersOf(after);
  return membersOf(before).flatMap((member, at) =>
    differences(member, now[at]).some((path) => !DERIVED.test(path)) ? [at] : [],
  );
};

const refined = (design: Design, say: string) => {
  const untouched = structuredClone(design);
  const result = refineDesign(design, say);
  if (!result.ok) throw new Error(`"${say}": ${JSON.stringify(result.error)}`);
  expect(design).toEqual(untouched);
  expect(readDesign(JSON.parse(JSON.stringify(result.design)))).toEqual({ ok: true, design: result.design });
  expect(refineDesign(design, say)).toEqual(result);
  return result;
};

describe('a set that is refined', () => {
  it.each([
    ['rose gold instead', [0, 1, 2]],
    ['swap the emeralds for rubies', [0, 1, 2]],
    ['make the earrings in white gold', [1]],
    ['lever backs for the earrings', [1]],
    ['the necklace 20 inches long', [0]],
    ['a bigger stone in the necklace', [0]],
    ['a ruby in the earrings and the bracelet', [1, 2]],
  ] as const)('"%s" changes the pieces %j and no other', (say, members) => {
    const { design } = refined(SUITE, say);
    expect(changedMembers(SUITE, design)).toEqual(members);
    expect(design.provenance.refinements.at(-1)).toBe(say);
  });

  it('keeps one metal and one stone when all of it changes', () => {
    const { design } = refined(SUITE, 'platinum, and swap the emeralds for amethysts');
    for (const { alloys } of membersOf(design)) expect(alloys[0]?.family).toBe('platinum');
    expect(gemsWithin(membersOf(design))).not.toContain('Emerald');
  });

  it.each([
    ['make his band wider', [0]],
    ['hers brushed', [1]],
    ['both in rose gold', [0, 1]],
    ['brushed', [0, 1]],
  ] as const)('of two bands "%s" changes %j', (say, members) => {
    const [first] = membersOf(RINGS);
    expect(first !== undefined && isRing(first) && first.size.us).toBe(11);
    expect(changedMembers(RINGS, refined(RINGS, say).design)).toEqual(members);
  });

  it.each([
    ['a wider wedding band', [1]],
    ['add a halo to the engagement ring', [0]],
    ['rose gold please', [0, 1]],
  ] as const)('of a bridal set "%s" changes %j', (say, members) => {
    expect(changedMembers(BRIDAL, refined(BRIDAL, say).design)).toEqual(members);
  });

  it('is done where it can be and stays as it is elsewhere', () => {
    expect(changedMembers(SUITE, refined(SUITE, 'toggle clasp').design)).not.toContain(1);
  });

  it('fails where no piece can follow', () => {
    expect(refineDesign(SUITE, 'cathedral shoulders')).toMatchObject({ ok: false });
    expect(refineDesign(SUITE, 'flibbertigibbet')).toMatchObject({
      ok: false,
      error: { code: 'NOTHING_UNDERSTOOD' },
    });
  });
});

describe('a ring with an emblem', () => {
  const signet = createDesign(
    openBrief({ type: 'Ring', figures: ['scarab'], metals: ['Yellow Gold'], noStones: true }),
    0,
  );
  const shouldersOf = (design: Design) => {
    if (!isRing(design)) throw new Error('no ring');
    return design.shoulders;
  };

  it('shows another emblem, or a motif, or none', () => {
    expect(shouldersOf(signet)).toMatchObject({ kind: 'emblem', ornament: { form: 'scarab' } });
    const ankh = refined(signet, 'an ankh instead').design;
    expect(shouldersOf(ankh)).toMatchObject({ kind: 'emblem', ornament: { form: 'ankh' } });
    expect(shouldersOf(refined(ankh, 'a rose instead').design)).toMatchObject({ kind: 'motif' });
    expect(shouldersOf(refined(signet, 'remove the scarab').design)).toEqual({ kind: 'plain' });
  });

  it('turns to another metal with its band', () => {
    const { design } = refined(signet, 'rose gold');
    if (!isRing(design)) throw new Error('no ring');
    expect(design.alloys).toHaveLength(1);
    expect(design.alloys[0]).toMatchObject({ colour: 'rose' });
  });

  it('keeps its emblem when it is made simpler', () => {
    const result = refineDesign(signet, 'simpler');
    expect(shouldersOf(result.ok ? result.design : signet).kind).toBe('emblem');
  });
});

describe('rings worn together', () => {
  const worn = (arrangement: 'stack' | 'rolling') =>
    createDesign(
      openBrief({
        type: 'Ring',
        setTypes: ['Ring', 'Ring', 'Ring'],
        arrangements: [arrangement],
        ringSize: 6,
        bandWidthMm: 2.4,
        noStones: true,
      }),
      2,
    );
  const sizesOf = (design: Design) =>
    membersOf(design).map((member) => (isRing(member) ? member.size.us : null));

  it('stay together when they are changed', () => {
    for (const arrangement of ['stack', 'rolling'] as const) {
      const result = refineDesign(worn(arrangement), 'make it in platinum');
      if (!result.ok) throw new Error(result.error.code);
      expect(result.design.together).toBe(arrangement);
      expect(membersOf(result.design)).toHaveLength(3);
      for (const { alloys } of membersOf(result.design)) expect(alloys[0]!.metal).toBe('Platinum');
    }
  });

  it('take a size as that of the finger', () => {
    const stack = refineDesign(worn('stack'), 'make it size 8');
    if (!stack.ok) throw new Error(stack.error.code);
    expect(sizesOf(stack.design)).toEqual([8, 8, 8]);
    const before = sizesOf(worn('rolling'))[0]!;
    expect(before).toBe(9);
    const rolling = refineDesign(worn('rolling'), 'make it size 8');
    if (!rolling.ok) throw new Error(rolling.error.code);
    expect(sizesOf(rolling.design)).toEqual([11, 11, 11]);
    const larger = refineDesign(worn('rolling'), 'one size larger');
    if (!larger.ok) throw new Error(larger.error.code);
    expect(sizesOf(larger.design)).toEqual([10, 10, 10]);
  });
});
