/** "She hates diamonds": small stones that nobody named are left away, and none of another colour takes their place. */
import type { Arrangement, Brief, SettingStyle } from '@filigree/contracts';

/** Ways that are made of small stones: who asks for one is shown it. */
const OF_SMALL: ReadonlySet<Arrangement> = new Set<Arrangement>([
  'side-stones',
  'set-shoulders',
  'surround',
  'double-halo',
  'hidden-halo',
  'square-halo',
  'flower-halo',
  'eternity',
  'half-eternity',
  'alternating',
  'toi-et-moi',
  'band',
  'stack',
  'solitaire',
  'navaratna',
]);
const SET_SMALL: ReadonlySet<SettingStyle | null> = new Set<SettingStyle | null>([
  'Halo',
  'Cluster',
  'Pave',
  'Channel',
  'Bar',
  'Invisible',
]);

export function withoutSubstitutes(brief: Brief): Brief {
  const { type, gemstones, excludedGemstones, setting, arrangements, stoneCount, petals, rows } = brief;
  const isOne =
    (type ?? 'Ring') === 'Ring' &&
    excludedGemstones.includes('Diamond') &&
    gemstones.length === 1 &&
    (stoneCount ?? 1) === 1 &&
    !petals &&
    (rows ?? 1) === 1 &&
    !brief.noStones;
  if (!isOne || SET_SMALL.has(setting) || (arrangements ?? []).some((name) => OF_SMALL.has(name)))
    return brief;
  return { ...brief, arrangements: [...(arrangements ?? []), 'solitaire'] };
}
