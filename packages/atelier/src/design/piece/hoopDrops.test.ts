/** Hoops with stones in them and something below: both are there. */
import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { openBrief } from '../testing/briefs.ts';

const hoopsOf = (wish: Partial<Brief>) =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief({ type: 'Earrings', ...wish }), seed);
    if (isRing(design) || design.carrier.kind !== 'fitted' || design.carrier.fitting.kind !== 'hoop')
      throw new Error(design.composition);
    return { fitting: design.carrier.fitting, ornaments: design.ornaments, id: design.composition };
  });

describe('hoops of which stones and something that hangs were named', () => {
  it.each<Partial<Brief>>([
    { earringKind: 'huggie', setting: 'Pave', gemstones: ['Diamond'], motifs: ['Star'] },
    {
      earringKind: 'huggie',
      setting: 'Pave',
      gemstones: ['Sapphire'],
      figures: ['crescent-moon'],
      motifs: ['Celestial'],
    },
    { earringKind: 'hoop', setting: 'Pave', gemstones: ['Diamond'], motifs: ['Cross'] },
  ])('are set with them and bear it: %j', (wish) => {
    for (const { fitting, ornaments } of hoopsOf(wish)) {
      expect(fitting.stones?.stone.gemstone).toBe(wish.gemstones![0]);
      expect(ornaments.some(({ slot }) => slot === 'main')).toBe(true);
    }
  });

  it.each<Partial<Brief>>([
    { earringKind: 'hoop', gemstones: ['Diamond', 'Pearl'] },
    { earringKind: 'huggie', gemstones: ['Pearl', 'Ruby'] },
  ])('bear the pearl below the others: %j', (wish) => {
    for (const { fitting, ornaments } of hoopsOf(wish).filter(({ id }) => id.includes('drop'))) {
      expect(fitting.stones?.stone.gemstone).toBe(wish.gemstones!.find((gem) => gem !== 'Pearl'));
      expect(JSON.stringify(ornaments)).toContain('"gemstone":"Pearl"');
    }
    expect(hoopsOf(wish).some(({ id }) => id.includes('drop'))).toBe(true);
  });

  it('differ where a figure hangs from huggies', () => {
    const ids = hoopsOf({ earringKind: 'huggie', motifs: ['Star'] }).map(({ id }) => id);
    expect(new Set(ids).size).toBeGreaterThan(2);
  });
});
