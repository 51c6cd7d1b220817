/** Bands that go about the finger in waves: of metal, with stones along them, with a stone where a wave crosses the top. */
import type { RingBand } from '../document.ts';
import { bandStones, bezelHead, prongHead } from './parts.ts';
import type { Recipe, RingSketch } from './recipe.ts';

type Waves = NonNullable<RingBand['waves']>;

/** Waves in turn, mm: long and calm ones, what a plain wavy band has, and short lively ones. */
const WAVES = {
  calm: { count: 5, heightMm: 1.7 },
  usual: { count: 7, heightMm: 1.6 },
  lively: { count: 9, heightMm: 1.4 },
} as const satisfies Record<string, Waves>;

/** The waves of a band of a width, mm: a broad one is led aside further, or it would seem straight. */
export const wavesFor = (widthMm: number, name: keyof typeof WAVES): Waves => ({
  count: WAVES[name].count,
  heightMm: Math.min(2.6, WAVES[name].heightMm + 0.2 * Math.max(0, widthMm - 2)),
});

/** Sets the form of the band; its width has to be known. */
const waved = ({ band }: RingSketch, name: keyof typeof WAVES): void => {
  band.form = 'wavy';
  band.palmTaper = 1;
  band.waves = wavesFor(band.widthMm, name);
};

const bare = (sketch: RingSketch): void => {
  sketch.head = null;
  sketch.centre = null;
};

/** Wavy bands: plain, with an edge of beads, with stones along the waves, with one stone. */
export const WAVY_RECIPES: readonly Recipe[] = [
  ...(
    [
      ['wavy-court', 'court', 1.7, 'usual', false],
      ['wavy-flat', 'flat', 1.9, 'calm', false],
      ['wavy-domed', 'd-shape', 1.6, 'lively', false],
      ['wavy-milgrain', 'd-shape', 2.4, 'calm', true],
      ['wavy-knife', 'knife-edge', 2.1, 'usual', false],
    ] as const
  ).map(
    ([id, profile, usualMm, waves, milgrain]): Recipe => ({
      id,
      settings: [],
      stones: 'none',
      ornate: milgrain,
      draw: (sketch, wish) => {
        bare(sketch);
        const { band } = sketch;
        band.profile = profile;
        band.milgrain = milgrain;
        if (wish.brief.bandWidthMm === null) band.widthMm = Math.max(1.5, usualMm * wish.breadth);
        if (profile === 'knife-edge') band.thicknessMm = Math.max(1.9, band.thicknessMm);
        waved(sketch, waves);
      },
    }),
  ),
  ...(
    [
      ['wavy-pave', 'pave', 1.2, 120, 'calm'],
      ['wavy-shared', 'shared-prong', 1.5, 140, 'calm'],
      ['wavy-channel', 'channel', 1.3, 120, 'calm'],
      ['wavy-fine', 'pave', 1, 160, 'usual'],
      ['wavy-shared-fine', 'shared-prong', 1.2, 120, 'usual'],
      ['wavy-shared-bold', 'shared-prong', 1.8, 140, 'calm'],
    ] as const
  ).map(
    ([id, setting, diameterMm, spanDegrees, waves]): Recipe => ({
      id,
      settings: setting === 'channel' ? ['Channel'] : setting === 'pave' ? ['Pave'] : ['Prong', 'Pave'],
      stones: 'row',
      ornate: setting === 'pave',
      draw: (sketch, wish, random) => {
        bare(sketch);
        if (setting === 'channel') sketch.band.profile = 'flat';
        sketch.bandStones = bandStones(sketch, wish, random, {
          setting,
          stone: wish.rowStone,
          diameterMm,
          spanDegrees,
        });
        waved(sketch, waves);
      },
    }),
  ),
  ...(
    [
      ['wavy-bezel', 'court', 'usual', 'bezel'],
      ['wavy-prong', 'd-shape', 'calm', 'prong'],
      ['wavy-bezel-calm', 'flat', 'calm', 'bezel'],
      ['wavy-prong-usual', 'court', 'usual', 'prong'],
    ] as const
  ).map(
    ([id, profile, waves, head]): Recipe => ({
      id,
      settings: head === 'bezel' ? ['Bezel', 'Solitary'] : ['Prong', 'Solitary'],
      stones: 'one',
      ornate: false,
      draw: (sketch, wish, random) => {
        sketch.band.profile = profile;
        waved(sketch, waves);
        sketch.head =
          head === 'bezel'
            ? bezelHead(sketch, wish, random)
            : prongHead(sketch, wish, random, { gallery: 'peg', lift: 0.2 });
      },
    }),
  ),
];
