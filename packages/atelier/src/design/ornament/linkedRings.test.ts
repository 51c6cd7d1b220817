import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from '../piece/document.ts';

const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, seed) as PieceDesign);
};
const ringsOf = ({ ornaments }: PieceDesign) =>
  ornaments.flatMap(({ ornament }) =>
    ornament.kind === 'open-frame' && ornament.linked ? [{ ...ornament, linked: ornament.linked }] : [],
  );

describe('linked circles', () => {
  it('are the front of every sketch, one set and the other smooth and lettered', () => {
    for (const design of drawn(
      'silver pendant of two circles linked together, one smooth and one covered with small diamonds. Engrave 25 on the smooth one',
    )) {
      const [rings, ...others] = ringsOf(design);
      expect(others).toEqual([]);
      expect(rings).toMatchObject({
        pave: { stone: { gemstone: 'Diamond' } },
        linked: { count: 2, set: 'first', letters: { text: '25' } },
      });
      expect(rings!.widthMm).toBeLessThan(2 * rings!.heightMm);
      expect(design.title).toMatch(/^Diamond linked circles pendant/);
      expect(design.provenance.adjustments).toEqual([]);
    }
  });

  it('are three where three were asked for, each of its own gold', () => {
    for (const design of drawn('pendant of three interlocked rings in yellow, white and rose gold')) {
      const [rings] = ringsOf(design);
      const third = rings!.linked.thirdAlloyId;
      expect(rings!.linked.count).toBe(3);
      expect(new Set([rings!.alloyId, rings!.accentAlloyId, third]).size).toBe(3);
      expect(design.alloys.length).toBe(3);
    }
  });

  it('are set both where nothing told one from the other', () => {
    for (const design of drawn('necklace of two interlocking circles with sapphires'))
      for (const rings of ringsOf(design)) expect(rings.linked.set).toBe('all');
  });

  it('tell letters that are too long for them', () => {
    const [design] = drawn(
      'silver pendant of two interlocking circles engraved "Always and forever in my heart wherever you may go"',
    );
    expect(design!.provenance.adjustments.join()).toMatch(/longer than there is room/);
  });
});
