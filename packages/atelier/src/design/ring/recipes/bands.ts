import type { Brief } from '@filigree/contracts';
import type { Random } from '../../random.ts';
import type { RingBand } from '../document.ts';
import { ROW_EDGE_MM, squared } from '../spacing.ts';
import type { RingWish } from '../wish.ts';
import { asBand, bandStones, between, pick } from './parts.ts';
import type { Recipe, RingSketch } from './recipe.ts';
import { SINGLED_OUT_RECIPES } from './singledOut.ts';

const widen = (sketch: RingSketch, wish: RingWish, leastMm: number): void => {
  if (wish.brief.bandWidthMm === null) sketch.band.widthMm = Math.max(leastMm, sketch.band.widthMm);
};

/** A bold band of which no width was said is a dome ring. */
const swells = ({ proportions, bandWidthMm, finish }: Brief): boolean =>
  proportions.presence === 'bold' && bandWidthMm === null && finish !== 'Hammered';

function asDome({ band }: RingSketch, random: Random): void {
  band.widthMm = between(random, 7.2, 9.6);
  band.palmTaper = between(random, 0.5, 0.62);
}

const plain = (
  id: string,
  profile: RingBand['profile'],
  leastMm: number,
  change?: Recipe['draw'],
): Recipe => ({
  id,
  settings: [],
  stones: 'none',
  ornate: false,
  swells,
  draw: (sketch, wish, random) => {
    asBand(sketch);
    sketch.band.profile = profile;
    widen(sketch, wish, leastMm * wish.breadth);
    if (swells(wish.brief)) asDome(sketch, random);
    change?.(sketch, wish, random);
  },
});

/** Bands that come to a point at the top: plain, milgrained, with stones along both arms. */
export const CHEVRON_RECIPES: readonly Recipe[] = [
  ...(
    [
      ['chevron-plain', 'd-shape', 2.2, false],
      ['chevron-knife', 'knife-edge', 2.6, false],
      ['chevron-milgrain', 'flat', 2.8, true],
    ] as const
  ).map(
    ([id, profile, leastMm, milgrain]): Recipe =>
      plain(id, profile, leastMm, ({ band }) => {
        band.form = 'chevron';
        band.milgrain = milgrain;
        if (profile === 'knife-edge') band.thicknessMm = Math.max(1.9, band.thicknessMm);
      }),
  ),
  ...(
    [
      ['chevron-pave', 'pave', 1.35, 84],
      ['chevron-shared', 'shared-prong', 1.7, 110],
      ['chevron-channel', 'channel', 1.5, 96],
      ['chevron-shared-fine', 'shared-prong', 1.3, 84],
      ['chevron-shared-bold', 'shared-prong', 2, 128],
    ] as const
  ).map(
    ([id, setting, diameterMm, spanDegrees]): Recipe => ({
      id,
      settings: setting === 'channel' ? ['Channel'] : setting === 'pave' ? ['Pave'] : ['Prong', 'Pave'],
      stones: 'row',
      ornate: setting === 'pave',
      draw: (sketch, wish, random) => {
        asBand(sketch);
        sketch.band.form = 'chevron';
        if (setting === 'channel') sketch.band.profile = 'flat';
        sketch.bandStones = bandStones(sketch, wish, random, {
          setting,
          stone: wish.rowStone,
          diameterMm,
          spanDegrees,
        });
      },
    }),
  ),
];

