/** Of what was named as a choice the first is taken, and told. */
import type { Brief, Gemstone } from '@filigree/contracts';

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter((part) => part !== '').join(' and ');

const told = (all: readonly string[], taken: readonly string[]): string[] =>
  taken.length === all.length
    ? []
    : [`Of ${listed(all.map((name) => name.toLowerCase()))}, either of which would do, the first is taken.`];

/** What is left of a choice: all of it where nothing would be left. */
function firstOf<Value extends string>(
  all: readonly Value[],
  second: ReadonlySet<string>,
  isLedByOther = false,
): Value[] {
  const first = all.filter((name) => !second.has(name));
  return first.length === 0 && !isLedByOther ? [...all] : first;
}

/** The brief without its second choices. */
export function withFirstChoices(brief: Brief): { readonly brief: Brief; readonly notes: readonly string[] } {
  const second = new Set<string>(brief.alternatives ?? []);
  if (second.size === 0) return { brief, notes: [] };
  const metals = firstOf(brief.metals, second);
  // "Moss agate or a sapphire": the first is none of ours, and is shown by its look-alike.
  const other = brief.customGemstone?.toLowerCase() ?? null;
  const gemstones = firstOf(brief.gemstones, second, other !== null);
  const isOther = other !== null && gemstones.length === 0 && brief.gemstones.length > 0;
  const isTaken = (gemstone: Gemstone): boolean =>
    gemstones.includes(gemstone) || !brief.gemstones.includes(gemstone);
  const { petals, stoneBody } = brief;
  return {
    brief: {
      ...brief,
      metals,
      otherMetals: brief.otherMetals?.filter(({ as }) => as.some((metal) => metals.includes(metal))) ?? null,
      gemstones,
      stoneColours: brief.stoneColours?.filter(({ gemstone }) => isTaken(gemstone)) ?? null,
      gemstoneCounts: brief.gemstoneCounts?.filter(({ gemstone }) => isTaken(gemstone)) ?? null,
      cabochons: brief.cabochons?.filter(isTaken) ?? null,
      petals: petals?.gemstone && !isTaken(petals.gemstone) ? { ...petals, gemstone: null } : petals,
      stoneBody: stoneBody && !isTaken(stoneBody.gemstone) ? null : stoneBody,
      alternatives: null,
    },
    notes: [
      ...told(brief.metals, metals),
      ...(isOther ? told([other, ...brief.gemstones], [other]) : told(brief.gemstones, gemstones)),
    ],
  };
}
