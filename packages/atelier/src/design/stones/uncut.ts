/**
 * Kundan, polki and jadau: stones that are not faceted, flat or as they grew, each pressed into a broad rim of fine
 * gold. They are drawn as low domes in bezels.
 */
import type { Arrangement, Brief, Gemstone } from '@filigree/contracts';
import type { StoneKind } from '../parts.ts';
import { askedColour } from './askedColour.ts';
import { GEM_FACTS } from './gems.ts';

/** What the stones themselves are called, and what their setting is: of the latter any stone is. */
const OF_DIAMONDS = /^(?:polki|uncut)/i;
const OF_INDIA = /^(?:kundan|polki|jadau)/i;
const UNCUT = /^(?:kundan|polki|jadau|uncut)/i;

/** A ring of an uncut diamond is a raw one: what goes around a neck or hangs is set as in India. */
const isRing = ({ type }: Brief): boolean => type === null || type === 'Ring' || type === 'Toe Ring';

/** Its stones are to be kundan or polki. */
export const isOfUncut = (brief: Brief): boolean =>
  brief.customCut != null &&
  !brief.noStones &&
  (OF_INDIA.test(brief.customCut) || (UNCUT.test(brief.customCut) && !isRing(brief)));

/** Beads hang from what is set: pearls, what was said to hang, and of a fringe the stone that was named last. */
export function hangingGem({ hangs, gemstones, arrangements }: Brief): Gemstone | null {
  const [below] = hangs?.below.gemstones ?? [];
  if (below !== undefined) return below;
  if (gemstones.includes('Pearl')) return 'Pearl';
  return (arrangements?.some((name) => WITH_BEADS.has(name)) && gemstones.at(-1)) || null;
}
const WITH_BEADS: ReadonlySet<Arrangement> = new Set<Arrangement>([
  'fringe',
  'jhumka',
  'chandbali',
  'forehead-drop',
  'tassel',
]);

type Kind = Pick<StoneKind, 'gemstone' | 'colour'>;

/** What most of it is set with, and what stands in the middles of its flowers and between. */
export function uncutKinds(brief: Brief): { readonly set: Kind; readonly accent: Kind } {
  const hanging = hangingGem(brief);
  const own = brief.gemstones.filter((gem) => gem !== hanging && GEM_FACTS[gem].form !== 'bead');
  const [set = 'Diamond', accent = set] = own;
  const kindOf = (gemstone: Gemstone): Kind => ({ gemstone, colour: askedColour(brief, gemstone) });
  return { set: kindOf(set), accent: kindOf(accent) };
}

/** The brief with uncut stones as they are set here; null where none were asked for. */
export function withUncut(brief: Brief): { readonly brief: Brief; readonly note: string } | null {
  if (!isOfUncut(brief) || brief.customCut == null) return null;
  const { gemstones, customCut, setting } = brief;
  const hanging = hangingGem(brief);
  const own = gemstones.filter((gem) => gem !== hanging && GEM_FACTS[gem].form !== 'bead');
  const isOfDiamond =
    !own.includes('Diamond') &&
    !brief.excludedGemstones.includes('Diamond') &&
    (own.length === 0 || OF_DIAMONDS.test(customCut));
  const set: Gemstone[] = isOfDiamond ? ['Diamond', ...own] : own;
  const others = gemstones.filter((gem) => !set.includes(gem));
  return {
    brief: {
      ...brief,
      gemstones: [...set, ...others],
      cabochons: [...new Set([...(brief.cabochons ?? []), ...set])],
      setting: setting ?? 'Bezel',
    },
    note: UNCUT_NOTE,
  };
}

const UNCUT_NOTE =
  'Uncut stones are drawn here as low domes without facets, each in a broad rim of metal as kundan is set.';
