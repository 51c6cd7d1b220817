import type { BRIEF_BAND_PROFILES } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import type { BandStones } from '../../design/ring/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { buildSolids } from '../buildSolids.ts';
import { ringShape } from './section.ts';

type Profile = (typeof BRIEF_BAND_PROFILES)[number];

/** A band of a profile with rows of stones on it. */
function bandWith(
  profile: Profile,
  row: Pick<BandStones, 'setting' | 'rows' | 'diameterMm'>,
  widthMm: number,
) {
  const brief = openBrief({ type: 'Ring', arrangements: ['band'], gemstones: ['Sapphire'] });
  const ring = ringOf(createDesign(brief, 3));
  const stone = { gemstone: 'Sapphire', cut: 'Round', form: 'faceted', colour: null } as const;
  return {
    ...ring,
    band: { ...ring.band, profile, widthMm, thicknessMm: 2.2, palmTaper: 1, form: 'single' as const },
    bandStones: { ...row, stone, spanDegrees: 200, milgrain: false },
  };
}

describe('the outermost of several rows', () => {
  it.each<[Profile, BandStones['setting'], number, number, number]>([
    ['d-shape', 'pave', 3, 1.45, 5.2],
    ['knife-edge', 'pave', 3, 1.6, 5.6],
    ['knife-edge', 'pave', 2, 1.5, 3.7],
    ['knife-edge', 'shared-prong', 3, 2.3, 7.3],
    ['court', 'shared-prong', 3, 1.5, 5],
  ])('stands in a %s band: %s in %d of %d mm', async (profile, setting, rows, diameterMm, widthMm) => {
    const built = await buildSolids(bandWith(profile, { setting, rows, diameterMm }, widthMm));
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    expect(built.solids.measures.filter(({ kind }) => kind === 'loose-metal')).toEqual([]);
  });

  it('leaves the dome of a single row, and of a channel, as it is', () => {
    const crownOf = (setting: BandStones['setting'], rows: number): number =>
      ringShape(bandWith('d-shape', { setting, rows, diameterMm: 1.5 }, 5.2)).outerCrownMm;
    expect(crownOf('pave', 1)).toBe(crownOf('channel', 3));
    expect(crownOf('pave', 3)).toBeLessThan(crownOf('pave', 1));
  });
});
