/** Which compositions of rings keep everything that was asked for. */
import type { SettingStyle } from '@filigree/contracts';
import { GEM_FACTS } from '../../stones/gems.ts';
import { standsOne } from '../bowed.ts';
import { eachInRowMm } from '../each-in-row.ts';
import {
  describesStone,
  isEternity,
  isGraduated,
  isMetalBand,
  isSetBand,
  measuresOne,
  OF_ONE,
  speaksOfStone,
} from '../named.ts';
import { LARGEST_IN_ROW_MM, rowRatio } from '../spacing.ts';
import type { RingWish } from '../wish.ts';
import { ACCENTED_RECIPES } from './accented.ts';
import type { Recipe } from './recipe.ts';
import { leavesNoPetals } from './setting.ts';
import { SET_TWIST_MM } from './twists.ts';

const RAISED: ReadonlySet<string> = new Set([
  ...ACCENTED_RECIPES.map((recipe) => recipe.id),
  'pave-band',
  'pave-wide',
  'eternity',
]);

/** Whether a composition of an arrangement that was asked for by name keeps the rest of the wish. */
export function fitsNamed(recipe: Recipe, wish: RingWish, setting: SettingStyle | null): boolean {
  const { brief, centre } = wish;
  if (recipe.stones === 'none') return brief.noStones || (setting === null && !namesStone(wish));
  // Of a spinner nothing is set that nobody spoke of: its surface is what was asked for.
  if (recipe.stones === 'row' && /^spinner/.test(recipe.id) && !speaksOfStone(brief)) return false;
  if (brief.noStones || (setting !== null && !recipe.settings.includes(setting))) return false;
  if (setting === null && recipe.settings.some((one) => brief.excludedSettings.includes(one))) return false;
  if (recipe.stones === 'row' && FORMED.test(recipe.id)) {
    if (!holdsRow(recipe, wish)) return false;
    if (FOR_LONG.test(recipe.id) && !isLong(wish)) return false;
  }
  // Waves carry a row of stones as well as one.
  if (recipe.id.startsWith('wavy-')) {
    if (recipe.stones === 'row' && standsOne(brief)) return false;
    if (recipe.stones === 'one' && (isMetalBand(brief) || isSetBand(brief)) && !standsOne(brief))
      return false;
  }
  if (recipe.settings.some((one) => one === 'Bezel' || one === 'Channel')) return true;
  // Pairs cup their pearls themselves.
  return wish.prongsPossible && (recipe.stones !== 'one' || centre?.form !== 'bead');
}

/** Rows along the arms of a point along a bow, and along waves. */
const FORMED = /^(?:chevron|curved|wavy)-/;
/** Further ways between shared prongs, which alone hold long stones there. */
const FOR_LONG = /-shared-/;
const isLong = ({ rowStone }: RingWish): boolean => rowRatio(rowStone) !== 1 || rowStone.cut === 'Cushion';

/** All stones of the row are hard, and as square as grooves want them. */
const areGrooved = ({ brief, rowStone, inTurn }: RingWish): boolean =>
  (inTurn ?? [rowStone]).every(({ gemstone }) => GEM_FACTS[gemstone].mohs >= 9) &&
  (brief.stoneCut === null || brief.stoneCut === 'Princess');

