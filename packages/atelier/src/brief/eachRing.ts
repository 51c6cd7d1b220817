/** Reads what is said of each of several rings: its own words, with those that are said of all. */
import {
  type Brief,
  type GenerationRequest,
  type RingOfSeveral,
  ringOfSeveralSchema,
} from '@filigree/contracts';
import type { RingTexts } from './readers/eachRing.ts';
import { namesSmallRow } from './readers/smallRows.ts';
import type { Reading } from './reading.ts';
import { readWords, type WordClaims } from './readWords.ts';
import { resolve } from './resolve.ts';

type Resolved = ReturnType<typeof resolve>;

type WholeClaims = Pick<WordClaims, 'metals' | 'gemstones' | 'motifs' | 'figures'>;

const FIELDS = ringOfSeveralSchema.keyof().options;
/** How the rings are worn together is said of all of them. */
const TOGETHER = new Set<string>(['stack', 'rolling']);

const ownOf = (brief: Brief): RingOfSeveral =>
  ringOfSeveralSchema.parse({
    ...Object.fromEntries(FIELDS.map((field) => [field, brief[field]])),
    arrangements: brief.arrangements?.filter((name) => !TOGETHER.has(name)) ?? null,
  });

/** "One hammered and one plain, in silver": a metal that is named last of all, and once, is that of all. */
function inOneMetal(rings: readonly RingOfSeveral[], words: readonly string[]): readonly RingOfSeveral[] {
  const last = words.findLastIndex((own) => own !== '');
  const named = rings[last]?.metals ?? [];
  // "One hammered, one gold": there the metal is what tells it from the other.
  const own = rings[last];
  const saysMore =
    own !== undefined &&
    (own.noStones ||
      own.finish !== null ||
      own.gemstones.length + own.motifs.length > 0 ||
      (own.arrangements ?? []).length > 0);
  const isOnly =
    saysMore && rings.every(({ metals }, at) => words[at] === words[last] || metals.length === 0);
  return isOnly ? rings.map((ring) => ({ ...ring, metals: named })) : rings;
}

/**
 * What the whole says better than the part: "one yellow, one white, one rose gold" are all of gold, and none of them is a
 * citrine or a rose.
 */
function asInWhole(
  ring: RingOfSeveral,
  parts: RingTexts['items'][number],
  { metals, gemstones, motifs, figures }: WholeClaims,
): RingOfSeveral {
  const isOwn = ({ at }: { readonly at: number }): boolean =>
    parts.some(([first, last]) => at >= first && at <= last);
  const named = metals.filter(isOwn).map(({ value }) => value);
  const known = new Set<string>([...gemstones, ...motifs, ...figures].map(({ value }) => value));
  const isKnown = (value: string): boolean => known.has(value);
  const figuresOwn = (ring.figures ?? []).filter(isKnown);
  return {
    ...ring,
    gemstones: ring.gemstones.filter(isKnown),
    motifs: ring.motifs.filter(isKnown),
    figures: figuresOwn.length === 0 ? null : figuresOwn,
    metals:
      named.length === 0 || named.some((metal) => ring.metals.includes(metal))
        ? ring.metals
        : [...named, ...ring.metals],
  };
}

/** "One with tiny opals": a ring that bears nothing else has them in a row. */
function withSmallRow(
  ring: RingOfSeveral,
  parts: RingTexts['items'][number],
  reading: Reading,
): RingOfSeveral {
  const isOpen = (ring.arrangements ?? []).length === 0 && ring.setting === null && ring.stoneCount === null;
  const hasRow = isOpen && parts.some(([first, last]) => namesSmallRow(reading, first, last));
  return hasRow ? { ...ring, arrangements: ['band'] } : ring;
}

/** Completes a brief for several rings by that of each of them, where the words tell them apart. */
export function withEachRing(
  whole: Resolved,
  request: GenerationRequest,
  claims: WholeClaims,
  eachRing: RingTexts | null,
  reading: Reading,
): Resolved {
  const { brief, understood } = whole;
  if (eachRing === null || eachRing.texts.length !== brief.setTypes?.length) return whole;
  const rings = eachRing.texts.map((prompt, at) => {
    const { reading: _reading, eachRing: _each, ...own } = readWords(prompt);
    const parts = eachRing.items[at] ?? [];
    const ring = ownOf(resolve({ ...request, prompt }, own).brief);
    return withSmallRow(asInWhole(ring, parts, claims), parts, reading);
  });
  return {
    ...whole,
    // "Silver, gold and rose gold": of each ring its own, where the whole takes the gold for the rose gold's.
    brief: {
      ...brief,
      metals: [...new Set([...brief.metals, ...rings.flatMap(({ metals }) => metals)])],
      eachRing: [...inOneMetal(rings, eachRing.words)],
    },
    understood: [
      ...understood,
      ...eachRing.words.flatMap((words, at) =>
        words === '' ? [] : [{ field: 'eachRing', value: `ring ${at + 1}`, words, source: 'words' as const }],
      ),
    ],
  };
}
