/** Reads what is said of each of two rings by its wearer: its own words, with those that are said of both. */
import { type Brief, type GenerationRequest, wornRingSchema } from '@filigree/contracts';
import { readWearers } from './readers/wearers.ts';
import type { Reading } from './reading.ts';
import { readWords } from './readWords.ts';
import { resolve } from './resolve.ts';

type Resolved = ReturnType<typeof resolve>;

const isPairOfRings = ({ setTypes, eachRing }: Brief): boolean =>
  eachRing == null && setTypes?.length === 2 && setTypes.every((type) => type === 'Ring');

/** Completes a brief for a pair of rings by that of each of them, where the words tell whose is how. */
export function withEachWearer(whole: Resolved, request: GenerationRequest, reading: Reading): Resolved {
  const { brief, understood } = whole;
  const worn = isPairOfRings(brief) ? readWearers(reading) : null;
  if (worn === null) return whole;
  const eachRing = worn.map(({ text, wearer }) => {
    const { reading: _reading, eachRing: _each, ...own } = readWords(text);
    const asked = resolve({ ...request, prompt: text }, own).brief;
    return wornRingSchema.parse({ ...asked, wearer });
  });
  return {
    ...whole,
    brief: { ...brief, eachRing },
    understood: [
      ...understood,
      ...worn.flatMap(({ words }, at) =>
        words === '' ? [] : [{ field: 'eachRing', value: `ring ${at + 1}`, words, source: 'words' as const }],
      ),
    ],
  };
}
