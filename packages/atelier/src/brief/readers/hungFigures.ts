/** Figures in the plural on a chain: "with little shells", "starfish charms". Numbers are read in figureCounts.ts. */
import {
  type Arrangement,
  type Brief,
  FIGURES,
  type Figure,
  type JewelryType,
  type Motif,
} from '@filigree/contracts';
import { ONE_IN_PLURAL } from '../lexicon/figurePlurals.ts';
import { type Claim, phraseOf, type Reading, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';

/** About a wrist or an ankle several hang all along; about a neck only what is called charms does. */
const AROUND: ReadonlySet<JewelryType> = new Set<JewelryType>(['Anklet', 'Bracelet', 'Body Chain']);
const RIGID: ReadonlySet<string | undefined> = new Set(['bangle', 'cuff', 'tennis', 'beaded']);
/** "Engraved with waves", "a pattern of leaves": on the surface, and nothing that hangs. */
const ON_SURFACE =
  /^(?:engraved|engraving|etched|etching|pattern|patterned|stamped|print|printed|texture|textured|relief|cut|enamel|shaped|set)$/;
/** "She loves bees", "obsessed with unicorns": which figure, and no number of it. */
const OF_WEARER = /^(?:loves?|likes?|adores?|collects?|keeps?|obsessed|into|about|crazy|mad)$/;
/** "Two hearts entwined": one figure. */
const LINKED = /^(?:link|interlock|intertwin|entwin|overlap)/;
/** Words between those and the figure. */
const NEAR = 3;

/** Words that are the same of one and of several. */
const UNCHANGED = /(?:fish|koi|sheep|deer|elk)$/;

/** "A starfish", "one deer". */
const isSingle = (reading: Reading, at: number): boolean =>
  phraseOf(reading, at).some(
    (index) => index < at && /^(?:an?|one|1|the|single)$/.test(reading.items[index]!.norm),
  );

/** Motifs that are one thing by themselves. */
const isThing = (name: Figure | Motif | 'disc'): boolean =>
  name === 'disc' ||
  FIGURES.some((figure) => figure === name) ||
  name === 'Heart' ||
  name === 'Star' ||
  name === 'Cross';

/** The claim that several of a figure hang from the chain; null where one is spoken of, or nobody can tell. */
export function readHungFigures(
  reading: Reading,
  types: readonly JewelryType[],
  figures: readonly Claim<Figure | Motif | 'disc'>[],
  bracelet: Brief['braceletKind'],
): Claim<Arrangement> | null {
  const [type] = types;
  if (type === undefined || types.length > 1 || RIGID.has(bracelet ?? undefined)) return null;
  const { items, tokens } = reading;
  for (const { value, at } of figures) {
    const item = items[at];
    if (item === undefined || (value !== 'disc' && ONE_IN_PLURAL.has(value)) || !isThing(value)) continue;
    const next = items[at + 1];
    const areCharms = next !== undefined && /^charm$/.test(next.norm) && /s$/.test(tokens[next.last]!.norm);
    const areMany =
      !has(next, 'type') &&
      (/[^s]s$/.test(tokens[item.last]!.norm) || (UNCHANGED.test(item.norm) && !isSingle(reading, at)));
    if (
      !(areCharms && (AROUND.has(type) || type === 'Necklace')) &&
      !(areMany && (AROUND.has(type) || (value === 'disc' && type === 'Necklace')))
    )
      continue;
    const near = items.slice(Math.max(0, at - NEAR), at);
    const joined = items.slice(at + 1, at + 2);
    if ([...near, ...joined].some(({ norm }) => LINKED.test(norm))) continue;
    if (near.some(({ norm }) => ON_SURFACE.test(norm) || OF_WEARER.test(norm))) continue;
    return { value: 'charms', words: wordsOf(reading, at, areCharms ? at + 1 : at), at };
  }
  return null;
}

/**
 * "Small seashells and one starfish": of two things of which several of the other hang the one is in the middle; the
 * claim that it is, and its value. Null where both are several, or where more was named.
 */
export function readOneAmong(
  reading: Reading,
  hung: Claim<Arrangement> | null,
  things: readonly Claim<Figure | Motif>[],
): Claim<Arrangement> | null {
  const { items, tokens } = reading;
  const named = things.filter(
    ({ value, at }, i) => isThing(value) && things.findIndex((one) => one.at === at) === i,
  );
  const [one, ...others] = named.filter(({ at }) => {
    const isMany = /[^s]s$/.test(tokens[items[at]!.last]!.norm);
    return !isMany && isSingle(reading, at);
  });
  if (hung?.value !== 'charms' || one === undefined || others.length > 0 || named.length !== 2) return null;
  return hung.at === one.at ? null : { value: 'flanked', words: wordsOf(reading, one.at), at: one.at };
}

/** Discs and coins that were named, as what may hang in the plural. */
export const discClaims = (arrangements: readonly Claim<Arrangement>[]): Claim<'disc'>[] =>
  arrangements.flatMap((claim) => (claim.value === 'disc' ? [{ ...claim, value: 'disc' as const }] : []));

/** "All along it", "all the way around": not at the front alone. */
const ALL_ALONG =
  /\b(?:all (?:along|around|round|over)|all the way (?:along|around|round)|(?:around|along) the (?:whole|entire)|going all around)\b/i;

/** The claim that what hangs is all along what goes around; null where it may be at its front. */
export function readAllAlong(
  { text, items, used }: Reading,
  hung: Claim<Arrangement> | null,
): Claim<Arrangement> | null {
  const words = hung === null ? null : ALL_ALONG.exec(text);
  if (words !== null) for (const [at, { norm }] of items.entries()) if (norm === 'way') used.add(at);
  return hung === null || words === null ? null : { value: 'stations', words: words[0], at: hung.at };
}
