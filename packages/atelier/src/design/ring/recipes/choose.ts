import type { Arrangement, SettingStyle } from '@filigree/contracts';
import { callsForMore, isHeldAlone } from '../../calls-for-more.ts';
import { GEM_FACTS } from '../../stones/gems.ts';
import { arrangeable } from '../arrangements.ts';
import { keepsCentre } from '../motif.ts';
import {
  asksForBetween,
  describesStone,
  isCoiled,
  isFlanked,
  isPair,
  isWorked,
  leftOut,
  namesForm,
  ringArrangements,
} from '../named.ts';
import { isForHim, type RingWish } from '../wish.ts';
import { ACCENTED_RECIPES } from './accented.ts';
import { BAND_RECIPES, CHEVRON_RECIPES } from './bands.ts';
import { BETWEEN_RECIPES, keepsBetween } from './between.ts';
import { bombeRecipes } from './bombe.ts';
import { fits, fitsNamed } from './fits.ts';
import { flowerRecipes } from './flowers.ts';
import { areSinkable, FLUSH_RECIPES, sinksAsMany } from './flush.ts';
import { OPEN_RECIPES } from './open.ts';
import { CROSSING_PAIRS, PAIR_RECIPES } from './pairs.ts';
import { posyRecipes } from './posy.ts';
import type { Recipe } from './recipe.ts';
import { settingToUse } from './setting.ts';
import { SINGLE_STONE_RECIPES } from './single.ts';
import { SPINNER_RECIPES } from './spinners.ts';
import { spreadOut } from './spread.ts';
import { SET_TWIST_RECIPES } from './twists.ts';
import { WAVY_RECIPES } from './waves.ts';
import { COIL_RECIPES, CURVED_RECIPES } from './windings.ts';

const RECIPES: readonly Recipe[] = [
  ...SINGLE_STONE_RECIPES,
  ...ACCENTED_RECIPES,
  ...SET_TWIST_RECIPES,
  ...BAND_RECIPES,
];
/** Compositions that are drawn only where their arrangement is asked for by name. */
const NAMED_RECIPES: Readonly<Partial<Record<Arrangement, readonly Recipe[]>>> = {
  chevron: CHEVRON_RECIPES,
  curved: CURVED_RECIPES,
  wavy: WAVY_RECIPES,
  coil: COIL_RECIPES,
  'toi-et-moi': PAIR_RECIPES,
  open: OPEN_RECIPES,
  spinner: SPINNER_RECIPES,
  'flush-set': FLUSH_RECIPES,
};
/** What lies close enough to be worn on a toe. */
const LOW: ReadonlySet<string> = new Set([
  ...BAND_RECIPES.map((recipe) => recipe.id).filter((id) => !id.includes('wide')),
  'bezel-full',
  'bezel-half',
  'bezel-milgrain',
  'bezel-pave',
  'channel-bezel',
  'flush-band',
  'bypass',
]);

/**
 * The compositions that keep everything asked for, always at least one: the best first as far as neighbours differ.
 * Seeds walk down this list, so that neighbouring seeds give different sketches.
 */
export function candidateRecipes(wish: RingWish): Recipe[] {
  if (wish.brief.bandProfile === 'bombe') return [...bombeRecipes(wish)];
  if (wish.brief.petals && wish.centre !== null) return arrangedOr(wish, flowerRecipes(wish));
  const setting = settingToUse(wish);
  if (asksForBetween(wish.brief) && !wish.brief.noStones) {
    const ways = BETWEEN_RECIPES.filter((recipe) => keepsBetween(recipe, wish, setting));
    if (ways.length > 0) return ways;
  }
  const posies = setting === 'Cluster' ? posyRecipes(wish) : [];
  if (posies.length > 0) return posies;
  const named = namedRecipes(wish, setting) ?? fittingRecipes(wish, setting);
  const pool = lyingLow(
    wish,
    takingLetters(
      wish,
      ofOneStone(wish, inProngs(wish, unadorned(wish, holdingSecond(wish, withShoulders(wish, named))))),
    ),
  );
  const order = new Map(wish.era.recipes.map((id, i) => [id, i]));
  const score = (recipe: Recipe): number => {
    const rank = order.get(recipe.id);
    let points = rank === undefined ? 0 : 12 - rank;
    const { ornament, presence } = wish.brief.proportions;
    if (ornament === 'ornate' || presence === 'bold') points += recipe.ornate ? 6 : 0;
    if (ornament === 'simple' || presence === 'delicate') points += recipe.ornate ? -6 : 2;
    if (wish.brief.gemstones.length > 1 && recipe.stones !== 'one') points += 8;
    if (wish.centre && GEM_FACTS[wish.centre.gemstone].delicate) {
      points += recipe.settings.includes('Bezel') ? 9 : recipe.settings.includes('Halo') ? 5 : 0;
    }
    return points;
  };
  const ranked = pool
    .map((recipe, i) => ({ recipe, points: score(recipe), i }))
    .sort((a, b) => b.points - a.points || a.i - b.i)
    .map(({ recipe }) => recipe);
  return spreadOut(ranked, isOpenEngagement(wish) ? ranked.filter(({ id }) => CLASSIC.has(id)) : []);
}

