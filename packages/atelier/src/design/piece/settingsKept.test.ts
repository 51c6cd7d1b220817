import { JEWELRY_TYPES, SETTING_STYLES, type SettingStyle } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';

/** What each type is not made with; its adjustments say so. */
const SPRUNG: readonly SettingStyle[] = ['Tension'];
const UNMADE: Readonly<Record<string, readonly SettingStyle[]>> = {
  Ring: [],
  // No row has room on a nostril.
  'Nose Ring': ['Channel', 'Tension', 'Bar', 'Invisible'],
  // Nothing stands high on a toe, and what is sprung open holds no stone there.
  'Toe Ring': ['Halo', 'Cluster', 'Tension'],
};

describe('a setting that was asked for', () => {
  const pairs = JEWELRY_TYPES.flatMap((type) =>
    SETTING_STYLES.filter((setting) => !(UNMADE[type] ?? SPRUNG).includes(setting)).map(
      (setting) => [type, setting] as const,
    ),
  );

  it.each(pairs)('%s, %s: is kept in every sketch', (type, setting) => {
    for (let seed = 0; seed < 12; seed++) {
      const design = createDesign(openBrief({ type, setting, gemstones: ['Diamond'] }), 1000 + seed * 7919);
      expect(design.provenance.adjustments.join(' '), design.title).not.toMatch(/needs|left out/);
    }
  });

  it('is told where a type has no place for it', () => {
    const design = createDesign(
      openBrief({ type: 'Pendant', setting: 'Tension', gemstones: ['Diamond'] }),
      3,
    );
    expect(design.provenance.adjustments.join(' ')).toMatch(/tension setting needs/i);
  });
});
