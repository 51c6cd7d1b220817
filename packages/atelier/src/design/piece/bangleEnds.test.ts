import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { Carrier } from './carriers.ts';
import type { PieceDesign } from './document.ts';

const SEEDS = [0, 1, 2, 3, 10, 17];
type Bangle = Extract<Carrier, { kind: 'bangle' }>;
const banglesFor = (prompt: string): { piece: PieceDesign; carrier: Bangle }[] => {
  const { brief } = interpret({ prompt });
  return SEEDS.map((seed) => {
    const piece = createDesign(brief, seed) as PieceDesign;
    if (piece.carrier.kind !== 'bangle') throw new Error(`${prompt}: ${piece.composition}`);
    return { piece, carrier: piece.carrier };
  });
};

describe('heads at the ends of a bangle', () => {
  it.each([
    ['gold bangle with a dragon and a lion facing each other', ['dragon', 'lion']],
    ['silver cuff with ram head terminals', ['ram', 'ram']],
    ['gold bracelet, bangle style, an eagle head at each end', ['bird', 'bird']],
    ['bangle with two snakes looking at each other, silver', ['serpent', 'serpent']],
  ])('%s', (prompt, heads) => {
    const drawn = banglesFor(prompt);
    for (const { piece, carrier } of drawn) {
      expect(carrier.ends?.heads).toEqual(heads);
      expect(piece.provenance.adjustments.join()).not.toMatch(/no place/);
    }
    expect(new Set(drawn.map(({ piece }) => piece.composition)).size).toBeGreaterThan(2);
  });

  it('of a stone body slabs are laid between metal caps, and it is said so', () => {
    for (const { piece, carrier } of banglesFor(
      'jade bangle, gold caps, dragon and crane meeting at the joint',
    )) {
      expect(carrier.band.inlay?.stones).toMatchObject([{ gemstone: 'Onyx', colour: 'green' }]);
      expect(carrier.band.inlay?.spanDegrees).toBeLessThan(320);
      expect(piece.provenance.adjustments.join()).toMatch(
        /Jade is not among our stones.*not cut whole from a stone/,
      );
    }
  });

  it.each(['gold bangle with a dragon', 'gold snake bangle'])(
    '%s: none where no end was spoken of',
    (prompt) => {
      for (const { carrier } of banglesFor(prompt)) expect(carrier.ends).toBeUndefined();
    },
  );
});

describe('bells on a bangle', () => {
  it('hang from it, with beads of the stone that was named between them', () => {
    for (const { piece, carrier } of banglesFor('silver bangle with tiny bells and black beads')) {
      expect(piece.ornaments).toMatchObject([{ slot: 'drop', ornament: { kind: 'bell', form: 'ghungroo' } }]);
      expect(carrier.beads?.stone).toMatchObject({ gemstone: 'Onyx', form: 'bead' });
    }
    for (const { carrier } of banglesFor('gold bangle with turquoise beads and bells'))
      expect(carrier.beads?.stone.gemstone).toBe('Turquoise');
  });

  it('without beads where none were named', () => {
    for (const { carrier } of banglesFor('gold bangle with little bells'))
      expect(carrier.beads).toBeUndefined();
  });
});

describe('the size of a bangle', () => {
  it.each([
    ['plain gold baby bangle', 46],
    ['baby bangle in silver with little bells', 46],
  ])('%s', (prompt, mostMm) => {
    for (const { carrier } of banglesFor(prompt)) expect(carrier.innerDiameterMm).toBeLessThan(mostMm);
  });

  it('opens behind where it is to be adjusted', () => {
    for (const { carrier } of banglesFor('adjustable gold bangle with little bells'))
      expect(carrier.openingMm).toBe(15);
    for (const { carrier } of banglesFor('gold bangle with little bells'))
      expect(carrier.openingMm).toBeNull();
  });
});
