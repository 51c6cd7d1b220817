/** The setting that a ring is made in: the asked one, or the nearest that its stone and metal allow. */
import type { SettingStyle } from '@filigree/contracts';
import { keepsSpring } from '../../alloys.ts';
import type { StoneKind } from '../../parts.ts';
import { GEM_FACTS } from '../../stones/gems.ts';
import { alloyTitle } from '../title.ts';
import type { RingWish } from '../wish.ts';

/** The pavilions of stones in an invisible setting are grooved: only what stands tension stands that. */
const takesGrooves = ({ gemstone }: StoneKind): boolean => GEM_FACTS[gemstone].mohs >= 9;

/** What is said where a stone cannot be set without metal between; null where it can. */
export const ungrooved = (stone: StoneKind): string | null =>
  takesGrooves(stone)
    ? null
    : `${stone.gemstone} would break while grooves are cut for an invisible setting: a channel holds it instead.`;

/** Widest heart whose prongs stand clear of petals, mm: large ones leave gaps about its lobes, or cut its prongs. */
const LARGEST_HEART_MM = 8;
export const leavesNoPetals = ({ centre }: Pick<RingWish, 'centre'>): boolean =>
  centre?.cut === 'Heart' && centre.widthMm > LARGEST_HEART_MM;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The asked setting, or the nearest one that can be made; changes are told. */
export function settingToUse(wish: RingWish): SettingStyle | null {
  const { setting } = wish.brief;
  if (setting === null || wish.brief.noStones) return null;
  const stone = wish.centre;
  if (setting === 'Tension' && !wish.tensionPossible && stone) {
    wish.adjustments.push(
      keepsSpring(wish.alloys[0]!)
        ? `${stone.gemstone} would break under tension: a bezel holds it instead.`
        : `${capitalised(alloyTitle(wish.alloys[0]!))} does not keep the spring that holds a stone under tension: a bezel holds it instead.`,
    );
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
  const broken = setting === 'Invisible' ? ungrooved(wish.rowStone) : null;
  if (broken !== null) {
    wish.adjustments.push(broken);
    return 'Channel';
  }
  if (setting === 'Cluster' && leavesNoPetals(wish)) {
    wish.adjustments.push(
      'The stones of a cluster are too large beside the prongs of a heart of this size: a halo of small ones frames it instead.',
    );
    return 'Halo';
  }
  return setting;
}
