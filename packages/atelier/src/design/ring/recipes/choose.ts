import type { Arrangement, SettingStyle } from '@filigree/contracts';
import type { StoneKind } from '../../parts.ts';
import { GEM_FACTS } from '../../stones/gems.ts';
import { arrangeable, leftOut } from '../arrangements.ts';
import {
  describesStone,
  isEternity,
  isMetalBand,
  isPair,
  isSetBand,
  namesForm,
  ringArrangements,
} from '../named.ts';
import { rowRatio } from '../spacing.ts';
import { isForHim, type RingWish } from '../wish.ts';
import { ACCENTED_RECIPES } from './accented.ts';
import { BAND_RECIPES, CHEVRON_RECIPES } from './bands.ts';
import { OPEN_RECIPES } from './open.ts';
import { PAIR_RECIPES } from './pairs.ts';
import type { Recipe } from './recipe.ts';
import { SINGLE_STONE_RECIPES } from './single.ts';
import { spreadOut } from './spread.ts';

const RECIPES: readonly Recipe[] = [...SINGLE_STONE_RECIPES, ...ACCENTED_RECIPES, ...BAND_RECIPES];
/** Compositions that are drawn only where their arrangement is asked for by name. */
const NAMED_RECIPES: Readonly<Partial<Record<Arrangement, readonly Recipe[]>>> = {
  chevron: CHEVRON_RECIPES,
  'toi-et-moi': PAIR_RECIPES,
  open: OPEN_RECIPES,
};
const RAISED: ReadonlySet<string> = new Set([
  ...ACCENTED_RECIPES.map((recipe) => recipe.id),
  'pave-band',
  'pave-wide',
  'eternity',
]);

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
  const setting = settingToUse(wish);
  const pool = unadorned(
    wish,
    holdingSecond(wish, namedRecipes(wish, setting) ?? fittingRecipes(wish, setting)),
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
  return spreadOut(ranked);
}

/** Sketches of a generation: fewer ways would repeat themselves. */
const ENOUGH = 4;

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

const ADORNING: ReadonlySet<SettingStyle> = new Set<SettingStyle>(['Halo', 'Cluster', 'Pave']);

/** A band that is no plain one: stones along it, two strands, a worked surface. */
const DRESSED = /pave|channel|bar-|split|twist|hammered|engraved|milgrain/;

/** The band was described by what is on it. */
const namesDress = (brief: RingWish['brief']): boolean =>
  namesForm(brief) ||
  brief.setting === 'Pave' ||
  brief.setting === 'Channel' ||
  brief.setting === 'Bar' ||
  ringArrangements(brief).includes('set-shoulders');

/**
 * Men's, dainty and simple rings have no small stones about what was named, where other ways are left; about a stone in a
 * setting that was named, a plain ring has nothing along its band.
 */
function unadorned({ brief }: RingWish, pool: readonly Recipe[]): readonly Recipe[] {
  const { setting, gemstones, proportions, recipient } = brief;
  const isSimple = proportions.ornament === 'simple';
  // Dainty with a small stone, and no word of splendour: the stone alone.
  const isDainty =
    proportions.presence === 'delicate' && proportions.stone === 'small' && proportions.ornament === null;
  if (!isSimple && !isDainty && !isForHim(recipient)) return pool;
  const isOpen = setting === null && gemstones.length < 2;
  const isBare = isSimple && !namesDress(brief);
  const plain = pool.filter(
    ({ id, ornate, stones, settings }) =>
      !(isBare && DRESSED.test(id)) &&
      (!isOpen ||
        (!ornate && (stones === 'one' || stones === 'none') && !settings.some((one) => ADORNING.has(one)))),
  );
  return plain.length > 0 ? plain : pool;
}

