import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import type { PieceDesign } from '../design/piece/document.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { checkDesign } from './index.ts';

const four = (wish: Partial<Brief>): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => createDesign(openBrief({ type: 'Earrings', ...wish }), seed) as PieceDesign);
const fittingOf = ({ carrier }: PieceDesign) => (carrier.kind === 'fitted' ? carrier.fitting : null);

describe('earrings for ears that are not pierced', () => {
  it.each<Partial<Brief>>([
    { claspKind: 'clip-on' },
    { claspKind: 'clip-on', earringKind: 'stud', gemstones: ['Pearl'] },
    { claspKind: 'clip-on', earringKind: 'drop', figures: ['feather'], motifs: ['Wing'] },
    { claspKind: 'clip-on', earringKind: 'chandelier', gemstones: ['Garnet'], stoneCut: 'Pear' },
    { claspKind: 'clip-on', arrangements: ['jhumka'], earringKind: 'chandelier' },
  ])('are clipped on, in every sketch: %j', (wish) => {
    for (const piece of four(wish)) {
      expect(fittingOf(piece)?.kind, piece.composition).toBe('clip');
      expect(piece.provenance.adjustments.join(' ')).not.toMatch(/pierced/);
      // What hung from a wire hangs from a top now.
      if (wish.earringKind === 'drop') expect(piece.ornaments.some(({ slot }) => slot === 'top')).toBe(true);
    }
  });

  it.each(['hoop', 'huggie', 'climber'] as const)('cannot be %ss, which is told', (earringKind) => {
    for (const piece of four({ claspKind: 'clip-on', earringKind }))
      expect(piece.provenance.adjustments.join(' ')).toMatch(/worn through a pierced ear/);
  });

  it('open and close: the clip is a part of its own that fails no check', async () => {
    for (const piece of four({ claspKind: 'clip-on', earringKind: 'drop', gemstones: ['Sapphire'] }).slice(
      0,
      2,
    )) {
      const built = await buildSolids(piece);
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      expect(built.solids.metal.filter(({ name }) => /^ear clip/.test(name))).toHaveLength(2);
      expect(
        checkDesign(piece, built.solids).findings.filter(({ severity }) => severity === 'fails'),
      ).toEqual([]);
    }
  });
});

describe('screw backs', () => {
  it('are nuts on the posts of studs', async () => {
    const pieces = four({ claspKind: 'screw-back', earringKind: 'stud', gemstones: ['Diamond'] });
    for (const piece of pieces) expect(fittingOf(piece)).toMatchObject({ kind: 'post', back: 'screw' });
    const built = await buildSolids(pieces[0]!);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    expect(built.solids.metal.filter(({ name }) => /^screw nut/.test(name))).toHaveLength(2);
    expect(built.solids.metal.some(({ name }) => /butterfly/.test(name))).toBe(false);
  });

  it('are told of where nothing is worn on a post', () => {
    for (const piece of four({ claspKind: 'screw-back', earringKind: 'hoop' }))
      expect(piece.provenance.adjustments.join(' ')).toMatch(/Screw backs are made for posts/);
  });
});

describe('classic studs', () => {
  it.each<Partial<Brief>>([
    { era: 'Classic / Bridal', setting: 'Prong', prongCount: 3, caratWeight: 0.5, claspKind: 'screw-back' },
    { era: 'Classic / Bridal' },
    { proportions: { ...openBrief({}).proportions, ornament: 'simple' } },
  ])('are the stone in its setting and no more: %j', (wish) => {
    const pieces = four({ earringKind: 'stud', gemstones: ['Diamond'], ...wish });
    if (wish.prongCount === 3) expect(JSON.stringify(pieces)).toContain('"mount":"martini"');
    for (const piece of pieces) {
      expect(fittingOf(piece)).not.toHaveProperty('dress');
      expect(piece.ornaments).toHaveLength(1);
    }
    expect(new Set(pieces.map(({ ornaments }) => JSON.stringify(ornaments))).size).toBeGreaterThanOrEqual(3);
  });
});
