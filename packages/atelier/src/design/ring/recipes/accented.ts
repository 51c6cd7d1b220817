import type { Random } from '../../random.ts';
import { stoneOfSize } from '../../stones/weight.ts';
import type { RingWish } from '../wish.ts';
import {
  bandStones,
  between,
  bezelHead,
  halo,
  haloStoneMm,
  pick,
  prongHead,
  SHOULDERS,
  sideStones,
} from './parts.ts';
import type { Recipe, RingSketch } from './recipe.ts';

const widen = (sketch: RingSketch, wish: RingWish, leastMm: number): void => {
  if (wish.brief.bandWidthMm === null) sketch.band.widthMm = Math.max(leastMm, sketch.band.widthMm);
};

/** The middle of a rosette is smaller than a stone that stands alone, unless its size was asked for. */
function shrinkCentre(sketch: RingSketch, { brief }: RingWish): void {
  const { centre } = sketch;
  if (centre === null || brief.caratWeight !== null || brief.stoneSizeMm.length > 0) return;
  sketch.centre = {
    ...stoneOfSize(centre, centre.lengthMm * 0.74, centre.widthMm * 0.74),
    orientation: centre.orientation,
  };
}

/** One stone was named, and others beside it: these are small, where five that were counted are nearly alike. */
const isFlanked = ({ brief }: RingWish): boolean => brief.arrangements?.includes('side-stones') === true;
const fiveShare = (wish: RingWish, random: Random): number =>
  isFlanked(wish) ? between(random, 0.4, 0.52) : between(random, 0.72, 0.84);

