/** Of a told size, sketches differ by what is left to choose. */
import type { Brief, Gemstone } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { openBrief } from '../testing/briefs.ts';

/** The form of what is on each of four sketches, without what varies by hand. */
const formsOf = (wish: Partial<Brief>): string[] =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief(wish), seed);
    if (isRing(design)) throw new Error('no ring was asked for');
    return JSON.stringify(
      design.ornaments.map(({ ornament }) =>
        ornament.kind === 'plate'
          ? [ornament.field.kind, ornament.domeMm > 0, ornament.border.kind]
          : ornament.kind === 'stone'
            ? ornament.hold
            : ornament.kind,
      ),
    );
  });

describe('sketches of a told size', () => {
  it.each([3.5, 4, 8])('disc studs of %s mm differ in their surface', (mm) => {
    const forms = formsOf({
      type: 'Earrings',
      earringKind: 'stud',
      arrangements: ['disc'],
      pieceSizeMm: [mm],
    });
    expect(new Set(forms).size).toBe(4);
  });

  it('hammered disc studs are hammered', () => {
    for (const form of formsOf({
      type: 'Earrings',
      earringKind: 'stud',
      arrangements: ['disc'],
      pieceSizeMm: [5],
      finish: 'Hammered',
    }))
      expect(form).toContain('hammered');
  });

  it.each<[Gemstone, number]>([
    ['Diamond', 3],
    ['Sapphire', 2.5],
  ])('tennis bracelets of %s of %s mm differ in how they are held', (gem, mm) => {
    const forms = formsOf({
      type: 'Bracelet',
      braceletKind: 'tennis',
      gemstones: [gem],
      stoneCut: 'Round',
      stoneSizeMm: [mm],
    });
    expect(new Set(forms).size).toBe(4);
  });

  it('keep a told setting', () => {
    const wish = {
      type: 'Bracelet' as const,
      braceletKind: 'tennis' as const,
      gemstones: ['Diamond' as const],
      stoneSizeMm: [3],
    };
    for (const form of formsOf({ ...wish, setting: 'Prong' })) expect(form).toContain('prong');
    for (const form of formsOf({ ...wish, setting: 'Bezel' })) expect(form).toContain('bezel');
  });
});
