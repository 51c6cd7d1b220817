/** Rings of the nose, hairpins, studs and hoops in all their makings: one piece each, its stones held, fit to be worn. */
import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import type { Design } from '../design/document.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { atBench } from '../geometry/mesh/bench.ts';
import type { Solids } from '../geometry/solids.ts';
import { heldGroups } from '../geometry/testing/hangs.ts';
import {
  countBodiesWithStones,
  countOpenEdges,
  metalInStonesMm3,
  stoneOverlapMm3,
} from '../geometry/testing/inspect.ts';
import { refineDesign } from '../refine/refineDesign.ts';
import { checkDesign } from './index.ts';

const plain = { ...openBrief().proportions, ornament: 'simple' as const };
const NOSE: Partial<Brief> = { type: 'Nose Ring', earringKind: 'hoop', metals: ['Yellow Gold'] };
const NATH: Partial<Brief> = { ...NOSE, gemstones: ['Pearl', 'Ruby', 'Emerald'] };
const BARE_NOSE: Partial<Brief> = { ...NOSE, noStones: true };
const HAIR: Partial<Brief> = {
  type: 'Hairpin',
  gemstones: ['Pearl'],
  motifs: ['Floral'],
  figures: ['branch'],
  metals: ['Silver'],
};
const RUBY_HAIR: Partial<Brief> = { type: 'Hairpin', gemstones: ['Ruby'], metals: ['Silver'] };
const STUDS: Partial<Brief> = { type: 'Earrings', earringKind: 'stud', metals: ['Yellow Gold'] };
const PEARL_STUDS: Partial<Brief> = { ...STUDS, gemstones: ['Pearl'], stoneSizeMm: [6, 6] };
const RUBY_STUDS: Partial<Brief> = { ...STUDS, gemstones: ['Ruby'] };
const HUGGIES: Partial<Brief> = {
  type: 'Earrings',
  earringKind: 'huggie',
  noStones: true,
  bandWidthMm: 2,
  proportions: plain,
};

type Made = readonly [id: string, brief: Partial<Brief>, groups: number];

/** The composition, what is asked, and into how many groups it falls that cannot be taken apart. */
const MADE: readonly Made[] = [
  ['nose-captive-hoop', BARE_NOSE, 1],
  ['nose-double-hoop', BARE_NOSE, 1],
  ['nose-beaded-hoop', BARE_NOSE, 1],
  ['nose-hoop-set', { ...NOSE, gemstones: ['Pearl'] }, 1],
  ['nose-hoop-side', { ...NOSE, gemstones: ['Diamond'], setting: 'Bezel' }, 1],
  ['nose-hoop-between', { ...NOSE, gemstones: ['Opal'] }, 1],
  ['nose-hoop-wound', { ...NOSE, gemstones: ['Opal'] }, 1],
  ['nose-hoop-grained', { ...NOSE, gemstones: ['Ruby'] }, 1],
  ['nose-hoop-side', { ...NOSE, gemstones: ['Diamond'], claspKind: 'clip-on' }, 1],
  ['nath-cluster', { ...NATH, claspKind: 'clip-on' }, 2],
  ['nath-row', NATH, 4],
  ['nath-hung', NATH, 3],
  ['hairpin-spray', { type: 'Hairpin', gemstones: ['Pearl'], metals: ['Silver'] }, 1],
  ['hairpin-branch', RUBY_HAIR, 1],
  ['hair-stick', HAIR, 1],
  ['hairpin-waved', RUBY_HAIR, 1],
  ['comb-spray', { ...HAIR, arrangements: ['comb'], gemstones: ['Ruby'] }, 1],
  ['comb-trail', { ...HAIR, arrangements: ['comb'], gemstones: ['Ruby'] }, 1],
  ['barrette-trail', { ...HAIR, arrangements: ['barrette'], gemstones: ['Ruby'] }, 1],
  ['stud-claws', PEARL_STUDS, 2],
  ['stud-beaded-cup', PEARL_STUDS, 2],
  // A stone of a told size is a plain stud.
  ['stud-orbit', { ...STUDS, gemstones: ['Pearl'] }, 2],
  ['stud-bar', RUBY_STUDS, 2],
  ['stud-jacket', RUBY_STUDS, 2],
  ['huggie-round', HUGGIES, 2],
  ['huggie-strip', HUGGIES, 2],
];
/** Those of one way of making each are refined. */
const REFINED = /^(?:nose-captive-hoop|nose-hoop-between|hairpin-spray|comb-trail|stud-jacket|huggie-strip)$/;

function designOf(id: string, brief: Partial<Brief>): Design {
  for (let seed = 0; seed < 60; seed++) {
    const design = createDesign(openBrief(brief), seed);
    if ('composition' in design && design.composition === id) return design;
  }
  throw new Error(`no ${id} is drawn`);
}

async function built(design: Design): Promise<Solids> {
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.solids;
}

describe.each(MADE)('%s', (id, brief, groups) => {
  const design = designOf(id, brief);

  it('is one piece of closed metal that holds its stones and passes the checks', async () => {
    const solids = await built(design);
    for (const part of solids.metal) expect(countOpenEdges(part.mesh), part.name).toBe(0);
    const [held, free, inStones, overlap] = await atBench((bench) => [
      heldGroups(bench, solids),
      countBodiesWithStones(bench, solids, 1.05) - countBodiesWithStones(bench, { ...solids, stones: [] }, 1),
      metalInStonesMm3(bench, solids),
      stoneOverlapMm3(bench, solids),
    ]);
    expect(held.length, JSON.stringify(held)).toBeLessThanOrEqual(groups);
    expect(free, 'stones that touch no metal').toBeLessThanOrEqual(0);
    expect(inStones / Math.max(1, solids.stones.length)).toBeLessThan(0.02);
    expect(overlap).toBeLessThan(0.01);
    expect(checkDesign(design, solids).findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
  });
});

const SAID = ['rose gold instead', 'a bigger stone', 'no stones', 'another arrangement'];

/** Every making is asked half of them, every one of several makings. */
const ASKED = MADE.filter(([id]) => REFINED.test(id)).map(
  ([id, brief], nth) => [id, brief, SAID.filter((_, i) => (i + nth) % 2 === 0)] as const,
);

describe.each(ASKED)('%s', (id, brief, said) => {
  const design = designOf(id, brief);

  it.each(said)('can be built after "%s"', async (say) => {
    const refined = refineDesign(design, say);
    if (refined.ok) expect((await built(refined.design)).metal.length).toBeGreaterThan(0);
    else expect(refined.error).toHaveProperty('reasons');
  });
});
