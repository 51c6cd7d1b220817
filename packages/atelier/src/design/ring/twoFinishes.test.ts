import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';

const SEEDS = [0, 1, 2, 3];

describe('two finishes', () => {
  it.each([
    ['brushed gold band with polished edges', 'Brushed', 'Polished', 'edges'],
    ['silver ring with hammered centre and polished edges, 7 mm', 'Hammered', 'Polished', 'edges'],
    ['wedding band half matte half shiny', 'Matte', 'Polished', 'half'],
    ['polished platinum band with a brushed middle', 'Brushed', 'Polished', 'edges'],
    ['hammered gold cuff with shiny edges', 'Hammered', 'Polished', 'edges'],
    ['silver band with hammered edges and satin centre', 'Satin', 'Hammered', 'edges'],
    ['titanium band, one half matte, the other half polished', 'Matte', 'Polished', 'half'],
  ])('%s', (prompt, main, second, place) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief).toMatchObject({ finish: main, secondFinish: { finish: second, place } });
    expect(notUnderstood).toEqual([]);
    for (const seed of SEEDS) {
      const design = createDesign(brief, seed);
      const band = isRing(design)
        ? design.band
        : design.carrier.kind === 'bangle'
          ? design.carrier.band
          : null;
      expect(band).toMatchObject({ form: 'single', finish: main, secondFinish: { finish: second, place } });
    }
  });

  it.each(['brushed gold band', 'matte band with a polished sapphire', 'a polished ring and a matte ring'])(
    'one is one: %s',
    (prompt) => expect(interpret({ prompt }).brief.secondFinish ?? null).toBeNull(),
  );

  it('are told where they cannot be: on a row of stones', () => {
    const { brief } = interpret({ prompt: 'full eternity ring of diamonds, matte with polished edges' });
    expect(createDesign(brief, 0).provenance.adjustments.join()).toMatch(/Two finishes need one even bar/);
  });
});
