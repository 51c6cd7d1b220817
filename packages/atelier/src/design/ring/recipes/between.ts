/** Rows with small stones in their gaps: in claws or in bezels, one small stone a gap or two. */
import type { SettingStyle } from '@filigree/contracts';
import { GEM_FACTS } from '../../stones/gems.ts';
import type { RingBand } from '../document.ts';
import { countOfGap, pairWidthMm, rowBetween } from '../stonesBetween.ts';
import { type RingWish, round2 } from '../wish.ts';
import { asBand } from './parts.ts';
import type { Recipe } from './recipe.ts';

interface Way {
  readonly id: string;
  readonly setting: 'bezel' | 'shared-prong';
  readonly perGap: 1 | 2;
  readonly profile: RingBand['profile'];
  /** Width of the band against the stones of the row, where small ones stand one a gap. */
  readonly breadth: number;
  readonly palmTaper: number;
  readonly milgrain?: boolean;
}

/** In turn, so that four sketches differ; where only some ways are left they differ by their bands. */
const WAYS: readonly Way[] = [
  {
    id: 'between-claws',
    setting: 'shared-prong',
    perGap: 1,
    profile: 'd-shape',
    breadth: 0.78,
    palmTaper: 0.82,
  },
  { id: 'between-bezels', setting: 'bezel', perGap: 1, profile: 'd-shape', breadth: 0.84, palmTaper: 0.8 },
  { id: 'between-pairs', setting: 'bezel', perGap: 2, profile: 'd-shape', breadth: 1, palmTaper: 0.5 },
  {
    id: 'between-claws-flat',
    setting: 'shared-prong',
    perGap: 1,
    profile: 'flat',
    breadth: 0.86,
    palmTaper: 0.9,
  },
  {
    id: 'between-bezels-milgrain',
    setting: 'bezel',
    perGap: 1,
    profile: 'flat',
    breadth: 0.92,
    palmTaper: 0.9,
    milgrain: true,
  },
  {
    id: 'between-pairs-claws',
    setting: 'shared-prong',
    perGap: 2,
    profile: 'court',
    breadth: 1,
    palmTaper: 0.55,
  },
  {
    id: 'between-bezels-slim',
    setting: 'bezel',
    perGap: 1,
    profile: 'court',
    breadth: 0.72,
    palmTaper: 0.86,
  },
  {
    id: 'between-claws-slim',
    setting: 'shared-prong',
    perGap: 1,
    profile: 'court',
    breadth: 0.7,
    palmTaper: 0.8,
  },
  {
    id: 'between-pairs-milgrain',
    setting: 'bezel',
    perGap: 2,
    profile: 'court',
    breadth: 1.06,
    palmTaper: 0.52,
    milgrain: true,
  },
  {
    id: 'between-pairs-flat',
    setting: 'shared-prong',
    perGap: 2,
    profile: 'd-shape',
    breadth: 1.06,
    palmTaper: 0.5,
  },
];
const wayOf = new Map(WAYS.map((way) => [way.id, way]));

/** Narrower bands bear no heads side by side, mm. */
const LEAST_MM = 1.9;
/** Both edges of a band together that stands under claws or bezels, mm. */
const THICKNESS_MM = 1.9;

/** A band of a told width has room for two stones side by side in each gap. */
const bearsPairs = (wish: RingWish): boolean =>
  wish.brief.bandWidthMm === null ||
  wish.brief.bandWidthMm >=
    pairWidthMm(rowBetween({ ...wish, adjustments: [] }, { setting: 'bezel', perGap: 2, milgrain: false }));

/** Whether a way keeps what was asked for; any does where a setting of another kind was. */
export function keepsBetween(
  { id, settings }: Recipe,
  wish: RingWish,
  setting: SettingStyle | null,
): boolean {
  const { brief, rowStone, prongsPossible } = wish;
  const way = wayOf.get(id)!;
  const told = countOfGap(brief);
  const perGap = told === 2 && !bearsPairs(wish) ? 1 : told;
  if (perGap !== null && perGap !== way.perGap) return false;
  // A broad band is none that was called slim, or told narrower.
  const isNarrow = brief.proportions.band === 'slim' || brief.proportions.presence === 'delicate';
  if (way.perGap === 2 && perGap === null && (isNarrow || !bearsPairs(wish))) return false;
  // Pearls are cupped, and no soft metal is raised in claws.
  const isClawed = way.setting === 'shared-prong';
  if (
    isClawed &&
    (rowStone.form === 'bead' || GEM_FACTS[rowStone.gemstone].form === 'bead' || !prongsPossible)
  )
    return false;
  if (brief.excludedSettings.some((one) => settings.includes(one))) return false;
  const isOffered = setting === 'Prong' || setting === 'Bezel';
  return !isOffered || settings.includes(setting);
}

export const BETWEEN_RECIPES: readonly Recipe[] = WAYS.map(
  ({ id, setting, perGap, profile, breadth, palmTaper, milgrain = false }): Recipe => ({
    id,
    settings: setting === 'bezel' ? ['Bezel'] : ['Prong'],
    stones: 'row',
    ornate: perGap === 2 || milgrain,
    draw: (sketch, wish) => {
      asBand(sketch);
      const { band } = sketch;
      const row = rowBetween(wish, { setting, perGap, milgrain });
      band.profile = wish.brief.bandProfile ?? profile;
      band.palmTaper = palmTaper;
      band.thicknessMm = Math.max(THICKNESS_MM, band.thicknessMm);
      if (wish.brief.bandWidthMm === null)
        band.widthMm = round2(
          perGap === 2
            ? Math.max(band.widthMm, pairWidthMm(row) * breadth)
            : Math.max(LEAST_MM, row.diameterMm * breadth * Math.max(0.85, Math.min(1.3, wish.breadth))),
        );
      if (perGap === 1 && countOfGap(wish.brief) === 2)
        wish.adjustments.push(
          `A band of ${band.widthMm} mm has no room for two stones in each gap: there is one.`,
        );
      sketch.bandStones = row;
    },
  }),
);