/** What an engagement ring is to most who ask for one: a stone alone, in prongs, on a plain band. */
const CLASSIC: ReadonlySet<string> = new Set([
  'solitaire-six',
  'cathedral',
  'knife-edge-solitaire',
  'crown-solitaire',
]);

/** An engagement ring of which no setting was named, and no stones beside the one. */
const isOpenEngagement = ({ brief, centre }: RingWish): boolean =>
  brief.occasion === 'Engagement' &&
  brief.setting === null &&
  brief.gemstones.length < 2 &&
  (brief.stoneCount ?? 1) === 1 &&
  centre !== null;

/** Letters are cut into an even inside, which twisted strands have not: these are drawn where nothing else is left. */
function takingLetters({ brief }: RingWish, pool: readonly Recipe[]): readonly Recipe[] {
  if (!brief.engraving) return pool;
  const even = pool.filter(({ id }) => !/twist/.test(id));
  return even.length > 0 ? even : pool;
}

/** Sketches of a generation: fewer ways would repeat themselves. */
const ENOUGH = 4;

/** Where figures stand on both sides of the stone, the ways that have a head between two shoulders. */
function withShoulders({ brief }: RingWish, pool: readonly Recipe[]): readonly Recipe[] {
  if (!isFlanked(brief)) return pool;
  const ways = pool.filter(
    ({ id, stones }) =>
      stones !== 'none' && stones !== 'row' && !/split|twist|bypass|tension|flush|open/.test(id),
  );
  return ways.length > 0 ? ways : pool;
}

/**
 * Of two stones that were named, the ways that show both, if there are enough; where the second is too soft for rows along
 * a band, those that have it about the first.
 */
function holdingSecond({ brief, accent, bandAccent }: RingWish, pool: readonly Recipe[]): readonly Recipe[] {
  if (brief.gemstones.length < 2) return pool;
  const several = pool.filter(({ stones }) => stones !== 'one' && stones !== 'none');
  const ways = several.length >= ENOUGH ? several : pool;
  if (accent.gemstone === bandAccent.gemstone) return ways;
  const holding = ways.filter(({ settings }) => settings.includes('Halo') || settings.includes('Cluster'));
  return holding.length >= ENOUGH ? holding : ways;
}

/** The one stone of an engagement ring that was described is no middle of five and no flower's. */
function ofOneStone(wish: RingWish, pool: readonly Recipe[]): readonly Recipe[] {
  if (!isOpenEngagement(wish) || !describesStone(wish.brief)) return pool;
  const ways = pool.filter(({ stones, settings }) => stones !== 'five' && !settings.includes('Cluster'));
  return ways.length >= ENOUGH ? ways : pool;
}

/** One stone that was weighed or measured and is to lie low: a rim around it catches on nothing, and no row is it. */
function lyingLow({ brief }: RingWish, pool: readonly Recipe[]): readonly Recipe[] {
  const { proportions, setting, gemstones, stoneCount, caratWeight, stoneSizeMm } = brief;
  const isOne = caratWeight !== null || stoneSizeMm.length > 0 || stoneCount === 1;
  if (proportions.profile !== 'low' || setting !== null || gemstones.length > 1 || !isOne) return pool;
  const ways = pool.filter(
    ({ stones, settings, ornate }) => stones === 'one' && settings.includes('Bezel') && !ornate,
  );
  return ways.length >= LEAST_IN_PRONGS ? ways : pool;
}

/** Fewer ways in prongs would be seen twice among four, though with one other between them. */
const LEAST_IN_PRONGS = ENOUGH - 1;

/**
 * A solitaire is a stone in prongs to who asks for one: of any four sketches at most one holds it in another way. What is too
 * soft or too brittle for prongs is held as it lasts.
 */
function inProngs({ brief, centre }: RingWish, pool: readonly Recipe[]): readonly Recipe[] {
  const isOpen = brief.setting === 'Solitary' && centre !== null && !GEM_FACTS[centre.gemstone].delicate;
  const pronged = pool.filter(({ settings }) => settings.includes('Prong'));
  if (!isOpen || pronged.length < LEAST_IN_PRONGS) return pool;
  return [...pronged, ...pool.filter((recipe) => !pronged.includes(recipe)).slice(0, 1)];
}

const ADORNING: ReadonlySet<SettingStyle> = new Set<SettingStyle>(['Halo', 'Cluster', 'Pave']);

/** A band that is no plain one: stones along it, two strands, a worked surface. */
const DRESSED = /pave|channel|bar-|bezel-row|split|twist|bypass|hammered|engraved|milgrain/;

/** The band was described by what is on it. */
const namesDress = (brief: RingWish['brief']): boolean =>
  namesForm(brief) ||
  brief.setting === 'Pave' ||
  brief.setting === 'Channel' ||
  brief.setting === 'Bar' ||
  ringArrangements(brief).includes('set-shoulders');

