import { type Brief, JEWELRY_TYPES } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { isRing, membersOf } from '../design/document.ts';
import type { PieceDesign } from '../design/piece/document.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { describeDesign } from './index.ts';

/** The first sketch of some seeds that is composed so. */
function composed(brief: Partial<Brief>, composition: string): PieceDesign {
  for (let seed = 0; seed < 60; seed++) {
    const [design] = membersOf(createDesign(openBrief(brief), seed));
    if (design !== undefined && !isRing(design) && design.composition === composition) return design;
  }
  throw new Error(`no seed gives ${composition}`);
}

describe('the words for a piece', () => {
  it('count the stones of each of a pair', () => {
    const studs = composed({ type: 'Earrings', gemstones: ['Pearl'], earringKind: 'stud' }, 'stud');
    expect(describeDesign(studs)).toMatch(/^A pair of .* earrings, each with a pearl of about/);
  });

  it.each([
    ['Channel', / set with round rubies in a channel/],
    ['Bar', / set with round rubies between bars/],
    ['Invisible', / set with princess-cut rubies edge to edge with no metal between/],
  ] as const)('tell how rows on a plate are held: %s', (setting, words) => {
    const design = createDesign(openBrief({ type: 'Pendant', gemstones: ['Ruby'], setting }), 0);
    expect(describeDesign(design)).toMatch(words);
  });

  it('tell the two of a pair apart that is not alike', () => {
    const brief = {
      type: 'Earrings',
      figures: ['sun', 'crescent-moon'],
      arrangements: ['mismatched'],
    } as const;
    const pair = createDesign(
      openBrief({ ...brief, figures: [...brief.figures], arrangements: [...brief.arrangements] }),
      0,
    );
    expect(describeDesign(pair)).toMatch(
      /^A pair of .* earrings.*, one with a sun.*, the other with a crescent/,
    );
  });

  it('count charms that are alike together, and tell beads on a ring and a clasp in front', () => {
    const row = composed(
      { type: 'Anklet', figures: ['duck'], arrangements: ['in-a-row'], noStones: true },
      'ankle-row',
    );
    expect(describeDesign(row)).toMatch(/ with five duck emblems\b/);
    const beaded = composed({ type: 'Nose Ring', arrangements: ['ball'], figureCount: 3 }, 'nose-beads');
    expect(describeDesign(beaded)).toMatch(/ with three beads of its metal/);
    const closed = composed({ type: 'Necklace', arrangements: ['front-clasp'] }, 'neck-front-clasp-usual');
    expect(describeDesign(closed)).toMatch(/ with a toggle clasp in front/);
  });

  it('count what is repeated along a chain', () => {
    const stations = composed({ type: 'Necklace', gemstones: ['Pearl'] }, 'station-necklace');
    expect(describeDesign(stations)).toMatch(
      /with (?:five|six|seven|eight|nine) pearls of about [\d.]+ ct each/,
    );
  });

  it('count what hangs on both sides of a main ornament, and on an odd fringe', () => {
    const trio = composed({ type: 'Necklace', gemstones: ['Pearl'], era: 'Victorian' }, 'trio-drop');
    expect(describeDesign(trio)).toMatch(/with a pearl of .*, and two pearls of/);
    const fringe = composed({ type: 'Necklace', gemstones: ['Pearl'], stoneCount: 9 }, 'fringe');
    expect(describeDesign(fringe)).toMatch(/with nine pearls of/);
  });

  it('count both sides of a tiara', () => {
    const tiara = composed({ type: 'Tiara', gemstones: ['Pearl'] }, 'tiara-trio');
    expect(describeDesign(tiara)).toMatch(/with a pearl of .*, and two pearls of/);
  });

  it.each(JEWELRY_TYPES)('%s: name everything', (type) => {
    for (let seed = 0; seed < 24; seed++) {
      const words = describeDesign(createDesign(openBrief({ type, gemstones: ['Opal'] }), seed));
      expect(words).not.toMatch(/undefined|null|NaN|\d times/);
      expect(words.toLowerCase()).toContain(type.toLowerCase());
    }
  });
});