/** Bands: plain metal in several sections and surfaces, and rows of stones. */
export const BAND_RECIPES: readonly Recipe[] = [
  plain('court-band', 'court', 2.8),
  plain('soft-band', 'd-shape', 3.2),
  plain('flat-band', 'flat', 3.4, (sketch, { brief }) => {
    sketch.band.grooves = sketch.band.widthMm >= 3 && brief.proportions.ornament !== 'simple' ? 2 : 0;
  }),
  plain('knife-edge-band', 'knife-edge', 2.6, (sketch) => {
    sketch.band.thicknessMm = Math.max(2, sketch.band.thicknessMm);
  }),
  plain('twist-band', 'court', 2.8, (sketch) => {
    sketch.band.form = 'twist';
  }),
  plain('twist-band-fine', 'court', 2.2, (sketch) => {
    sketch.band.form = 'twist';
  }),
  plain('twist-band-bold', 'court', 4.4, (sketch) => {
    sketch.band.form = 'twist';
    sketch.band.thicknessMm = 2.2;
  }),
  plain('milgrain-band', 'd-shape', 3.2, (sketch) => {
    sketch.band.milgrain = true;
  }),
  {
    ...plain('hammered-band', 'court', 4, (sketch, _, random) => {
      sketch.band.texture = {
        kind: 'hammered',
        seed: Math.floor(random() * 1e6),
        dentDiameterMm: between(random, 1.5, 2.3),
        depthMm: between(random, 0.12, 0.18),
      };
    }),
    id: 'hammered-band',
  },
  plain('engraved-band', 'comfort', 3.6, (sketch, wish, random) => {
    const { surface } = wish.era;
    const pattern =
      surface === 'scroll' || surface === 'chevron' ? surface : pick(random, ['wheat', 'chevron'] as const);
    sketch.band.texture = { kind: 'engraved', pattern, depthMm: 0.15 };
  }),
  {
    id: 'pave-band',
    settings: ['Pave'],
    stones: 'row',
    ornate: false,
    draw: (sketch, wish, random) => {
      asBand(sketch);
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'pave',
        stone: wish.rowStone,
        diameterMm: between(random, 1.4, 1.7),
        spanDegrees: pick(random, [180, 230, 360]),
      });
    },
  },
  {
    id: 'pave-wide',
    settings: ['Pave'],
    stones: 'row',
    ornate: true,
    draw: (sketch, wish, random) => {
      asBand(sketch);
      widen(sketch, wish, 5.2);
      sketch.band.profile = 'd-shape';
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'pave',
        stone: wish.rowStone,
        rows: sketch.band.widthMm >= 4.6 ? 3 : sketch.band.widthMm >= 3.2 ? 2 : 1,
        diameterMm: 1.45,
        spanDegrees: 200,
      });
    },
  },
  {
    id: 'eternity',
    settings: ['Prong', 'Pave'],
    stones: 'row',
    ornate: false,
    draw: (sketch, wish, random) => {
      asBand(sketch);
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'shared-prong',
        stone: wish.rowStone,
        diameterMm: between(random, 1.9, 2.5),
        spanDegrees: 360,
      });
    },
  },
  ...SINGLED_OUT_RECIPES,
  {
    id: 'flush-row',
    settings: ['Bezel'],
    stones: 'row',
    ornate: false,
    draw: (sketch, wish, random) => {
      asBand(sketch);
      widen(sketch, wish, 4.6);
      sketch.band.profile = 'd-shape';
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'flush',
        stone: wish.rowStone,
        diameterMm: between(random, 2.2, 2.6),
        spanDegrees: 150,
      });
    },
  },
  {
    id: 'channel-band',
    settings: ['Channel'],
    stones: 'row',
    ornate: false,
    draw: (sketch, wish, random) => {
      asBand(sketch);
      widen(sketch, wish, 3);
      sketch.band.profile = 'flat';
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'channel',
        stone: wish.rowStone,
        diameterMm: between(random, 1.7, 2.1),
        spanDegrees: 360,
      });
    },
  },
  {
    id: 'channel-half',
    settings: ['Channel'],
    stones: 'row',
    ornate: false,
    draw: (sketch, wish, random) => {
      asBand(sketch);
      widen(sketch, wish, 3.8);
      sketch.band.profile = 'court';
      sketch.band.palmTaper = 0.85;
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'channel',
        stone: squared(wish.rowStone),
        diameterMm: between(random, 2, 2.4),
        spanDegrees: 160,
      });
    },
  },
  {
    id: 'channel-wide',
    settings: ['Channel'],
    stones: 'row',
    ornate: false,
    draw: (sketch, wish, random) => {
      asBand(sketch);
      widen(sketch, wish, 5.4);
      sketch.band.profile = 'comfort';
      if (wish.brief.finish === null) {
        sketch.band.texture = {
          kind: 'hammered',
          seed: Math.floor(random() * 1e6),
          dentDiameterMm: 2,
          depthMm: 0.16,
        };
      }
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'channel',
        stone: wish.rowStone,
        diameterMm: 1.7,
        spanDegrees: 360,
      });
    },
  },
  {
    id: 'channel-milgrain',
    settings: ['Channel'],
    stones: 'row',
    ornate: true,
    draw: (sketch, wish, random) => {
      asBand(sketch);
      widen(sketch, wish, 3.4);
      sketch.band.profile = 'd-shape';
      sketch.bandStones = bandStones(sketch, wish, random, {
        setting: 'channel',
        stone: wish.rowStone,
        diameterMm: 1.8,
        spanDegrees: between(random, 190, 240),
        milgrain: true,
      });
    },
  },
  ...(
    [
      ['bar-band', 360, 2.2, 'flat'],
      ['bar-half', 150, 2.6, 'court'],
    ] as const
  ).map(
    ([id, spanDegrees, diameterMm, profile]): Recipe => ({
      id,
      settings: ['Bar'],
      stones: 'row',
      ornate: false,
      draw: (sketch, wish, random) => {
        asBand(sketch);
        sketch.band.profile = profile;
        sketch.band.thicknessMm = Math.max(2, sketch.band.thicknessMm);
        sketch.bandStones = bandStones(sketch, wish, random, {
          setting: 'bar',
          stone: wish.rowStone,
          diameterMm,
          spanDegrees,
        });
      },
    }),
  ),
  ...(
    [
      ['invisible-band', 2, 2, 360, 'flat'],
      ['invisible-half', 2, 2.3, 170, 'court'],
      ['invisible-three', 3, 1.8, 190, 'comfort'],
      ['invisible-line', 1, 2.5, 360, 'flat'],
    ] as const
  ).map(
    ([id, rows, diameterMm, spanDegrees, profile]): Recipe => ({
      id,
      settings: ['Invisible'],
      stones: 'row',
      ornate: false,
      draw: (sketch, wish, random) => {
        asBand(sketch);
        sketch.band.profile = profile;
        const asked = wish.brief.bandWidthMm;
        const most = asked === null ? rows : Math.floor((asked - ROW_EDGE_MM.invisible) / LEAST_INVISIBLE_MM);
        sketch.bandStones = bandStones(sketch, wish, random, {
          setting: 'invisible',
          stone: squared(wish.rowStone),
          rows: Math.max(1, Math.min(rows, most)),
          diameterMm,
          spanDegrees,
        });
      },
    }),
  ),
];

/** Narrower square stones are not grooved, mm. */
const LEAST_INVISIBLE_MM = 1.3;