/** The band was described by what grows or goes around it: the stone stands alone on it. */
const describesBand = (brief: RingWish['brief']): boolean =>
  ((brief.figures ?? []).length > 0 && keepsCentre(brief)) ||
  brief.plateBorder === 'rope' ||
  isWorked(brief) ||
  isFlanked(brief) ||
  ringArrangements(brief).some((name) => name === 'twig' || name === 'patterned' || name === 'pierced');

/**
 * Men's, dainty and simple rings, those of a stone that calls for no more, and those whose band is described, have no small stones about what was named, where other ways are left; about a stone in a
 * setting that was named, a plain ring has nothing along its band.
 */
function unadorned(wish: RingWish, pool: readonly Recipe[]): readonly Recipe[] {
  const { brief } = wish;
  const { setting, gemstones, proportions, recipient } = brief;
  const isSimple = proportions.ornament === 'simple';
  // Dainty with a small stone, and no word of splendour: the stone alone.
  const isDainty =
    proportions.presence === 'delicate' && proportions.stone === 'small' && proportions.ornament === null;
  const isStoneItself = describesStone(brief) && brief.motifs.length === 0 && !callsForMore(brief);
  if (!isSimple && !isDainty && !isStoneItself && !isForHim(recipient) && !describesBand(brief)) return pool;
  const isOpen = (setting === null || isHeldAlone(brief)) && gemstones.length < 2;
  const isBare = isSimple && !namesDress(brief);
  // A stone that floats between the ends of a band is modern before it is simple.
  const floats = brief.era !== null || setting !== null || brief.occasion !== 'Engagement';
  const plain = pool.filter(
    ({ id, ornate, stones, settings }) =>
      !(isBare && DRESSED.test(id)) &&
      (floats || !id.startsWith('tension')) &&
      (!isOpen ||
        (!ornate && (stones === 'one' || stones === 'none') && !settings.some((one) => ADORNING.has(one)))),
  );
  return plain.length > 0 ? plain : pool;
}

/** Flowers on the band that was asked for by name; on any where none of theirs is one. */
const arrangedOr = ({ brief }: RingWish, flowers: readonly Recipe[]): Recipe[] => [
  ...arrangeable(brief, flowers),
];

function fittingRecipes(wish: RingWish, setting: SettingStyle | null): readonly Recipe[] {
  const fitting = RECIPES.filter(
    (recipe) => fits(recipe, wish, setting) && (!wish.lowOnly || LOW.has(recipe.id)),
  );
  return fitting.length > 0
    ? arrangeable(wish.brief, fitting)
    : RECIPES.filter((recipe) => recipe.id === 'bezel-full');
}

const isWay = (name: Arrangement): boolean =>
  name === 'chevron' || name === 'curved' || name === 'wavy' || name === 'open' || name === 'spinner';

/** Two stones are a pair, whether or not it is called so. */
const namedOf = ({ brief, lowOnly }: RingWish): readonly Arrangement[] => {
  const named = [...ringArrangements(brief), ...(isCoiled(brief) ? (['coil'] as const) : [])].filter(
    // Of two ways that a band could go it goes the first; a serpent or a twig is its own.
    (name, at, all) =>
      all.indexOf(name) === at && (name !== 'coil' || (isCoiled(brief) && !all.slice(0, at).some(isWay))),
  );
  return !lowOnly && isPair(brief) && !named.includes('toi-et-moi') ? [...named, 'toi-et-moi'] : named;
};

/** Whether the stones can be let into the band as was asked; says so where they cannot. */
function sinks(wish: RingWish): boolean {
  if (areSinkable(wish)) return true;
  if (!wish.brief.noStones)
    wish.adjustments.push(
      'Only a faceted stone that is no deeper than the band can be set flush: a bezel holds this one.',
    );
  return false;
}

/** The ways to make an arrangement that has compositions of its own, null where none was asked for. */
function namedRecipes(wish: RingWish, setting: SettingStyle | null): readonly Recipe[] | null {
  const { brief } = wish;
  const all = namedOf(wish).filter((name) => NAMED_RECIPES[name] !== undefined);
  // A band of another form lets its stones in after its own ways.
  const names = all.filter((name) => name !== 'flush-set' || (all.length === 1 && sinks(wish)));
  const crosses = ringArrangements(brief).includes('bypass');
  const named = names.flatMap((name) =>
    name === 'toi-et-moi' && crosses ? CROSSING_PAIRS : (NAMED_RECIPES[name] ?? []),
  );
  const isAlone = ringArrangements(brief).includes('solitaire');
  const bare = isAlone ? named.filter(({ id, stones }) => stones !== 'row' && !/pave/.test(id)) : named;
  const worn = wish.lowOnly
    ? bare.filter(({ id, stones }) => stones !== 'two' && !/claws|pave/.test(id))
    : bare;
  const withStones = worn.filter(({ stones }) => (stones === 'none') === brief.noStones);
  const fitting = worn.filter(
    (recipe) =>
      fitsNamed(recipe, wish, setting) && (!FLUSH_RECIPES.includes(recipe) || sinksAsMany(recipe, wish)),
  );
  if (fitting.length > 0) return fitting;
  if (withStones.length > 0) return withStones;
  for (const name of names) wish.adjustments.push(leftOut(name));
  return null;
}
