import { describe, expect, it } from 'vitest';
import type { RingDesign } from '../design/ring/document.ts';
import type { Measure } from '../geometry/solids.ts';
import { flatBandDesign, flatBandSolids } from '../testing/flat-band.ts';
import { checkDesign } from './index.ts';

const measure = (kind: Measure['kind'], value: number, where: string = kind): Measure => ({
  kind,
  value,
  where,
  alloyId: 'main',
});
const check = (measures: Measure[], changes: Partial<RingDesign> = {}) =>
  checkDesign(flatBandDesign(changes), flatBandSolids({ measures }));

const bezel = {
  kind: 'bezel',
  alloyId: 'main',
  coverage: 'full',
  wallMm: null,
  clearanceMm: 1,
  milgrain: false,
  scalloped: false,
} as const;

describe('castability', () => {
  it('passes a sound ring', () => {
    const result = check([
      measure('shank-width', 2),
      measure('shank-thickness', 1.8),
      measure('prong-diameter', 1),
      measure('culet-clearance', 1),
      measure('bounding-sum', 40),
    ]);
    expect(result).toMatchObject({ prints: 'yes', casts: 'yes', wears: 'yes', findings: [], advice: [] });
  });

  it('flags a prong of 0.5 mm: it prints and casts, but does not survive wear', () => {
    const result = check([measure('prong-diameter', 0.5, 'prong')]);
    expect(result).toMatchObject({ prints: 'yes', casts: 'yes', wears: 'no' });
    expect(result.findings).toHaveLength(1);
    expect(result.findings[0]).toMatchObject({ verdict: 'wears', value: 0.5, limit: 0.6, unit: 'mm' });
    expect(result.findings[0]?.sentence).toBe(
      'Prong: diameter 0.5 mm, at least 0.6 mm needed. Use thicker prongs, or fewer of them.',
    );
  });

  it('accepts a measure at its limit in single precision', () => {
    expect(check([measure('prong-diameter', Math.fround(0.6))]).wears).toBe('yes');
    expect(check([measure('seat-share', Math.fround(0.25))]).wears).toBe('yes');
  });

  it('only cautions where wear is a matter of habit', () => {
    expect(check([measure('shank-width', 1.3)]).wears).toBe('with-care');
    expect(check([measure('shank-width', 1.1)]).wears).toBe('no');
  });

  it('tells the worst of several like measures once', () => {
    const findings = check([
      measure('prong-diameter', 0.55, 'prong'),
      measure('prong-diameter', 0.52, 'prong'),
    ]).findings;
    expect(findings).toHaveLength(1);
    expect(findings[0]?.value).toBe(0.52);
  });

  it('judges walls by the metal: 0.75 mm is enough in platinum, not in gold', () => {
    const [gold] = flatBandDesign().alloys;
    const platinum = { ...gold!, metal: 'Platinum', family: 'platinum', karat: null } as const;
    expect(check([measure('wall', 0.75)]).casts).toBe('no');
    expect(check([measure('wall', 0.75)], { alloys: [platinum] }).casts).toBe('yes');
  });

  it('says that titanium is machined, not cast', () => {
    const [gold] = flatBandDesign().alloys;
    const titanium = { ...gold!, metal: 'Titanium', family: 'titanium', karat: null } as const;
    const result = check([], { alloys: [titanium] });
    expect(result.casts).toBe('no');
    expect(result.advice.some(({ verdict, reason }) => verdict === 'casts' && /machined/.test(reason))).toBe(
      true,
    );
  });
});

describe('stones against settings', () => {
  const centre = flatBandDesign().centre!;

  it('refuses an emerald under tension and accepts a sapphire', () => {
    const head = { kind: 'tension', alloyId: 'main' } as const;
    expect(check([], { head, centre: { ...centre, gemstone: 'Emerald' } }).wears).toBe('no');
    expect(check([], { head }).wears).toBe('yes');
  });

  it('advises a bezel for an opal in prongs and is content with less advice once it has one', () => {
    const opal = { ...centre, gemstone: 'Opal', form: 'cabochon' } as const;
    const inProngs = check([], { centre: opal }).advice;
    const inBezel = check([], { centre: opal, head: bezel }).advice;
    expect(inProngs.length).toBeGreaterThan(inBezel.length);
    expect(inProngs.some(({ remedy }) => /bezel/.test(remedy))).toBe(true);
  });

  it('asks for V-prongs on points', () => {
    const head = flatBandDesign().head as Extract<RingDesign['head'], { kind: 'prong' }>;
    const pear = { ...centre, cut: 'Pear' } as const;
    expect(check([], { centre: pear }).advice[0]?.remedy).toMatch(/V-shaped/);
    expect(check([], { centre: pear, head: { ...head, prongForm: 'v' } }).advice).toEqual([]);
  });

  it('refuses a faceted pearl', () => {
    expect(check([], { centre: { ...centre, gemstone: 'Pearl' } }).wears).toBe('no');
  });

  it('takes half a pearl in a bezel, with care, and in no prongs', () => {
    const half = { ...centre, gemstone: 'Pearl', form: 'cabochon' } as const;
    expect(check([], { centre: half }).wears).toBe('no');
    const held = check([], { centre: half, head: bezel });
    expect(held.wears).not.toBe('no');
    expect(held.advice.map(({ reason }) => reason).join()).toContain('half pearl');
  });

  it('refuses prongs of 24k gold', () => {
    const [gold] = flatBandDesign().alloys;
    const result = check([], { alloys: [{ ...gold!, metal: '24k Gold', karat: 24 }] });
    expect(result.wears).toBe('no');
    expect(result.advice[0]?.severity).toBe('fails');
  });

  it('warns of tanzanite and pearl in a channel', () => {
    const stones = {
      stone: { gemstone: 'Tanzanite', cut: 'Round', form: 'faceted', colour: null },
      setting: 'channel',
      diameterMm: 1.5,
      spanDegrees: 120,
      rows: 1,
      milgrain: false,
    } as const;
    const where = (gemstone: 'Tanzanite' | 'Diamond') =>
      check([], { bandStones: { ...stones, stone: { ...stones.stone, gemstone } } }).advice.filter(
        (advice) => advice.where === 'stones in the band' && /channel/.test(advice.reason),
      );
    expect(where('Tanzanite')).toHaveLength(1);
    expect(where('Diamond')).toHaveLength(0);
  });
});

describe('disclosures', () => {
  it('names plating and treatments, once each', () => {
    const [gold] = flatBandDesign().alloys;
    const result = check([], { alloys: [{ ...gold!, colour: 'white', plating: 'rhodium' }] });
    expect(result.disclosures.filter((line) => /rhodium/.test(line))).toHaveLength(1);
    expect(result.disclosures.some((line) => /heated/.test(line))).toBe(true);
  });
});
