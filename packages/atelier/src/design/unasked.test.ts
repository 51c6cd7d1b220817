import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { EMPTY_BRIEF } from './emptyBrief.ts';
import { pavedInDiamonds } from './pavedInDiamonds.ts';
import { openBrief } from './testing/briefs.ts';
import { withoutUnasked } from './unasked.ts';

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];
const bareSketches = (changes: Parameters<typeof openBrief>[0]): number =>
  SEEDS.filter((seed) => withoutUnasked(openBrief(changes), seed).noStones).length;

describe('stones of which nothing was said', () => {
  it('are left out of every sketch of worked metal, of a cuff, of a blank, of letters, of a man’s ring', () => {
    expect(bareSketches({ finish: 'Hammered' })).toBe(8);
    expect(bareSketches({ type: 'Bracelet', braceletKind: 'cuff' })).toBe(8);
    expect(bareSketches({ type: 'Pendant', arrangements: ['disc'] })).toBe(8);
    expect(bareSketches({ recipient: 'husband' })).toBe(8);
    expect(bareSketches({ type: 'Necklace', engraving: 'Noah' })).toBe(8);
    const ornate = { ...EMPTY_BRIEF.proportions, ornament: 'ornate' as const };
    expect(bareSketches({ type: 'Pendant', plateBorder: 'milgrain', proportions: ornate })).toBe(8);
  });

  it('are left out of every sketch of cufflinks, of clips at the ear and of one thing many times', () => {
    expect(bareSketches({ type: 'Cufflinks' })).toBe(8);
    expect(bareSketches({ type: 'Cufflinks', recipient: 'groom', occasion: 'Engagement' })).toBe(8);
    expect(bareSketches({ type: 'Earrings', claspKind: 'clip-on' })).toBe(8);
    expect(bareSketches({ type: 'Necklace', figures: ['starfish'], figureCount: 5 })).toBe(8);
    expect(bareSketches({ type: 'Cufflinks', gemstones: ['Onyx'] })).toBe(0);
  });

  it('are left out of every sketch of one thing at the end of a pin, or where chains meet', () => {
    expect(bareSketches({ type: 'Hairpin', motifs: ['Star'] })).toBe(8);
    expect(bareSketches({ type: 'Body Chain', arrangements: ['disc'] })).toBe(8);
    expect(bareSketches({ type: 'Hairpin', motifs: ['Star'], gemstones: ['Pearl'] })).toBe(0);
  });

  it('are left out of every sketch of a certain figure, and of every other one of a motif or a culture', () => {
    expect(bareSketches({ motifs: ['Floral'], figures: ['rose'] })).toBe(8);
    expect(bareSketches({ type: 'Charm', figures: ['teapot'] })).toBe(8);
    expect(
      bareSketches({ motifs: ['Cross'], ofFaith: { faith: 'christian', person: 'St Christopher' } }),
    ).toBe(8);
    expect(bareSketches({ motifs: ['Floral'] })).toBe(4);
    expect(bareSketches({ culture: ['Celtic'] })).toBe(4);
  });

  it('are left out of every sketch of a figure that is enamelled', () => {
    const lemon = { type: 'Earrings', motifs: ['Floral'], figures: ['lemon'], metals: ['Enamel'] } as const;
    const asked = {
      ...lemon,
      motifs: [...lemon.motifs],
      figures: [...lemon.figures],
      metals: [...lemon.metals],
    };
    expect(bareSketches(asked)).toBe(8);
    expect(bareSketches({ ...asked, gemstones: ['Diamond'] })).toBe(0);
  });

  it('pavé is of diamonds where no stone was named, and of none where they were refused', () => {
    expect(pavedInDiamonds(openBrief({ type: 'Earrings', setting: 'Pave' })).gemstones).toEqual(['Diamond']);
    for (const [changes, gemstones] of [
      [{ type: 'Earrings', setting: 'Pave', gemstones: ['Ruby'] }, ['Ruby']],
      [{ type: 'Earrings', setting: 'Pave', excludedGemstones: ['Diamond'] }, []],
      [{ type: 'Pendant', setting: 'Prong' }, []],
    ] satisfies [Partial<Brief>, string[]][])
      expect(pavedInDiamonds(openBrief(changes)).gemstones).toEqual(gemstones);
  });

  it('stay where a stone, a setting or a feast was spoken of, and where nothing was', () => {
    expect(bareSketches({})).toBe(0);
    expect(bareSketches({ finish: 'Hammered', gemstones: ['Ruby'] })).toBe(0);
    expect(bareSketches({ finish: 'Brushed', setting: 'Halo' })).toBe(0);
    expect(bareSketches({ culture: ['Celtic'], occasion: 'Engagement' })).toBe(0);
    expect(bareSketches({ type: 'Tiara', motifs: ['Floral'] })).toBe(0);
    expect(bareSketches({ finish: 'Satin', arrangements: ['eternity'] })).toBe(0);
    expect(bareSketches({ type: 'Pendant', plateShape: 'disc', plateBorder: 'pave' })).toBe(0);
  });
});
