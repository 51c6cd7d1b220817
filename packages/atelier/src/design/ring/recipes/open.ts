import { setPair } from '../companion.ts';
import type { OpenFront } from '../document.ts';
import type { RingWish } from '../wish.ts';
import { bandStones, between, pick } from './parts.ts';
import type { Recipe, RingSketch } from './recipe.ts';

const openMetal = (sketch: RingSketch, ends: OpenFront['ends'], gapMm: number): void => {
  sketch.head = null;
  sketch.centre = null;
  sketch.openFront = { ends, gapMm };
};

const widen = ({ band }: RingSketch, { brief }: RingWish, leastMm: number): void => {
  if (brief.bandWidthMm === null) band.widthMm = Math.max(leastMm, band.widthMm);
};

/** Rings whose ends stand a gap apart at the top. */
export const OPEN_RECIPES: readonly Recipe[] = [
  {
    id: 'open-balls',
    settings: [],
    stones: 'none',
    ornate: false,
    draw: (sketch, wish, random) => {
      widen(sketch, wish, 2);
      sketch.band.profile = 'court';
      openMetal(sketch, 'ball', between(random, 1.8, 3));
    },
  },
  {
    id: 'open-bevelled',
    settings: [],
    stones: 'none',
    ornate: false,
    draw: (sketch, wish, random) => {
      widen(sketch, wish, 3.6);
      sketch.band.profile = pick(random, ['flat', 'd-shape']);
      openMetal(sketch, 'bevelled', between(random, 2, 3.2));
    },
  },
  {
    id: 'open-tapered',
    settings: [],
    stones: 'none',
    ornate: false,
    draw: (sketch, wish, random) => {
      widen(sketch, wish, 3);
      sketch.band.profile = 'd-shape';
      sketch.shoulders = { kind: 'tapered', widthShare: 0.55 };
      openMetal(sketch, 'straight', between(random, 2.4, 4));
    },
  },
  {
    id: 'open-flared',
    settings: [],
    stones: 'none',
    ornate: true,
    draw: (sketch, wish, random) => {
      widen(sketch, wish, 2.6);
      sketch.band.profile = 'flat';
      sketch.shoulders = { kind: 'tapered', widthShare: 1.6 };
      openMetal(sketch, 'straight', between(random, 1.6, 2.4));
    },
  },
  ...(
    [
      ['open-bezels', 'bezel', 'alike', 2.2],
      ['open-claws', 'prong', 'alike', 1.9],
      ['open-bezels-pair', 'bezel', 'other', 3],
    ] as const
  ).map(
    ([id, head, partner, gapMm]): Recipe => ({
      id,
      settings: head === 'bezel' ? ['Bezel'] : ['Prong', 'Solitary'],
      stones: 'two',
      ornate: id === 'open-bezels-pair',
      draw: (sketch, wish, random) => {
        widen(sketch, wish, 2);
        sketch.band.profile = 'court';
        setPair(sketch, wish, random, { head, partner, staggerMm: 0 });
        sketch.openFront = { ends: 'stones', gapMm };
      },
    }),
  ),
  {
    id: 'open-pave',
    settings: ['Pave'],
    stones: 'row',
    ornate: true,
    draw: (sketch, wish, random) => {
      openMetal(sketch, 'ball', 2.2);
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'pave',
        stone: wish.rowStone,
        spanDegrees: 150,
      });
    },
  },
];
