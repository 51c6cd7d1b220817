import type { Brief, SettingStyle } from '@filigree/contracts';

/** Settings that are named for small stones in the metal, which are diamonds where the trade says nothing else. */
const OF_SMALL_STONES: ReadonlySet<SettingStyle | null> = new Set<SettingStyle | null>(['Pave', 'Channel']);

/** "Pavé huggies": the brief with the stones that such a setting speaks of, where none were named or refused. */
export function pavedInDiamonds(brief: Brief): Brief {
  const { type, setting, gemstones, customGemstone, excludedGemstones, noStones, occasion } = brief;
  const isOpen = gemstones.length === 0 && customGemstone === null && !noStones && occasion !== 'Birthstone';
  // A ring's own rules find the stone of its head first.
  if ((type ?? 'Ring') === 'Ring' || !isOpen || !OF_SMALL_STONES.has(setting)) return brief;
  return excludedGemstones.includes('Diamond') ? brief : { ...brief, gemstones: ['Diamond'] };
}
