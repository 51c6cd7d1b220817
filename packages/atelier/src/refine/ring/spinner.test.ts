import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { type Design, readDesign } from '../../design/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { refineDesign } from '../refineDesign.ts';

const spinner = (): Design =>
  createDesign(
    openBrief({
      type: 'Ring',
      arrangements: ['spinner'],
      metals: ['Silver', 'Yellow Gold'],
      noStones: true,
      finish: 'Hammered',
    }),
    0,
  );

function refined(design: Design, words: string): Design {
  const result = refineDesign(design, words);
  if (!result.ok) throw new Error(`${words}: ${JSON.stringify(result.error)}`);
  expect(readDesign(JSON.parse(JSON.stringify(result.design)))).toMatchObject({ ok: true });
  return result.design;
}

describe('changes to a spinner', () => {
  it.each([
    ['make it satin', 'Satin'],
    ['polished please', 'Polished'],
  ])('%s: the surface is that of the bands that turn', (words, finish) => {
    const { spinner: parts, band } = ringOf(refined(spinner(), words));
    for (const free of parts!.bands) expect(free.band.finish).toBe(finish);
    expect(band.texture.kind).toBe('none');
  });

  it('gets wider: the bands that turn take what the rims leave', () => {
    const before = ringOf(spinner());
    const after = ringOf(refined(spinner(), '12 mm wide'));
    expect(after.band.widthMm).toBe(12);
    const taken = (ring: typeof after): number =>
      ring.band.widthMm - ring.spinner!.bands.reduce((sum, { band }) => sum + band.widthMm, 0);
    expect(taken(after)).toBeCloseTo(taken(before), 1);
  });

  it('is recast with all its bands', () => {
    const ring = ringOf(refined(spinner(), 'make it all platinum'));
    expect(ring.alloys.map(({ metal }) => metal)).toEqual(['Platinum']);
    for (const { band } of ring.spinner!.bands) expect(band.alloyId).toBe(ring.band.alloyId);
  });

  it.each(['add a halo', 'make it a twisted band'])('says that it cannot: %s', (words) => {
    const result = refineDesign(spinner(), words);
    expect(result.ok).toBe(false);
    expect(JSON.stringify(result)).toMatch(/turn between plain rims/);
  });
});

describe('changes to a band of filigree', () => {
  const band = (): Design =>
    createDesign(
      openBrief({ type: 'Ring', arrangements: ['filigree', 'band'], noStones: true, bandWidthMm: 7 }),
      0,
    );

  it('leaves its scrolls out where they have no room any more, and says so', () => {
    const result = refineDesign(band(), 'make the band 2.5 mm');
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    expect(ringOf(result.design).band.filigree).toBeUndefined();
    expect(result.changes.join()).toMatch(/Filigree of the band left out/);
    expect(result.design.title).not.toMatch(/filigree/i);
  });

  it('keeps them where they have', () => {
    expect(ringOf(refined(band(), 'make the band 9 mm')).band.filigree).toBeDefined();
  });
});
