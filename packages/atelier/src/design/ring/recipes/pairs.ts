import { setPair } from '../companion.ts';
import { bandStones, between, pick } from './parts.ts';
import type { Recipe } from './recipe.ts';

/** Toi et moi: two main stones side by side on the top of the ring. */
export const PAIR_RECIPES: readonly Recipe[] = [
  {
    id: 'toi-et-moi-bypass',
    settings: ['Prong'],
    stones: 'two',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.band.form = 'bypass';
      sketch.band.profile = pick(random, ['court', 'd-shape']);
      if (wish.brief.bandWidthMm === null) sketch.band.widthMm = Math.max(2.2, sketch.band.widthMm);
      setPair(sketch, wish, random, {
        head: 'prong',
        partner: 'other',
        staggerMm: sketch.band.widthMm * 0.9,
      });
    },
  },
  {
    id: 'toi-et-moi-bezel',
    settings: ['Bezel'],
    stones: 'two',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.band.profile = pick(random, ['flat', 'd-shape']);
      if (wish.brief.bandWidthMm === null) sketch.band.widthMm = Math.max(2.6, sketch.band.widthMm * 1.2);
      setPair(sketch, wish, random, { head: 'bezel', partner: 'other', staggerMm: 0.6 });
    },
  },
  {
    id: 'toi-et-moi-pave',
    settings: ['Prong', 'Pave'],
    stones: 'two',
    ornate: true,
    draw: (sketch, wish, random) => {
      if (wish.prongsPossible)
        sketch.bandStones = bandStones(sketch, wish, random, { setting: 'pave', spanDegrees: 150 });
      setPair(sketch, wish, random, { head: 'prong', partner: 'alike', staggerMm: 0 });
    },
  },
  {
    id: 'toi-et-moi-tapered',
    settings: ['Prong', 'Solitary'],
    stones: 'two',
    ornate: false,
    draw: (sketch, wish, random) => {
      sketch.band.profile = pick(random, ['knife-edge', 'court']);
      sketch.shoulders = { kind: 'tapered', widthShare: between(random, 0.78, 0.88) };
      if (wish.brief.bandWidthMm === null) sketch.band.widthMm = Math.max(2.4, sketch.band.widthMm);
      setPair(sketch, wish, random, { head: 'prong', partner: 'other', staggerMm: 0.8 });
    },
  },
  {
    id: 'toi-et-moi-bezel-bypass',
    settings: ['Bezel'],
    stones: 'two',
    ornate: true,
    draw: (sketch, wish, random) => {
      sketch.band.form = 'bypass';
      sketch.band.profile = 'court';
      if (wish.brief.bandWidthMm === null) sketch.band.widthMm = Math.max(2.4, sketch.band.widthMm);
      setPair(sketch, wish, random, {
        head: 'bezel',
        partner: 'alike',
        staggerMm: sketch.band.widthMm * 0.9,
      });
    },
  },
];

/** How far past each other the stones stand, against the width of the band that crosses over. */
const CROSSED_SHARE = 0.9;

const crossing = (
  id: string,
  head: 'prong' | 'bezel',
  partner: 'alike' | 'other',
  profile: 'court' | 'd-shape' | 'flat' | 'knife-edge',
  leastMm: number,
): Recipe => ({
  id,
  settings: head === 'prong' ? ['Prong', 'Solitary'] : ['Bezel'],
  stones: 'two',
  ornate: false,
  draw: (sketch, wish, random) => {
    sketch.band.form = 'bypass';
    sketch.band.profile = profile;
    if (wish.brief.bandWidthMm === null) sketch.band.widthMm = Math.max(leastMm, sketch.band.widthMm);
    setPair(sketch, wish, random, { head, partner, staggerMm: sketch.band.widthMm * CROSSED_SHARE });
  },
});

/** Two stones where the ends of a bypass cross: what a pair is where that was asked for by name. */
export const CROSSING_PAIRS: readonly Recipe[] = [
  crossing('toi-et-moi-crossing', 'prong', 'alike', 'court', 2.2),
  crossing('toi-et-moi-crossing-bezel', 'bezel', 'alike', 'd-shape', 2.4),
  crossing('toi-et-moi-crossing-unlike', 'prong', 'other', 'd-shape', 2.6),
  crossing('toi-et-moi-crossing-bezel-unlike', 'bezel', 'other', 'court', 2.8),
];
