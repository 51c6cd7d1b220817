import type { Random } from '../../random.ts';
import type { BandStones, RingBand } from '../document.ts';
import { ROW_EDGE_MM } from '../spacing.ts';
import { spinning } from '../spinner.ts';
import type { RingWish } from '../wish.ts';
import { between, pick } from './parts.ts';
import type { Recipe, RingSketch } from './recipe.ts';

const bare = (sketch: RingSketch): void => {
  sketch.head = null;
  sketch.centre = null;
};

/** As many bands as a composition has, or one for each further metal that was named. */
const countFor = ({ alloys }: RingWish, usual: number): number =>
  Math.min(3, Math.max(usual, alloys.length - 1));

const hammered = (random: Random): Partial<RingBand> => ({
  finish: 'Hammered',
  texture: {
    kind: 'hammered',
    seed: Math.floor(random() * 1e6),
    dentDiameterMm: between(random, 1.3, 1.9),
    depthMm: 0.13,
  },
});

const engraved = (random: Random): Partial<RingBand> => ({
  finish: 'Engraved',
  texture: { kind: 'engraved', pattern: pick(random, ['wheat', 'chevron', 'scroll']), depthMm: 0.15 },
});

/** Width of a band that turns with a border on it, mm. */
const BORDERED_MM = [3.4, 5.4] as const;

const ofMetal = (
  id: string,
  count: number,
  freeMm: readonly [number, number],
  looks: (random: Random) => readonly Partial<RingBand>[],
): Recipe => ({
  id,
  settings: [],
  stones: 'none',
  ornate: false,
  draw: (sketch, wish, random) => {
    bare(sketch);
    // The border of a culture takes a band of some width.
    const isBordered = wish.brief.culture.length > 0 && wish.brief.finish === null && wish.alloys.length < 3;
    const bands = Array.from({ length: isBordered ? 1 : countFor(wish, count) }, () => ({ stones: null }));
    const widthMm = between(random, ...(isBordered ? BORDERED_MM : freeMm));
    sketch.spinner = spinning(sketch, wish, bands, widthMm, looks(random));
  },
});

const withStones = (
  id: string,
  setting: BandStones['setting'],
  settings: Recipe['settings'],
  diameterMm: number,
): Recipe => ({
  id,
  settings,
  stones: 'row',
  ornate: false,
  draw: (sketch, wish, random) => {
    bare(sketch);
    const stones: BandStones = {
      stone: { ...wish.rowStone, cut: 'Round' },
      setting,
      diameterMm,
      spanDegrees: 360,
      rows: 1,
      milgrain: false,
      ...(wish.inTurn !== null && { inTurn: wish.inTurn }),
    };
    const freeMm = diameterMm + ROW_EDGE_MM[setting] + 0.3 + 0.4 * random();
    sketch.spinner = spinning(sketch, wish, [{ stones }], freeMm, [{}]);
    const [free] = sketch.spinner.bands;
    // A ring that was asked for narrower has smaller stones.
    stones.diameterMm = Math.max(0.9, Math.min(diameterMm, free!.band.widthMm - ROW_EDGE_MM[setting]));
  },
});

/** Rings with bands that turn: one wide or several narrow, of metal or with stones all around. */
export const SPINNER_RECIPES: readonly Recipe[] = [
  ofMetal('spinner-one', 1, [4.2, 5.2], (random) => [hammered(random)]),
  ofMetal('spinner-three', 3, [1.7, 2], () => [{}, { finish: 'Satin' }, { profile: 'd-shape' }]),
  ofMetal('spinner-engraved', 1, [3.6, 4.4], (random) => [engraved(random)]),
  ofMetal('spinner-two', 2, [2.1, 2.6], (random) => [{ profile: 'd-shape' }, hammered(random)]),
  withStones('spinner-flush', 'flush', ['Bezel'], 1.5),
  withStones('spinner-channel', 'channel', ['Channel'], 1.7),
  withStones('spinner-pave', 'pave', ['Pave', 'Prong'], 1.5),
  withStones('spinner-fine', 'flush', ['Bezel'], 1.2),
];
