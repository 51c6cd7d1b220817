/** Of which faith something religious is, and who was to be shown: signs of other faiths are none of it. */
import { FAITH_WORDS, FAITHS, type Faith, HOLY_PERSONS } from '../lexicon/faiths.ts';
import type { Claim, Reading } from '../reading.ts';
import { faithOfVerse } from './unwritten.ts';

export interface OfFaith {
  readonly faith: Faith;
  /** As the customer wrote the name; null where nobody was named. */
  readonly person: string | null;
}

/** The faith of what was named as religious; null where nothing was, or nothing tells of which. */
export function readFaith(reading: Reading, cultures: readonly Claim<string>[]): Claim<OfFaith> | null {
  const verse = faithOfVerse(reading);
  if (verse !== null)
    return { value: { faith: verse.faith, person: null }, words: verse.words, at: verse.at };
  const { text } = reading;
  const religious = cultures.find(({ value }) => value === 'Religious / Spiritual Icons');
  if (religious === undefined) return null;
  for (const faith of FAITHS) {
    const person = HOLY_PERSONS[faith]?.exec(text)?.[0] ?? null;
    const words = person ?? FAITH_WORDS[faith].exec(text)?.[0];
    if (words !== undefined) return { value: { faith, person }, words, at: religious.at };
  }
  return null;
}
