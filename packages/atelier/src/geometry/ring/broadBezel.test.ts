import { expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';

it('the crown of a broad band does not lie loose in the cup of a dome', async () => {
  const asked = openBrief({
    gemstones: ['Opal'],
    setting: 'Bezel',
    metals: ['18k Gold'],
    finish: 'Matte',
    proportions: { ...openBrief().proportions, band: 'wide' },
  });
  const built = await buildSolids(createDesign(asked, 7923));
  expect(built.ok && built.solids.measures.filter(({ kind }) => kind === 'loose-metal')).toEqual([]);
});
