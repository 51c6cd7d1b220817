/** Widths that no band has: what is drawn instead can be read back, and holds what is in it. */
import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { type Design, readDesign } from '../document.ts';
import { openBrief } from '../testing/briefs.ts';
import { ringOf } from '../testing/ring.ts';

const rings = (wish: Partial<Brief>): Design[] =>
  Array.from({ length: 8 }, (_, seed) => createDesign(openBrief({ type: 'Ring', ...wish }), seed));

describe('bands of told widths', () => {
  it.each<[string, Partial<Brief>]>([
    ['a spinner of 25 mm', { arrangements: ['spinner'], bandWidthMm: 25 }],
    [
      'a spinner of 20.6 mm with stones',
      { arrangements: ['spinner'], bandWidthMm: 20.6, gemstones: ['Ruby'] },
    ],
    ['spinners of 14 mm for two', { arrangements: ['spinner'], bandWidthMm: 14, setTypes: ['Ring', 'Ring'] }],
    ['spinners for two', { arrangements: ['spinner'], setTypes: ['Ring', 'Ring'], ringSize: 10 }],
    ['a spinner with a groove', { arrangements: ['spinner', 'groove'] }],
    ['a spinner with lines of height', { arrangements: ['contour-lines', 'spinner'], gemstones: ['Topaz'] }],
    ['a spinner of tungsten', { arrangements: ['spinner'], metals: ['Tungsten'] }],
    ['rolling rings of 1.1 mm', { arrangements: ['rolling'], bandWidthMm: 1.1 }],
    [
      'rolling rings of half a millimetre',
      { arrangements: ['rolling'], bandWidthMm: 0.5, gemstones: ['Ruby'] },
    ],
    [
      'four stones in turn on 1.4 mm',
      {
        arrangements: ['band', 'alternating'],
        gemstones: ['Ruby', 'Opal', 'Citrine'],
        stoneCount: 4,
        bandWidthMm: 1.4,
      },
    ],
    [
      'three birthstones on 1.2 mm',
      { arrangements: ['band'], gemstones: ['Ruby', 'Opal', 'Topaz'], recipient: 'mother', bandWidthMm: 1.2 },
    ],
  ])('%s', (_, wish) => {
    for (const design of rings(wish))
      expect(readDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, design });
  });

  it.each([0.5, 1.2, 2, 70])('a torque of %d mm, about the neck and the wrist', (bandWidthMm) => {
    for (const type of ['Necklace', 'Bracelet'] as const)
      for (let seed = 0; seed < 4; seed++) {
        const design = createDesign(openBrief({ type, arrangements: ['torque'], bandWidthMm }), seed);
        expect(readDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, design });
      }
  });

  it('the thickest band, for a stone that is sunk into it', () => {
    const drawn = [5, 5.07, 5.3].flatMap((mm) =>
      rings({ gemstones: ['Diamond'], stoneCut: 'Princess', era: 'Modern Sculptural', stoneSizeMm: [mm] }),
    );
    expect(drawn.filter((design) => ringOf(design).head?.kind === 'flush').length).toBeGreaterThan(0);
    for (const design of drawn)
      expect(readDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, design });
  });
});
