/** Twists of which one strand is plain and the other set with small stones. */
import type { Random } from '../../random.ts';
import type { ProngHead } from '../sketch.ts';
import { type RingWish, round2 } from '../wish.ts';
import { bandStones, bezelHead, prongHead } from './parts.ts';
import type { Recipe, RingSketch } from './recipe.ts';

/** Width of a twist whose strands leave eyes between them, and of the stones on one of them, mm. */
export const SET_TWIST_MM = { width: 3.4, least: 2.8, stone: 1.05 } as const;

/** Sets one strand of a twist. */
export function setStrand(sketch: RingSketch, wish: RingWish, widthMm: number, spanDegrees: number): void {
  const { band } = sketch;
  band.form = 'twist';
  band.texture = { kind: 'none' };
  band.grooves = 0;
  sketch.shoulders = { kind: 'plain' };
  if (wish.brief.bandWidthMm === null) band.widthMm = round2(Math.max(widthMm, band.widthMm));
  sketch.bandStones = {
    ...bandStones(sketch, wish, () => 0.5, { setting: 'pave', diameterMm: SET_TWIST_MM.stone, spanDegrees }),
    diameterMm: SET_TWIST_MM.stone,
    rows: 1,
    milgrain: false,
  };
}

const clawed = (
  id: string,
  widthMm: number,
  spanDegrees: number,
  options: {
    gallery: ProngHead['gallery'];
    form: ProngHead['prongForm'];
    count?: ProngHead['prongCount'];
    lift: number;
  },
): Recipe => ({
  id,
  settings: ['Pave', 'Prong'],
  stones: 'accented',
  ornate: true,
  draw: (sketch: RingSketch, wish: RingWish, random: Random) => {
    sketch.head = prongHead(sketch, wish, random, options);
    setStrand(sketch, wish, widthMm, spanDegrees);
  },
});

export const SET_TWIST_RECIPES: readonly Recipe[] = [
  clawed('twist-pave', 3.4, 170, { gallery: 'basket', form: 'claw', lift: 0.6 }),
  clawed('twist-pave-crown', 3.8, 190, { gallery: 'crown', form: 'round', count: 6, lift: 0.6 }),
  {
    id: 'twist-pave-bezel',
    settings: ['Pave', 'Bezel'],
    stones: 'accented',
    ornate: true,
    draw: (sketch, wish, random) => {
      sketch.head = bezelHead(sketch, wish, random);
      setStrand(sketch, wish, 3.2, 160);
    },
  },
  clawed('twist-pave-open', 4.4, 200, { gallery: 'double-rail', form: 'double-claw', lift: 0.8 }),
];