function fittingRecipes(wish: RingWish, setting: SettingStyle | null): readonly Recipe[] {
  const fitting = RECIPES.filter(
    (recipe) => fits(recipe, wish, setting) && (!wish.lowOnly || LOW.has(recipe.id)),
  );
  return fitting.length > 0
    ? arrangeable(wish.brief, fitting)
    : RECIPES.filter((recipe) => recipe.id === 'bezel-full');
}

/** Two stones are a pair, whether or not it is called so. */
const namedOf = ({ brief, lowOnly }: RingWish): readonly Arrangement[] => {
  const named = ringArrangements(brief);
  return !lowOnly && isPair(brief) && !named.includes('toi-et-moi') ? [...named, 'toi-et-moi'] : named;
};

/** The ways to make an arrangement that has compositions of its own, null where none was asked for. */
function namedRecipes(wish: RingWish, setting: SettingStyle | null): readonly Recipe[] | null {
  const { brief } = wish;
  const names = namedOf(wish).filter((name) => NAMED_RECIPES[name] !== undefined);
  const named = names.flatMap((name) => NAMED_RECIPES[name] ?? []);
  const worn = wish.lowOnly
    ? named.filter(({ id, stones }) => stones !== 'two' && !/claws|pave/.test(id))
    : named;
  const withStones = worn.filter(({ stones }) => (stones === 'none') === brief.noStones);
  const fitting = worn.filter((recipe) => fitsNamed(recipe, wish, setting));
  if (fitting.length > 0) return fitting;
  if (withStones.length > 0) return withStones;
  for (const name of names) wish.adjustments.push(leftOut(name));
  return null;
}

function fitsNamed(recipe: Recipe, wish: RingWish, setting: SettingStyle | null): boolean {
  const { brief, centre } = wish;
  if (recipe.stones === 'none') return brief.noStones || (setting === null && !namesStone(wish));
  if (brief.noStones || (setting !== null && !recipe.settings.includes(setting))) return false;
  if (setting === null && recipe.settings.some((one) => brief.excludedSettings.includes(one))) return false;
  if (recipe.settings.some((one) => one === 'Bezel' || one === 'Channel')) return true;
  // Pairs cup their pearls themselves.
  return wish.prongsPossible && (recipe.stones !== 'one' || centre?.form !== 'bead');
}

/** The pavilions of stones in an invisible setting are grooved: only what stands tension stands that. */
const takesGrooves = ({ gemstone }: StoneKind): boolean => GEM_FACTS[gemstone].mohs >= 9;

/** Widest heart whose prongs stand clear of petals, mm: large ones leave gaps about its lobes, or cut its prongs. */
const LARGEST_HEART_MM = 8;
const leavesNoPetals = ({ centre }: RingWish): boolean =>
  centre?.cut === 'Heart' && centre.widthMm > LARGEST_HEART_MM;

/** All stones of the row are hard, and as square as grooves want them. */
const areGrooved = ({ brief, rowStone, inTurn }: RingWish): boolean =>
  (inTurn ?? [rowStone]).every(({ gemstone }) => GEM_FACTS[gemstone].mohs >= 9) &&
  (brief.stoneCut === null || brief.stoneCut === 'Princess');

/** The asked setting, or the nearest one that can be made; changes are told. */
function settingToUse(wish: RingWish): SettingStyle | null {
  const { setting } = wish.brief;
  if (setting === null || wish.brief.noStones) return null;
  const stone = wish.centre;
  if (setting === 'Tension' && !wish.tensionPossible && stone) {
    wish.adjustments.push(`${stone.gemstone} would break under tension: a bezel holds it instead.`);
    return 'Bezel';
  }
  if (
    !wish.prongsPossible &&
    (setting === 'Prong' ||
      setting === 'Solitary' ||
      setting === 'Halo' ||
      setting === 'Pave' ||
      setting === 'Cluster')
  ) {
    wish.adjustments.push(
      `${(wish.alloys[1] ?? wish.alloys[0]).metal} cannot be raised into lasting prongs: the stone is set in a bezel.`,
    );
    // Still one stone alone.
    return setting === 'Solitary' ? 'Solitary' : 'Bezel';
  }
  if (setting === 'Invisible' && !takesGrooves(wish.rowStone)) {
    wish.adjustments.push(
      `${wish.rowStone.gemstone} would break while grooves are cut for an invisible setting: a channel holds it instead.`,
    );
    return 'Channel';
  }
  if (setting === 'Cluster' && leavesNoPetals(wish)) {
    wish.adjustments.push(
      'The stones of a cluster are too large beside the prongs of a heart of this size: a halo of small ones frames it instead.',
    );
    return 'Halo';
  }
  if (stone?.form === 'bead' && (setting === 'Prong' || setting === 'Tension' || setting === 'Cluster')) {
    wish.adjustments.push('A pearl is cupped and pinned, never clawed: it sits in a cup.');
    return 'Bezel';
  }
  return setting;
}