/** Whether a composition keeps the wish, in the setting that it is made in. */
export function fits(recipe: Recipe, wish: RingWish, setting: SettingStyle | null): boolean {
  const { brief, centre } = wish;
  const bead = centre?.form === 'bead';
  const clawed =
    !recipe.settings.includes('Bezel') && !recipe.settings.includes('Tension') && recipe.id !== 'flush-band';
  if (brief.noStones || isMetalBand(brief)) return recipe.stones === 'none' && bandFits(recipe, brief);
  const areFew = setting === null && areFewInTurn(wish);
  if (recipe.id === 'flush-row' && (wish.inTurn === null || setting === 'Bezel')) return false;
  // Bezels along a band stand up from it: where they were asked for, or few stones are to be told apart, and on no toe.
  if (recipe.id.startsWith('bezel-row') && ((setting !== 'Bezel' && !areFew) || wish.lowOnly)) return false;
  if (recipe.id.startsWith('prong-row') && !areFew && !(setting === 'Prong' && wish.inTurn !== null))
    return false;
  if (/^twist-pave/.test(recipe.id) && !setsTwist(wish)) return false;
  if (recipe.settings.includes('Cluster') && leavesNoPetals(wish)) return false;
  if (setting !== 'Tension' && HELD_IN_BAND.test(recipe.id) && carriesMotif(brief)) return false;
  if (recipe.settings.includes('Halo') && placesAccents(brief) && setting !== 'Halo') return false;
  if (setting === null && recipe.settings.includes('Invisible') && !areGrooved(wish)) return false;
  if (wish.inTurn !== null && inRows(setting))
    return (
      recipe.stones === 'row' &&
      (setting === null || recipe.settings.includes(setting)) &&
      (!areFew || wish.lowOnly || SINGLED_OUT.test(recipe.id)) &&
      holdsRow(recipe, wish)
    );
  // What goes around a band leaves a row no room: its stone stands on it.
  const yields = setting === null && isSetBand(brief) && !isEternity(brief) && carriesMotif(brief);
  if (yields && recipe.stones === 'row') return false;
  const isRow = isSetBand(brief) && holdsInRow(wish) && !yields;
  if ((areRows(brief) || isRow || standAbreast(wish)) && recipe.stones !== 'row') return false;
  // Of five that grow smaller the middle one is as good as a centre.
  if (isGraduated(brief) && isEternity(brief) && holdsInRow(wish) && !/^(?:row|five)$/.test(recipe.stones))
    return false;
  if ((brief.rows ?? 1) > 1 && recipe.stones !== 'row' && !/pave|channel|bar/.test(recipe.id)) return false;
  if (ofMetalAlone(wish) && recipe.stones !== 'none') return recipe.id === 'twist';
  if (recipe.stones === 'none')
    return (
      setting === null &&
      (ofMetalAlone(wish)
        ? bandFits(recipe, brief)
        : (metalOnly(wish) || (isOpenToeRing(wish) && bandFits(recipe, brief))) && !furtherTwist(recipe))
    );
  if (setting !== null && !recipe.settings.includes(setting)) return false;
  if (brief.prongCount !== null && setting === 'Solitary' && !recipe.settings.includes('Prong')) return false;
  if (setting === null && brief.excludedSettings.some((excluded) => recipe.settings.includes(excluded)))
    return false;
  if (recipe.stones !== 'row' && clawed && (bead || !wish.prongsPossible)) return false;
  if (!wish.prongsPossible && RAISED.has(recipe.id) && !recipe.id.startsWith('channel')) return false;
  if (recipe.settings.includes('Tension') && !wish.tensionPossible) return false;
  if (setting === null && isSlim(brief) && BROAD.test(recipe.id)) return false;
  if (
    recipe.id === 'flush-band' &&
    (centre === null || centre.widthMm > 5.2 || centre.form !== 'faceted' || setting !== null)
  )
    return false;
  // Hollow strands are no base for hard settings, and bands of one width hold single shanks only.
  // A pearl that was asked for is no stone of a row: it would be left out.
  if (recipe.stones === 'row' && bead && brief.gemstones.length > 0) return false;
  if (recipe.stones === 'row')
    return (
      (rowsWanted(wish, setting) || (isOpenToeRing(wish) && HALF_ROWS.has(recipe.id))) &&
      holdsRow(recipe, wish)
    );
  if (brief.bandWidthMm !== null && brief.bandWidthMm < 2 && /split|twist/.test(recipe.id)) return false;
  return countFits(recipe, brief.stoneCount);
}

/** Ways in which each stone of a row is held for itself, and seen as one. */
const SINGLED_OUT = /^(?:bezel-row|prong-row)/;
/** More stones than these in turn are a row before they are so many, each of somebody. */
const MOST_SINGLED_OUT = 7;

/** "Three birthstones in a row": few stones of different kinds, counted or named one by one. */
const areFewInTurn = ({ brief, inTurn }: RingWish): boolean => {
  if (inTurn === null || isEternity(brief) || (brief.rows ?? 1) > 1) return false;
  const goesOn = brief.arrangements?.includes('alternating') === true || isSetBand(brief);
  const count = brief.stoneCount ?? (goesOn ? null : inTurn.length);
  return count !== null && count <= MOST_SINGLED_OUT;
};

/** Ways in which the band itself holds the stone: no twig, no motif has room beside it. */
const HELD_IN_BAND = /^(?:tension|flush-band)/;
const carriesMotif = ({ arrangements, motifs, figures }: RingWish['brief']): boolean =>
  arrangements?.includes('twig') === true || motifs.length > 0 || (figures?.length ?? 0) > 0;

/** It was said that the small stones are along the band, and of none about the centre. */
const placesAccents = ({ arrangements }: RingWish['brief']): boolean =>
  arrangements?.some((name) => name === 'set-shoulders' || name === 'side-stones') === true &&
  !arrangements.some((name) => name === 'surround' || /halo$/.test(name));

/** A twist was asked for, and small stones along a band that has room for them on one strand. */
const setsTwist = ({ brief }: RingWish): boolean => {
  const names = brief.arrangements ?? [];
  const isSet = names.includes('set-shoulders') || brief.setting === 'Pave';
  return (
    names.includes('twist') &&
    isSet &&
    (brief.bandWidthMm === null || brief.bandWidthMm >= SET_TWIST_MM.least)
  );
};

/** Ways that only a broad band carries: ends that clasp a stone, one let into the metal, several rows, bars across it. */
const BROAD = /^(?:tension|flush-band|bezel-half|pave-wide|channel-wide|bar-)/;
/** Narrower bands than this are no base for them, mm. */
const BROAD_FROM_MM = 2.8;

const isSlim = ({ proportions, bandWidthMm }: RingWish['brief']): boolean =>
  bandWidthMm === null
    ? proportions.band === 'slim' || (proportions.band === null && proportions.presence === 'delicate')
    : bandWidthMm < BROAD_FROM_MM;