/** A centre stone with others about it: halos, pave and channel shoulders, neighbours, clusters, bars. */
export const ACCENTED_RECIPES: readonly Recipe[] = [
  {
    id: 'halo-plain',
    settings: ['Halo'],
    stones: 'accented',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.head = prongHead(sketch, wish, random, { gallery: 'basket' });
      sketch.halo = halo(wish, random);
    },
  },
  {
    id: 'halo-pave',
    settings: ['Halo', 'Pave'],
    stones: 'accented',
    ornate: true,
    draw: (sketch, wish, random) => {
      sketch.head = prongHead(sketch, wish, random, { gallery: 'double-rail' });
      sketch.halo = halo(wish, random);
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'pave',
        spanDegrees: between(random, 130, 170),
      });
    },
  },
  {
    id: 'halo-split',
    settings: ['Halo'],
    stones: 'accented',
    ornate: true,
    draw: (sketch, wish, random) => {
      sketch.band.form = 'split';
      widen(sketch, wish, 2.6);
      sketch.head = prongHead(sketch, wish, random, { gallery: 'basket' });
      sketch.halo = halo(wish, random, { milgrain: true });
    },
  },
  {
    id: 'halo-cushion',
    settings: ['Halo'],
    stones: 'accented',
    ornate: true,
    draw: (sketch, wish, random) => {
      const round = sketch.centre?.cut === 'Round' || sketch.centre?.cut === 'Oval';
      sketch.shoulders = { kind: 'cathedral', rise: between(random, 0.35, 0.5) };
      sketch.head = prongHead(sketch, wish, random, { gallery: 'basket', lift: 0.3 });
      sketch.halo = halo(wish, random, { outline: round ? 'cushion' : 'follow' });
    },
  },
  {
    id: 'double-halo',
    settings: ['Halo'],
    stones: 'accented',
    ornate: true,
    draw: (sketch, wish, random) => {
      sketch.head = prongHead(sketch, wish, random, { gallery: 'double-rail', lift: 0.4 });
      sketch.halo = halo(wish, random, {
        rows: 2,
        meleeDiameterMm: haloStoneMm(wish.accent, (wish.centre?.widthMm ?? 6) * 0.15),
      });
      sketch.band.profile = pick(random, ['d-shape', 'court']);
      sketch.shoulders = SHOULDERS.tapered;
      widen(sketch, wish, 2.5);
    },
  },
  {
    id: 'pave-shoulders',
    settings: ['Pave', 'Prong'],
    stones: 'accented',
    ornate: true,
    draw: (sketch, wish, random) => {
      sketch.head = prongHead(sketch, wish, random, { gallery: 'basket', form: 'claw' });
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'pave',
        spanDegrees: between(random, 140, 180),
      });
    },
  },
  {
    id: 'split-pave',
    settings: ['Pave'],
    stones: 'accented',
    ornate: true,
    draw: (sketch, wish, random) => {
      sketch.band.form = 'split';
      widen(sketch, wish, 3.1);
      sketch.head = prongHead(sketch, wish, random, { gallery: 'basket' });
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'pave',
        diameterMm: 1.1,
        spanDegrees: 150,
      });
    },
  },
  {
    id: 'pave-wide-solitaire',
    settings: ['Pave'],
    stones: 'accented',
    ornate: true,
    draw: (sketch, wish, random) => {
      widen(sketch, wish, 4);
      sketch.band.profile = 'd-shape';
      sketch.head = prongHead(sketch, wish, random, { gallery: 'crown' });
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'pave',
        rows: sketch.band.widthMm >= 3.6 ? 2 : 1,
        diameterMm: 1.4,
        spanDegrees: 130,
      });
    },
  },
  {
    id: 'bezel-pave',
    settings: ['Bezel', 'Pave'],
    stones: 'accented',
    ornate: true,
    draw: (sketch, wish, random) => {
      sketch.head = bezelHead(sketch, wish, random);
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'pave',
        spanDegrees: between(random, 120, 160),
      });
    },
  },
  {
    id: 'channel-shoulders',
    settings: ['Channel'],
    stones: 'accented',
    ornate: false,
    draw: (sketch, wish, random) => {
      widen(sketch, wish, 2.8);
      sketch.band.profile = 'flat';
      sketch.head = prongHead(sketch, wish, random, { gallery: 'basket' });
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'channel',
        stone: { ...wish.bandAccent, cut: pick(random, ['Round', 'Princess']) },
        diameterMm: 1.6,
        spanDegrees: between(random, 130, 165),
      });
    },
  },
  {
    id: 'channel-bezel',
    settings: ['Channel', 'Bezel'],
    stones: 'accented',
    ornate: false,
    draw: (sketch, wish, random) => {
      widen(sketch, wish, 3);
      sketch.band.profile = 'court';
      sketch.head = bezelHead(sketch, wish, random);
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'channel',
        diameterMm: 1.7,
        spanDegrees: 140,
      });
    },
  },
  {
    id: 'bar-shoulders',
    settings: ['Bar'],
    stones: 'accented',
    ornate: false,
    draw: (sketch, wish, random) => {
      widen(sketch, wish, 2.4);
      sketch.band.profile = 'flat';
      sketch.head = prongHead(sketch, wish, random, { gallery: 'double-rail', form: 'flat-tab' });
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'bar',
        diameterMm: 1.9,
        spanDegrees: 120,
      });
    },
  },
  {
    id: 'bar-bezel',
    settings: ['Bar'],
    stones: 'accented',
    ornate: false,
    draw: (sketch, wish, random) => {
      widen(sketch, wish, 2.6);
      sketch.head = bezelHead(sketch, wish, random);
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'bar',
        diameterMm: 2.1,
        spanDegrees: 140,
      });
    },
  },
  {
    id: 'three-stone',
    settings: ['Prong'],
    stones: 'three',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.head = prongHead(sketch, wish, random, { gallery: 'peg' });
      sketch.sideStones = sideStones(sketch, wish, 'Round', between(random, 0.62, 0.74));
    },
  },
  {
    id: 'three-pears',
    settings: ['Prong'],
    stones: 'three',
    ornate: true,
    draw: (sketch, wish, random) => {
      sketch.head = prongHead(sketch, wish, random, { gallery: 'basket' });
      sketch.sideStones = sideStones(sketch, wish, 'Pear', between(random, 0.5, 0.58));
    },
  },
  {
    id: 'three-baguettes',
    settings: ['Prong'],
    stones: 'three',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.band.profile = 'flat';
      sketch.head = prongHead(sketch, wish, random, { gallery: 'double-rail' });
      sketch.sideStones = sideStones(sketch, wish, 'Baguette', between(random, 0.62, 0.72));
    },
  },
  {
    id: 'three-ovals',
    settings: ['Prong'],
    stones: 'three',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.shoulders = SHOULDERS.tapered;
      sketch.head = prongHead(sketch, wish, random, { gallery: 'trellis' });
      sketch.sideStones = sideStones(sketch, wish, 'Oval', between(random, 0.5, 0.58));
    },
  },
  {
    id: 'three-bezels',
    settings: ['Bezel'],
    stones: 'three',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.head = bezelHead(sketch, wish, random);
      sketch.sideStones = sideStones(sketch, wish, 'Round', between(random, 0.5, 0.62), { setting: 'bezel' });
    },
  },
  {
    id: 'five-stone',
    settings: ['Prong'],
    stones: 'five',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.head = prongHead(sketch, wish, random, { gallery: 'peg' });
      sketch.sideStones = sideStones(sketch, wish, 'Round', fiveShare(wish, random), { perSide: 2 });
    },
  },
  {
    id: 'five-ovals',
    settings: ['Prong'],
    stones: 'five',
    ornate: true,
    draw: (sketch, wish, random) => {
      sketch.band.profile = 'd-shape';
      sketch.head = prongHead(sketch, wish, random, { gallery: 'basket' });
      const share = isFlanked(wish) ? fiveShare(wish, random) : between(random, 0.5, 0.6);
      sketch.sideStones = sideStones(sketch, wish, 'Oval', share, { perSide: 2 });
    },
  },
  {
    id: 'five-bezels',
    settings: ['Bezel'],
    stones: 'five',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.head = bezelHead(sketch, wish, random);
      sketch.sideStones = sideStones(sketch, wish, 'Round', between(random, 0.42, 0.5), {
        perSide: 2,
        setting: 'bezel',
      });
    },
  },
  ...(
    [
      ['cluster-plain', 10, 'single', 'plain'],
      ['cluster-tapered', 8, 'single', 'tapered'],
      ['cluster-split', 12, 'split', 'plain'],
      ['cluster-cathedral', 11, 'single', 'cathedral'],
      ['cluster-twist', 9, 'twist', 'plain'],
    ] as const
  ).map(
    ([id, petals, form, shoulders]): Recipe => ({
      id,
      settings: ['Cluster'],
      stones: 'accented',
      ornate: true,
      draw: (sketch, wish, random) => {
        const head = prongHead(sketch, wish, random, { gallery: 'basket', lift: 0.3 });
        shrinkCentre(sketch, wish);
        sketch.band.form = form;
        if (form !== 'single') widen(sketch, wish, 2.5);
        sketch.shoulders = SHOULDERS[shoulders];
        sketch.head = {
          kind: 'cluster',
          alloyId: head.alloyId,
          petals: sketch.centre !== null && sketch.centre.widthMm > 5 ? Math.max(10, petals) : petals,
          accent: wish.accent,
          clearanceMm: head.clearanceMm,
        };
      },
    }),
  ),
];