function fits(recipe: Recipe, wish: RingWish, setting: SettingStyle | null): boolean {
  const { brief, centre } = wish;
  const bead = centre?.form === 'bead';
  const clawed =
    !recipe.settings.includes('Bezel') && !recipe.settings.includes('Tension') && recipe.id !== 'flush-band';
  if (brief.noStones || isMetalBand(brief)) return recipe.stones === 'none' && bandFits(recipe, brief);
  if (recipe.id === 'flush-row' && wish.inTurn === null) return false;
  if (recipe.settings.includes('Cluster') && leavesNoPetals(wish)) return false;
  if (setting === null && recipe.settings.includes('Invisible') && !areGrooved(wish)) return false;
  if (wish.inTurn !== null && inRows(setting))
    return (
      recipe.stones === 'row' &&
      (setting === null || recipe.settings.includes(setting)) &&
      holdsRow(recipe, wish)
    );
  if ((areRows(brief) || (isSetBand(brief) && holdsInRow(wish))) && recipe.stones !== 'row') return false;
  if ((brief.rows ?? 1) > 1 && recipe.stones !== 'row' && !/pave|channel|bar/.test(recipe.id)) return false;
  if (ofMetalAlone(wish) && recipe.stones !== 'none') return recipe.id === 'twist';
  if (recipe.stones === 'none')
    return (
      setting === null &&
      (ofMetalAlone(wish) ? bandFits(recipe, brief) : metalOnly(wish) && !furtherTwist(recipe))
    );
  if (setting !== null && !recipe.settings.includes(setting)) return false;
  if (brief.prongCount !== null && setting === 'Solitary' && !recipe.settings.includes('Prong')) return false;
  if (setting === null && brief.excludedSettings.some((excluded) => recipe.settings.includes(excluded)))
    return false;
  if (recipe.stones !== 'row' && clawed && (bead || !wish.prongsPossible)) return false;
  if (!wish.prongsPossible && RAISED.has(recipe.id) && !recipe.id.startsWith('channel')) return false;
  if (recipe.settings.includes('Tension') && !wish.tensionPossible) return false;
  if (
    recipe.id === 'flush-band' &&
    (centre === null || centre.widthMm > 5.2 || centre.form !== 'faceted' || setting !== null)
  )
    return false;
  // Hollow strands are no base for hard settings, and bands of one width hold single shanks only.
  if (recipe.stones === 'row') return rowsWanted(wish, setting) && holdsRow(recipe, wish);
  if (brief.bandWidthMm !== null && brief.bandWidthMm < 2 && /split|twist/.test(recipe.id)) return false;
  return countFits(recipe, brief.stoneCount);
}

/** What was asked for can stand in the row: softer stones would be replaced there. */
const holdsInRow = ({ brief, rowStone }: RingWish): boolean =>
  brief.gemstones.length === 0 || rowStone.gemstone === brief.gemstones[0];

/** Settings in which stones stand in a row. */
const inRows = (setting: SettingStyle | null): boolean =>
  setting === null || /^(?:Prong|Pave|Channel|Bar|Bezel|Invisible)$/.test(setting);

