import {
  type Brief,
  GEMSTONES,
  JEWELRY_TYPES,
  METALS,
  SETTING_STYLES,
  STONE_CUTS,
} from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from './createDesign.ts';
import { isRing, readDesign } from './document.ts';
import { ornamentStones } from './ornament/document.ts';
import { seededRandom } from './random.ts';
import { openBrief } from './testing/briefs.ts';

const made = (brief: Partial<Brief>, seed = 1) => createDesign(openBrief(brief), seed);
const told = (brief: Partial<Brief>, seed = 1): string => made(brief, seed).provenance.adjustments.join(' ');

/** Wishes that contradict each other, a type or nature, more often than not. */
function wildBrief(seed: number): Brief {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const maybe = <T>(share: number, list: readonly T[]): T | null => (random() < share ? pick(list) : null);
  const metal = maybe(0.5, METALS);
  return openBrief({
    type: pick(JEWELRY_TYPES),
    metals: metal === null ? [] : [metal],
    gemstones: [pick(GEMSTONES)],
    stoneCut: maybe(0.6, STONE_CUTS),
    setting: maybe(0.7, SETTING_STYLES),
    caratWeight: maybe(0.3, [0.02, 0.5, 3, 15, 40, 90]),
    bandWidthMm: maybe(0.2, [0.4, 28]),
    ringSize: maybe(0.2, [0, 16]),
    lengthIn: maybe(0.2, [1, 90]),
    prongCount: maybe(0.2, [2, 3, 7, 12]),
    stoneCount: maybe(0.2, [1, 30, 150]),
    engraving: maybe(0.1, ['Ever', 'x'.repeat(60)]),
  });
}

describe('an impossible wish', () => {
  it.each<[string, Partial<Brief>, RegExp]>([
    ['a princess-cut pearl', { type: 'Ring', gemstones: ['Pearl'], stoneCut: 'Princess' }, /never cut/],
    [
      'prongs of tungsten',
      { type: 'Ring', metals: ['Tungsten'], setting: 'Prong' },
      /cannot be pushed.*white gold/,
    ],
    ['a 40 carat toe ring', { type: 'Toe Ring', gemstones: ['Ruby'], caratWeight: 40 }, /40 ct.*toe/],
    [
      'a tension tiara',
      { type: 'Tiara', gemstones: ['Diamond'], setting: 'Tension' },
      /tension setting needs.*tiara/i,
    ],
    [
      'an invisible setting in a nose ring',
      { type: 'Nose Ring', gemstones: ['Ruby'], setting: 'Invisible' },
      /invisible/i,
    ],
    [
      'a halo in titanium',
      { type: 'Pendant', metals: ['Titanium'], gemstones: ['Ruby'], setting: 'Halo' },
      /halo needs.*titanium/i,
    ],
    [
      'a channel of one dome',
      { type: 'Earrings', gemstones: ['Opal'], setting: 'Channel' },
      /channel setting needs/i,
    ],
  ])('as %s gives a sound piece and says what was changed', (_what, brief, sentence) => {
    for (let seed = 0; seed < 8; seed++) {
      const design = made(brief, seed);
      expect(readDesign(JSON.parse(JSON.stringify(design)))).toMatchObject({ ok: true });
      expect(told(brief, seed)).toMatch(sentence);
    }
  });

  it('is told wherever it is not followed, in 1,500 wild briefs', () => {
    for (let seed = 0; seed < 1500; seed++) {
      const brief = wildBrief(seed);
      const design = createDesign(brief, seed);
      const said = design.provenance.adjustments.join(' ');
      const reading = readDesign(JSON.parse(JSON.stringify(design)));
      const which = `${seed}: ${JSON.stringify(brief)} ${design.composition} (${said})`;
      expect(reading, which).toMatchObject({ ok: true });
      const [gemstone] = brief.gemstones;
      const stones = isRing(design)
        ? design.centre === null
          ? []
          : [design.centre]
        : design.ornaments.flatMap(({ ornament }) => ornamentStones(ornament));
      const own = stones.filter((stone) => stone.gemstone === gemstone);
      if (!JSON.stringify(design).includes(`"${gemstone}"`))
        expect(said, which).toContain(gemstone!.toLowerCase());
      if (own.length === 0) continue;
      const { stoneCut, caratWeight, setting } = brief;
      if (stoneCut !== null && own.every(({ cut }) => cut !== stoneCut))
        expect(said.toLowerCase(), which).toContain(stoneCut.toLowerCase());
      if (caratWeight !== null && own.every(({ nominalCarat }) => nominalCarat < 0.7 * caratWeight))
        expect(said, which).toMatch(/\bct\b/);
      const tense = isRing(design) && design.head?.kind === 'tension';
      if (setting === 'Tension' && !tense) expect(said.toLowerCase(), which).toContain('tension');
    }
  });

  it('says nothing of a wish that is met', () => {
    expect(
      told({ type: 'Ring', gemstones: ['Sapphire'], stoneCut: 'Oval', setting: 'Halo', caratWeight: 1.5 }),
    ).toBe('');
    expect(told({ type: 'Pendant', gemstones: ['Ruby'], setting: 'Bezel', stoneCut: 'Pear' })).toBe('');
    expect(
      told({ type: 'Ring', gemstones: ['Ruby'], setting: 'Prong', prongCount: 6, stoneCut: 'Round' }),
    ).toBe('');
  });
});
