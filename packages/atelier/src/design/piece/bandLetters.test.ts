import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';

const SEEDS = [0, 1, 2, 3];
const drawn = (brief: Partial<Brief>): PieceDesign[] =>
  SEEDS.map((seed) => createDesign(openBrief({ type: 'Bracelet', ...brief }), seed) as PieceDesign);

describe('letters on a bangle or cuff', () => {
  it.each([
    ["bangle with 'Forever' engraved on it", 'Forever', 'outside-band'],
    ['gold cuff engraved with the name Sofia', 'Sofia', 'outside-band'],
    ["silver bangle engraved inside with 'Always mine'", 'Always mine', 'inside-band'],
    ['hammered silver cuff engraved CARPE DIEM', 'CARPE DIEM', 'outside-band'],
  ])('%s', (prompt, text, place) => {
    const { brief } = interpret({ prompt });
    for (const seed of SEEDS) {
      const piece = createDesign(brief, seed) as PieceDesign;
      expect(piece.engraving).toMatchObject({ text, place });
      expect(piece.ornaments).toEqual([]);
    }
  });

  it('stand beside what else was named', () => {
    for (const piece of drawn({ braceletKind: 'bangle', engraving: 'Forever', motifs: ['Heart'] })) {
      expect(piece.ornaments[0]?.ornament).toMatchObject({ kind: 'motif', motif: 'Heart' });
      expect(piece.engraving).toMatchObject({ text: 'Forever', place: 'outside-band' });
    }
  });

  it('are inside, and that is said, where the outside has no room', () => {
    for (const piece of drawn({
      braceletKind: 'cuff',
      engraving: 'Forever',
      culture: ['Celtic'],
      bandWidthMm: 8,
    }).filter(({ carrier }) => carrier.kind === 'bangle' && carrier.band.texture.kind === 'pattern')) {
      expect(piece.engraving?.place).toBe('inside-band');
      expect(piece.provenance.adjustments.join()).toMatch(/is engraved inside/);
    }
  });

  it.each(['nameplate', 'disc', 'dog-tag'] as const)('not where a %s bears them', (arrangement) => {
    for (const piece of drawn({
      braceletKind: 'bangle',
      engraving: 'Sofia',
      arrangements: [arrangement],
    }))
      expect(piece.engraving).toBeNull();
  });
});
