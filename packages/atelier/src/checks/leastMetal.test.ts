import { describe, expect, it } from 'vitest';
import type { Design } from '../design/document.ts';
import { createDesign } from '../design/index.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { checkDesign } from './check-design.ts';

async function failing(design: Design): Promise<string[]> {
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  return checkDesign(design, built.solids)
    .findings.filter(({ severity }) => severity === 'fails')
    .map(({ sentence }) => sentence);
}

describe('metal that something is taken from', () => {
  it.each([1, 4])(
    'a channel all around with letters inside leaves the palm enough (seed %i)',
    async (seed) => {
      const brief = {
        type: 'Toe Ring',
        setting: 'Channel',
        engraving: 'J + M 2026',
        bandWidthMm: 3.8,
      } as const;
      expect(
        await failing(
          createDesign(openBrief({ ...brief, gemstones: ['Morganite'], era: 'Vintage Floral' }), seed),
        ),
      ).toEqual([]);
      // Domes are sunk whole.
      expect(
        await failing(
          createDesign(openBrief({ ...brief, gemstones: ['Lapis Lazuli'], arrangements: ['band'] }), seed),
        ),
      ).toEqual([]);
    },
  );

  it.each([6, 20])('halos leave the prongs of a heart of %d mm whole', async (mm) => {
    const heart = { gemstones: ['Tanzanite' as const], stoneCut: 'Heart' as const, stoneSizeMm: [mm] };
    const design = createDesign(openBrief({ ...heart, setting: 'Halo', metals: ['White Gold'] }), 0);
    expect(await failing(design)).toEqual([]);
  });

  it('frames of a brittle alloy are as thick as it casts, however slim they are drawn', async () => {
    let frames = 0;
    for (let seed = 0; seed < 12; seed++) {
      const design = createDesign(openBrief({ type: 'Pendant', metals: ['Tungsten'], noStones: true }), seed);
      if (!('ornaments' in design)) throw new Error('a pendant has a front');
      const frame = design.ornaments.find(({ ornament }) => ornament.kind === 'open-frame')?.ornament;
      if (frame?.kind !== 'open-frame') continue;
      frames++;
      frame.wireMm = 1.3;
      expect(await failing(design)).toEqual([]);
    }
    expect(frames).toBeGreaterThan(0);
  });
});

describe('what is asked for smaller than it can be made', () => {
  it.each([0, 1, 2, 3])('open frames are as large as their wire is cast (seed %i)', async (seed) => {
    const frame = createDesign(
      openBrief({ type: 'Necklace', era: 'Futuristic / Cyber-Lux', pieceSizeMm: [1], noStones: true }),
      seed,
    );
    expect(await failing(frame)).toEqual([]);
  });

  it.each([0, 2])('nine gems on an open band close it (seed %i)', async (seed) => {
    const ring = createDesign(
      openBrief({
        type: 'Ring',
        arrangements: ['navaratna', 'open'],
        gemstones: ['Aquamarine', 'Moonstone'],
      }),
      seed,
    );
    expect(await failing(ring)).toEqual([]);
    expect(ring.provenance.adjustments.join(' ')).toMatch(/open arrangement/);
  });

  it('small balls are solid: they are thick enough in any metal', async () => {
    const studs = createDesign(
      openBrief({
        type: 'Earrings',
        arrangements: ['ball'],
        earringKind: 'stud',
        metals: ['Tungsten'],
        pieceSizeMm: [3.5],
      }),
      0,
    );
    expect(JSON.stringify(studs)).toContain('"form":"sphere"');
    expect(await failing(studs)).toEqual([]);
  });
});
