/** Bands that go their own way about the finger: in a bow about another ring's head, or round it several times. */
import type { RingBand } from '../document.ts';
import { bandStones, bezelHead, prongHead } from './parts.ts';
import type { Recipe, RingSketch } from './recipe.ts';

/** Bows in turn, mm: about a small round head, a large one, and shallow ones that lie along an edge. */
export const BOWS = {
  round: { depthMm: 2.6, reachMm: 7.2 },
  deep: { depthMm: 3.3, reachMm: 8.2 },
  shallow: { depthMm: 1.8, reachMm: 7.6 },
} as const satisfies Record<string, RingBand['bow']>;

const bowed = ({ band }: RingSketch, bow: keyof typeof BOWS): void => {
  band.form = 'curved';
  band.bow = { ...BOWS[bow] };
  band.palmTaper = 1;
};

const bare = (sketch: RingSketch): void => {
  sketch.head = null;
  sketch.centre = null;
};

/** Curved wedding bands: plain, with an edge of beads, with stones along the bow. */
export const CURVED_RECIPES: readonly Recipe[] = [
  ...(
    [
      ['curved-court', 'court', 2, 'round', false],
      ['curved-flat', 'flat', 2.2, 'deep', false],
      ['curved-milgrain', 'd-shape', 2.6, 'shallow', true],
      ['curved-knife', 'knife-edge', 2.3, 'round', false],
    ] as const
  ).map(
    ([id, profile, leastMm, bow, milgrain]): Recipe => ({
      id,
      settings: [],
      stones: 'none',
      ornate: milgrain,
      draw: (sketch, wish) => {
        bare(sketch);
        bowed(sketch, bow);
        const { band } = sketch;
        band.profile = profile;
        band.milgrain = milgrain;
        if (wish.brief.bandWidthMm === null) band.widthMm = Math.max(leastMm * wish.breadth, band.widthMm);
        if (profile === 'knife-edge') band.thicknessMm = Math.max(1.9, band.thicknessMm);
      },
    }),
  ),
  ...(
    [
      ['curved-pave', 'pave', 1.3, 108, 'round'],
      ['curved-shared', 'shared-prong', 1.6, 128, 'deep'],
      ['curved-channel', 'channel', 1.45, 112, 'shallow'],
      ['curved-fine', 'pave', 1.1, 150, 'deep'],
      ['curved-shared-fine', 'shared-prong', 1.3, 108, 'round'],
      ['curved-shared-bold', 'shared-prong', 1.9, 128, 'shallow'],
    ] as const
  ).map(
    ([id, setting, diameterMm, spanDegrees, bow]): Recipe => ({
      id,
      settings: setting === 'channel' ? ['Channel'] : setting === 'pave' ? ['Pave'] : ['Prong', 'Pave'],
      stones: 'row',
      ornate: setting === 'pave',
      draw: (sketch, wish, random) => {
        bare(sketch);
        bowed(sketch, bow);
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

/** Turns of coils in turn where none were counted, and the bar of each, mm: more turns are finer. */
const usualMm = (turns: number): number => 2.5 - 0.25 * turns;
const LEAST_BAR_MM = { wide: 1.3, thick: 1.3 } as const;

const coiled =
  (
    profile: RingBand['profile'],
    usualTurns: number,
    share: number,
    head?: 'bezel' | 'prong',
  ): Recipe['draw'] =>
  (sketch, wish, random) => {
    const { band } = sketch;
    const { coils, bandWidthMm } = wish.brief;
    band.form = 'coil';
    band.turns = Math.max(2, coils ?? usualTurns);
    band.profile = profile;
    band.palmTaper = 1;
    band.grooves = 0;
    if (bandWidthMm === null)
      band.widthMm = Math.max(LEAST_BAR_MM.wide, usualMm(band.turns) * share * Math.min(1.5, wish.breadth));
    band.thicknessMm = Math.max(LEAST_BAR_MM.thick, Math.min(band.thicknessMm, band.widthMm * 0.95));
    if (head === undefined) bare(sketch);
    else if (head === 'bezel') sketch.head = bezelHead(sketch, wish, random);
    else sketch.head = prongHead(sketch, wish, random, { gallery: 'peg', lift: 0.2 });
  };

/** Coils: round wire, flat bar, and with a stone on their middle. */
export const COIL_RECIPES: readonly Recipe[] = [
  ...(
    [
      ['coil-round', 'court', 3, 1],
      ['coil-flat', 'flat', 2, 1.25],
      ['coil-domed', 'd-shape', 2, 1.1],
      ['coil-edged', 'knife-edge', 3, 1.1],
    ] as const
  ).map(
    ([id, profile, turns, share]): Recipe => ({
      id,
      settings: [],
      stones: 'none',
      ornate: false,
      draw: coiled(profile, turns, share),
    }),
  ),
  ...(
    [
      ['coil-bezel', 'court', 2, 1, 'bezel'],
      ['coil-prong', 'd-shape', 2, 1, 'prong'],
      ['coil-bezel-flat', 'flat', 2, 1.1, 'bezel'],
      ['coil-prong-fine', 'court', 3, 1, 'prong'],
    ] as const
  ).map(
    ([id, profile, turns, share, head]): Recipe => ({
      id,
      settings: head === 'bezel' ? ['Bezel', 'Solitary'] : ['Prong', 'Solitary'],
      stones: 'one',
      ornate: false,
      draw: coiled(profile, turns, share, head),
    }),
  ),
];