/** What was asked for can stand in the row: softer stones would be replaced there. */
const holdsInRow = ({ brief, rowStone }: RingWish): boolean =>
  brief.gemstones.length === 0 || rowStone.gemstone === brief.gemstones[0];

/** Settings in which stones stand in a row. */
const inRows = (setting: SettingStyle | null): boolean =>
  setting === null || /^(?:Prong|Pave|Channel|Bar|Bezel|Invisible)$/.test(setting);

/** Further ways to make a twist: where nobody asked for one, the other bands already differ. */
const furtherTwist = ({ id }: Recipe): boolean => id === 'twist-band-fine' || id === 'twist-band-bold';

/** A surface that was asked for is seen on one bar, unless both were. */
const takesTwist = ({ finish, arrangements }: RingWish['brief']): boolean =>
  finish === null ||
  finish === 'Polished' ||
  (arrangements?.includes('twist') === true && finish !== 'Hammered' && finish !== 'Textured');

const bandFits = (recipe: Recipe, brief: RingWish['brief']): boolean =>
  !(furtherTwist(recipe) && brief.arrangements?.includes('twist') !== true) &&
  !(recipe.id.startsWith('twist-band') && (!takesTwist(brief) || (brief.bandWidthMm ?? 3) < 2.2)) &&
  // Where other bands are dressed there are enough without it.
  !(recipe.id === 'soft-band' && brief.proportions.ornament !== 'simple') &&
  !(recipe.id === 'milgrain-band' && (brief.bandWidthMm ?? 3) < 2);

/** A twist is one of metal, with or without a stone on it, unless a stone was spoken of. */
const ofMetalAlone = (wish: RingWish): boolean =>
  wish.brief.arrangements?.includes('twist') === true &&
  !wish.brief.arrangements.includes('set-shoulders') &&
  wish.brief.setting === null &&
  !namesStone(wish);

const namesStone = ({ brief }: RingWish): boolean =>
  !isMetalBand(brief) && (describesStone(brief) || brief.occasion === 'Engagement');

/** Rows along the top: the band below them is bent to the toe. */
const HALF_ROWS: ReadonlySet<string> = new Set(['pave-band', 'channel-half']);

/** On a toe metal, a row and one low stone are worn alike: each is drawn where no stone was spoken of. */
const isOpenToeRing = (wish: RingWish): boolean => wish.lowOnly && !namesStone(wish);

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
const areRows = (brief: RingWish['brief']): boolean =>
  (brief.rows ?? 1) > 1 &&
  brief.gemstones.length < 2 &&
  brief.setting !== 'Halo' &&
  brief.setting !== 'Solitary' &&
  !measuresOne(brief) &&
  brief.stoneCount !== 1 &&
  brief.occasion !== 'Engagement';

/**
 * Stones of one size that was said, of which there are five or more, or nobody knows how many, stand side by side: about a
 * middle one they would be smaller.
 */
const standAbreast = (wish: RingWish): boolean => {
  const { stoneCount, setting } = wish.brief;
  const eachMm = eachInRowMm(wish.brief, wish.rowStone);
  return (
    eachMm !== null &&
    eachMm <= LARGEST_IN_ROW_MM &&
    (stoneCount === null || stoneCount >= 5) &&
    !OF_ONE.has(setting) &&
    holdsInRow(wish)
  );
};

/** Rows instead of a centre: when many stones or a row setting were asked, and no single stone was described. */
function rowsWanted(wish: RingWish, setting: SettingStyle | null): boolean {
  const { brief } = wish;
  const single = measuresOne(brief) || brief.stoneCount === 1 || brief.occasion === 'Engagement';
  const cut = brief.stoneCut !== null && brief.stoneCut !== 'Round' && brief.stoneCut !== 'Princess';
  const count = brief.stoneCount ?? 1;
  if ((count > 1 && count !== 3 && count !== 5) || standAbreast(wish)) return true;
  if (areRows(brief)) return true;
  if (isEternity(brief) && brief.stoneCount !== 3 && brief.stoneCount !== 5) return true;
  if (isSetBand(brief) && holdsInRow(wish)) return true;
  if (single || cut || brief.stoneCount !== null) return false;
  return setting !== null && setting !== 'Prong';
}

/** Beads hold stones as long as wide; long ones stand between claws or bars, straight-sided ones in a channel too. */
function holdsRow(recipe: Recipe, wish: RingWish): boolean {
  const { rowStone } = wish;
  if (!isLong(wish)) return true;
  if (recipe.id === 'eternity' || /-shared(?:-|$)/.test(recipe.id) || recipe.settings.includes('Bar'))
    return true;
  return (
    !/^(?:Oval|Marquise|Cushion)$/.test(rowStone.cut) &&
    /^(?:channel-(?:band|milgrain)|(?:chevron|curved)-channel)$/.test(recipe.id)
  );
}

function countFits(recipe: Recipe, count: number | null): boolean {
  if (count === null) return true;
  if (count === 1) return recipe.stones === 'one';
  if (count === 3) return recipe.stones === 'three';
  if (count === 5) return recipe.stones === 'five';
  return false;
}
