import type { JewelryType } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/index.ts';
import { checkDesign } from './index.ts';

const TYPES: readonly JewelryType[] = ['Pendant', 'Bracelet', 'Earrings', 'Tiara'];

describe.each(TYPES)('rows of stones in a %s', (type) => {
  it.each(['Channel', 'Bar', 'Invisible'] as const)(
    '%s: are held by metal that can be cast',
    async (setting) => {
      const design = createDesign(openBrief({ type, setting, gemstones: ['Ruby'], metals: ['Silver'] }), 6);
      const built = await buildSolids(design);
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      const { findings } = checkDesign(design, built.solids);
      expect(findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
    },
  );
});
