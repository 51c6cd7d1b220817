/** Dome rings (bombé): broad and high over the top of the finger, narrow at the palm. */
import type { Random } from '../../random.ts';
import { isOfOneStone } from '../bombe.ts';
import type { RingBand } from '../document.ts';
import { ringArrangements } from '../named.ts';
import { isForHim, type RingWish, round2 } from '../wish.ts';
import { areSinkable, sizeToSink } from './flush.ts';
import { bandStones } from './parts.ts';
import type { Recipe, RingSketch } from './recipe.ts';

/** A dome as it is wide at the top, high over the finger, and wide at the palm, mm. */
interface Dome {
  readonly widthMm: number;
  readonly highMm: number;
  readonly palmMm: number;
}

const DOMES = {
  broad: { widthMm: 12, highMm: 3.7, palmMm: 3.6 },
  grand: { widthMm: 13.6, highMm: 3.9, palmMm: 3.8 },
  slim: { widthMm: 9.6, highMm: 3.2, palmMm: 3 },
  high: { widthMm: 10.6, highMm: 4, palmMm: 3.4 },
  even: { widthMm: 11, highMm: 3.4, palmMm: 5.4 },
} as const satisfies Record<string, Dome>;

/** Of a told width: how high it is against it, within these, and how narrow it runs out, mm. */
const TOLD = { high: 0.33, least: 1.7, most: 4, palm: 0.34, leastPalm: 2.2 } as const;
/** How broad and how high one is that was called dainty, or bold. */
const PRESENCE = { delicate: 0.8, bold: 1.07 } as const;
const HIGHEST_MM = 4;

function swell({ band }: RingSketch, { brief }: RingWish, dome: Dome, random: Random): void {
  const told = brief.bandWidthMm;
  const { presence, band: breadth } = brief.proportions;
  const called =
    presence === 'delicate' || breadth === 'slim'
      ? PRESENCE.delicate
      : presence === 'bold' || breadth === 'wide'
        ? PRESENCE.bold
        : 1;
  const share = called * (1 + 0.04 * (random() - 0.5));
  const widthMm = told === null ? round2(dome.widthMm * share) : band.widthMm;
  const highMm =
    told === null ? dome.highMm * share : Math.min(TOLD.most, Math.max(TOLD.least, TOLD.high * widthMm));
  const palmMm =
    told === null ? dome.palmMm : Math.min(widthMm, Math.max(TOLD.leastPalm, TOLD.palm * widthMm));
  Object.assign(band, {
    form: 'single',
    profile: 'bombe',
    widthMm,
    thicknessMm: round2(Math.min(HIGHEST_MM, highMm)),
    palmTaper: Math.max(0.25, palmMm / widthMm),
    grooves: 0,
    milgrain: false,
  } satisfies Partial<RingBand>);
}

const bare = (sketch: RingSketch): void => {
  sketch.head = null;
  sketch.centre = null;
};

const smooth = (id: string, dome: keyof typeof DOMES, ribs?: RingBand['ribs']): Recipe => ({
  id: `bombe-${id}`,
  settings: [],
  stones: 'none',
  ornate: ribs !== undefined,
  draw: (sketch, wish, random) => {
    bare(sketch);
    swell(sketch, wish, DOMES[dome], random);
    if (ribs !== undefined) sketch.band.ribs = ribs;
  },
});

const SMOOTH = [
  smooth('broad', 'broad'),
  smooth('slim', 'slim'),
  smooth('high', 'high'),
  smooth('even', 'even'),
];
/** Ribs that lean over the dome as on a croissant, or run straight across it as on a shell. */
const RIBBED = [
  smooth('croissant', 'broad', { pitchMm: 3.1, depthMm: 0.75, lean: 1.1 }),
  smooth('fluted', 'slim', { pitchMm: 2.4, depthMm: 0.5, lean: 0 }),
  smooth('croissant-bold', 'high', { pitchMm: 4.2, depthMm: 0.95, lean: 1 }),
  smooth('croissant-fine', 'even', { pitchMm: 2.1, depthMm: 0.45, lean: 1.6 }),
];
const USUAL = [SMOOTH[0]!, RIBBED[0]!, SMOOTH[1]!, RIBBED[1]!];

/** Small stones all over the dome: how large, over what arc, held by beads or each sunk for itself. */
const SET = (
  [
    ['pave', 'broad', 'pave', 1.55, 170],
    ['pave-fine', 'slim', 'pave', 1.3, 130],
    ['pave-bold', 'high', 'pave', 1.8, 150],
    ['strewn', 'broad', 'flush', 1.6, 130],
  ] as const
).map(
  ([id, dome, setting, diameterMm, spanDegrees]): Recipe => ({
    id: `bombe-${id}`,
    settings: setting === 'pave' ? ['Pave'] : ['Bezel'],
    stones: 'row',
    ornate: setting === 'pave',
    draw: (sketch, wish, random) => {
      bare(sketch);
      swell(sketch, wish, DOMES[dome], random);
      const { widthMm } = sketch.band;
      const stones = bandStones(sketch, wish, random, {
        setting,
        stone: { ...wish.rowStone, cut: 'Round' },
        rows: 1,
        diameterMm,
        spanDegrees,
        milgrain: false,
      });
      sketch.band.widthMm = widthMm;
      sketch.bandStones = stones;
    },
  }),
);

/** Metal under the culet of a sunk stone, mm. */
const UNDER_STONE_MM = 0.5;

/** One stone sunk into the crest. */
const ONE = (['broad', 'slim', 'high', 'even'] as const).map(
  (dome): Recipe => ({
    id: `bombe-one-${dome}`,
    settings: ['Bezel'],
    stones: 'one',
    ornate: false,
    draw: (sketch, wish, random) => {
      swell(sketch, wish, DOMES[dome], random);
      sizeToSink(sketch, wish, random);
      const { centre, band } = sketch;
      if (centre !== null)
        band.thicknessMm = round2(Math.max(band.thicknessMm, centre.depthMm + UNDER_STONE_MM));
      sketch.head = { kind: 'flush', alloyId: sketch.band.alloyId };
    },
  }),
);

/** The ways to make a dome ring: plain, ribbed where it was called twisted, with what stones were named. */
export function bombeRecipes(wish: RingWish): readonly Recipe[] {
  const { brief } = wish;
  const isSet =
    !brief.noStones && (brief.gemstones.length > 0 || brief.setting !== null || brief.stoneCount !== null);
  if (isSet && isOfOneStone(brief) && areSinkable(wish)) return ONE;
  if (isSet) return brief.setting === 'Pave' ? SET.filter(({ settings }) => settings.includes('Pave')) : SET;
  if (ringArrangements(brief).includes('twist')) return RIBBED;
  const isPlain =
    brief.proportions.ornament === 'simple' || brief.finish !== null || isForHim(brief.recipient);
  return isPlain ? SMOOTH : USUAL;
}
