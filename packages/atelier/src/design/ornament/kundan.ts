/**
 * What kundan work is made of: uncut stones in broad rims of fine gold with a beaded edge, by themselves, in a column
 * or as the petals of a flower.
 */
import type { Gemstone } from '@filigree/contracts';
import type { Stone, StoneKind } from '../parts.ts';
import { round2 } from '../ring/wish.ts';
import { stoneOfSize } from '../stones/weight.ts';
import type { Ornament } from './document.ts';
import type { StoneHold } from './stone.ts';

/** An uncut stone of a kind in an outline, mm. */
export interface Uncut {
  readonly kind: Pick<StoneKind, 'gemstone' | 'colour'>;
  readonly cut: 'Round' | 'Oval' | 'Pear' | 'Cushion' | 'Marquise';
  readonly lengthMm: number;
  readonly widthMm: number;
}

export const uncutStone = ({ kind, cut, lengthMm, widthMm }: Uncut): Stone =>
  stoneOfSize({ ...kind, cut, form: 'cabochon' }, lengthMm, widthMm);

/** Of kundan the rim is as much seen as the stone. */
const WALL = { share: 0.15, least: 0.6, most: 1.15 } as const;

export const kundanRim = (widthMm: number): StoneHold => ({
  kind: 'bezel',
  wallMm: round2(Math.min(WALL.most, Math.max(WALL.least, widthMm * WALL.share))),
  milgrain: true,
  scalloped: false,
});

export const kundanStone = (alloyId: string, uncut: Uncut, isTurned = false): Ornament => ({
  kind: 'stone',
  alloyId,
  stone: uncutStone(uncut),
  orientation: 'upright',
  ...(isTurned && { turned: true as const }),
  hold: kundanRim(uncut.widthMm),
  halo: null,
});

/** One below the other. */
export const kundanColumn = (alloyId: string, stones: readonly Uncut[]): Ornament => ({
  kind: 'row',
  alloyId,
  stones: stones.map(uncutStone),
  direction: 'down',
  hold: kundanRim(Math.min(...stones.map(({ widthMm }) => widthMm))),
});

/** A flower with petals of one kind about a middle of another, this wide. */
export function kundanFlower(
  alloyId: string,
  petal: Uncut['kind'],
  middle: Uncut['kind'],
  {
    petals,
    cut,
    wideMm,
    milgrain = true,
  }: { petals: number; cut: 'Round' | 'Oval' | 'Pear'; wideMm: number; milgrain?: boolean },
): Ornament {
  const { middleShare, lengthShare, ratio } = PETALS[cut];
  const lengthMm = round2(Math.max(2, wideMm * lengthShare));
  return {
    kind: 'rosette',
    alloyId,
    stone: uncutStone({
      kind: middle,
      cut: 'Round',
      lengthMm: round2(wideMm * middleShare),
      widthMm: round2(wideMm * middleShare),
    }),
    petals,
    accent: { ...petal, cut, form: 'cabochon' },
    petalStones: {
      lengthMm,
      widthMm: round2(Math.max(1.8, lengthMm / ratio)),
      points: 'in',
      setting: 'bezel',
    },
    milgrain,
  };
}
const PETALS = {
  Round: { middleShare: 0.26, lengthShare: 0.22, ratio: 1 },
  Oval: { middleShare: 0.27, lengthShare: 0.285, ratio: 1.15 },
  Pear: { middleShare: 0.25, lengthShare: 0.29, ratio: 1.35 },
} as const;

/** Beads on a peg one below the other, the largest below. */
export function beadDrop(
  alloyId: string,
  beads: readonly {
    readonly gemstone: Gemstone;
    readonly colour: StoneKind['colour'];
    readonly mm: number;
  }[],
): Ornament {
  const stones = beads.map(({ gemstone, colour, mm }) =>
    stoneOfSize({ gemstone, colour, cut: 'Round', form: 'bead' }, round2(mm), round2(mm)),
  );
  const [only, ...others] = stones;
  const hold: StoneHold = { kind: 'peg' };
  return others.length === 0
    ? { kind: 'stone', alloyId, stone: only!, orientation: 'upright', hold, halo: null }
    : { kind: 'row', alloyId, stones, direction: 'down', hold };
}