/** Further ways to make a twist: where nobody asked for one, the other bands already differ. */
const furtherTwist = ({ id }: Recipe): boolean => id === 'twist-band-fine' || id === 'twist-band-bold';

const bandFits = (recipe: Recipe, brief: RingWish['brief']): boolean =>
  !(furtherTwist(recipe) && brief.arrangements?.includes('twist') !== true) &&
  !(
    recipe.id.startsWith('twist-band') &&
    (brief.finish === 'Hammered' || brief.finish === 'Textured' || (brief.bandWidthMm ?? 3) < 2.2)
  ) &&
  !(recipe.id === 'milgrain-band' && (brief.bandWidthMm ?? 3) < 2);

/** A twist is one of metal, with or without a stone on it, unless a stone was spoken of. */
const ofMetalAlone = (wish: RingWish): boolean =>
  wish.brief.arrangements?.includes('twist') === true && wish.brief.setting === null && !namesStone(wish);

const namesStone = ({ brief }: RingWish): boolean =>
  !isMetalBand(brief) && (describesStone(brief) || brief.occasion === 'Engagement');

/** Nothing in the words points to a stone, and something points to metal. */
function metalOnly(wish: RingWish): boolean {
  const { brief } = wish;
  const metal =
    (brief.finish !== null && brief.finish !== 'Polished') ||
    (brief.bandWidthMm ?? 0) >= 3.5 ||
    brief.proportions.band === 'wide';
  return !namesStone(wish) && metal;
}

/** Rows side by side that are the whole of the ring: no stone of another kind or size was spoken of. */
const areRows = ({
  rows,
  gemstones,
  setting,
  caratWeight,
  stoneSizeMm,
  stoneCount,
  occasion,
}: RingWish['brief']): boolean =>
  (rows ?? 1) > 1 &&
  gemstones.length < 2 &&
  setting !== 'Halo' &&
  setting !== 'Solitary' &&
  caratWeight === null &&
  stoneSizeMm.length === 0 &&
  stoneCount !== 1 &&
  occasion !== 'Engagement';

/** Rows instead of a centre: when many stones or a row setting were asked, and no single stone was described. */
function rowsWanted(wish: RingWish, setting: SettingStyle | null): boolean {
  const { brief } = wish;
  const single =
    brief.caratWeight !== null ||
    brief.stoneSizeMm.length > 0 ||
    brief.stoneCount === 1 ||
    brief.occasion === 'Engagement';
  const cut = brief.stoneCut !== null && brief.stoneCut !== 'Round' && brief.stoneCut !== 'Princess';
  if (brief.stoneCount !== null && brief.stoneCount !== 3 && brief.stoneCount !== 5 && brief.stoneCount > 1)
    return true;
  if (areRows(brief)) return true;
  if (isEternity(brief) && brief.stoneCount !== 3 && brief.stoneCount !== 5) return true;
  if (isSetBand(brief) && holdsInRow(wish)) return true;
  if (single || cut || brief.stoneCount !== null) return false;
  return setting !== null && setting !== 'Prong';
}

/** Beads hold stones as long as wide; long ones stand between claws or bars, straight-sided ones in a channel too. */
function holdsRow(recipe: Recipe, { rowStone }: RingWish): boolean {
  if (rowRatio(rowStone) === 1 && rowStone.cut !== 'Cushion') return true;
  if (recipe.id === 'eternity' || recipe.settings.includes('Bar')) return true;
  return !/^(?:Oval|Marquise|Cushion)$/.test(rowStone.cut) && /^channel-(?:band|milgrain)$/.test(recipe.id);
}

function countFits(recipe: Recipe, count: number | null): boolean {
  if (count === null) return true;
  if (count === 1) return recipe.stones === 'one';
  if (count === 3) return recipe.stones === 'three';
  if (count === 5) return recipe.stones === 'five';
  return false;
}
