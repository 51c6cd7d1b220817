import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { type Ornament, ornamentStones } from '../ornament/document.ts';
import type { PieceDesign } from './document.ts';

const sketches = (prompt: string): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => createDesign(interpret({ prompt }).brief, seed) as PieceDesign);

const gemsOf = (ornament: Ornament): (string | undefined)[] => [
  ...ornamentStones(ornament).map(({ gemstone }) => gemstone),
  ...(ornament.kind === 'motif' ? [ornament.accent?.stone.gemstone] : []),
];

describe('nose pins', () => {
  it('of a flower with counted petals and a stone in its middle show a blossom of metal about it', () => {
    const prompt =
      'small nose pin in 18k yellow gold, flower shape with 5 petals and a diamond in the centre, screw type';
    expect(interpret({ prompt }).notUnderstood).toEqual([]);
    for (const { carrier, ornaments, provenance } of sketches(prompt)) {
      expect(carrier).toMatchObject({ kind: 'fitted', fitting: { kind: 'nose-stud', form: 'screw' } });
      const [front] = ornaments;
      expect(front?.ornament).toMatchObject({ kind: 'motif', form: 'blossom' });
      expect(front === undefined ? [] : gemsOf(front.ornament)).toContain('Diamond');
      expect(provenance.adjustments.join()).not.toContain('flower');
    }
  });

  it.each(['silver nose screw with an opal', 'nose pin with a ruby, screw fitting'])(
    'are screws where a screw was asked for: %s',
    (prompt) => {
      for (const { carrier } of sketches(prompt))
        expect(carrier).toMatchObject({ fitting: { kind: 'nose-stud', form: 'screw' } });
    },
  );

  it('are studs, not rings', () => {
    for (const { carrier } of sketches('gold nose pin with a ruby'))
      expect(carrier).toMatchObject({ fitting: { kind: 'nose-stud' } });
  });

  it('keep petals of stone where these were told', () => {
    const { brief } = interpret({ prompt: 'nose pin, six marquise rubies as petals around a diamond' });
    expect(brief.petals).toMatchObject({ gemstone: 'Ruby', count: 6 });
  });
});
