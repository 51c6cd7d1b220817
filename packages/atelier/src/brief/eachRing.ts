/** Reads what is said of each of several rings: its own words, with those that are said of all. */
import {
  type Brief,
  type GenerationRequest,
  type RingOfSeveral,
  ringOfSeveralSchema,
} from '@filigree/contracts';
import type { RingTexts } from './readers/eachRing.ts';
import { readWords } from './readWords.ts';
import { resolve } from './resolve.ts';

type Resolved = ReturnType<typeof resolve>;

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
      own.arrangements !== null);
  const isOnly =
    saysMore && rings.every(({ metals }, at) => words[at] === words[last] || metals.length === 0);
  return isOnly ? rings.map((ring) => ({ ...ring, metals: named })) : rings;
}

/** Completes a brief for several rings by that of each of them, where the words tell them apart. */
export function withEachRing(
  whole: Resolved,
  request: GenerationRequest,
  eachRing: RingTexts | null,
): Resolved {
  const { brief, understood } = whole;
  if (eachRing === null || eachRing.texts.length !== brief.setTypes?.length) return whole;
  const rings = eachRing.texts.map((prompt) => {
    const { reading: _reading, eachRing: _each, ...claims } = readWords(prompt);
    return ownOf(resolve({ ...request, prompt }, claims).brief);
  });
  return {
    ...whole,
    brief: { ...brief, eachRing: [...inOneMetal(rings, eachRing.words)] },
    understood: [
      ...understood,
      ...eachRing.words.flatMap((words, at) =>
        words === '' ? [] : [{ field: 'eachRing', value: `ring ${at + 1}`, words, source: 'words' as const }],
      ),
    ],
  };
}
