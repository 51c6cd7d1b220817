/** Pearls on a ring are drilled and pinned in cups: no wall, bead or groove holds them, and no row along a band is of them. */
import type { Arrangement, Brief, SettingStyle } from '@filigree/contracts';
import { GEM_FACTS } from '../stones/gems.ts';
import { isSetBand } from './named.ts';

const ROWS: ReadonlySet<Arrangement> = new Set<Arrangement>(['eternity', 'half-eternity']);

/** Settings that need an edge of the stone to hold, and how they are told. */
const EDGED: Readonly<Partial<Record<SettingStyle, string>>> = {
  Prong: 'held in prongs',
  Tension: 'held under tension',
  Cluster: 'clawed in a cluster',
  Pave: 'set in pavé',
  Channel: 'set in a channel',
  Bar: 'set between bars',
  Invisible: 'grooved for an invisible setting',
};

/** The brief with pearls that were asked for in a setting or a row that cannot hold them set in cups, and what is to be said. */
export function withCuppedPearls(brief: Brief): { readonly brief: Brief; readonly notes: string[] } {
  const { gemstones, setting, arrangements, noStones } = brief;
  const [first] = gemstones;
  const isPearl = first !== undefined && GEM_FACTS[first].form === 'bead' && !noStones;
  const isRow = arrangements?.some((name) => ROWS.has(name)) === true;
  // Small stones in pavé may stand along the band of a pearl.
  const isBeside = setting === 'Pave' && !isRow && !isSetBand(brief);
  const how = setting === null || isBeside ? undefined : EDGED[setting];
  if (!isPearl || (how === undefined && !isRow)) return { brief, notes: [] };
  return {
    brief: {
      ...brief,
      setting: how === undefined && setting !== null ? setting : 'Bezel',
      arrangements: arrangements?.filter((name) => !ROWS.has(name)) ?? null,
    },
    notes: [
      how === undefined
        ? 'Pearls are not set in a row along a band, where they would be worn through: one sits in a cup.'
        : `A pearl is drilled and pinned, never ${how}: it sits in a cup.`,
    ],
  };
}
