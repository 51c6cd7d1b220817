import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/interpret.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';

const drawn = (prompt: string): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => createDesign(interpret({ prompt }).brief, seed) as PieceDesign);

describe('bangles with a sign of faith', () => {
  it.each(['sikh kada in steel, 8 mm, with ik onkar engraved once', 'silver kada with a khanda'])(
    'bear it once on plain metal: %s',
    (prompt) => {
      for (const { carrier, ornaments } of drawn(prompt)) {
        expect(ornaments).toEqual([
          expect.objectContaining({ slot: 'main', ornament: expect.objectContaining({ form: 'khanda' }) }),
        ]);
        expect(carrier).toMatchObject({ kind: 'bangle', band: { texture: { kind: 'none' } } });
      }
    },
  );

  it('are plain where only the faith was named: a kada is its sign', () => {
    for (const { carrier, ornaments } of drawn('Sikh kada in silver, heavy')) {
      expect(ornaments).toEqual([]);
      expect(carrier).toMatchObject({ kind: 'bangle', openingMm: null });
    }
  });

  it('are engraved all around where no figure was named', () => {
    for (const { carrier } of drawn('engraved silver bangle, no stones'))
      expect(carrier).toMatchObject({ band: { texture: { kind: 'engraved' } } });
  });
});
