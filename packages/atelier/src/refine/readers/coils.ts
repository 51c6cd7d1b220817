/** "Go round three times", "one more coil": of a body that winds about the wrist. */
import { NUMBER_WORDS } from '../../brief/lexicon/numbers.ts';
import { type ChangeReader, removing } from './names.ts';

const NUMBER = String.raw`(two|three|four|five|\d)`;
const GOES =
  /\b(?:wrap|coil|wind|spiral|loop|go|wound|round|around)(?:s|es|ed|ing)? (?:\w+ ){0,3}?(?:once|twice|times|more than once)\b|^(?:(?:and|but|just|only|make|it|have|please) )*(?:once|twice|\w+ times) (?:a?round|about)\b/;
const TIMES = new RegExp(String.raw`\b(?:(once)|(twice|double)|${NUMBER} times)\b`);
const TURNS = new RegExp(String.raw`\b${NUMBER} (?:\w+ )?(?:coils|wraps|windings|turns|loops)\b`);
const ONE_MORE =
  /\b(?:another|one more|an? (?:extra|additional|further)) (?:coil|wrap|winding|turn|loop)\b|\bmore (?:coils|wraps|windings|turns|loops)\b/;
const ONE_LESS =
  /\b(?:one (?:coil|wrap|winding|turn|loop) (?:less|fewer)|one (?:less|fewer) (?:coil|wrap|winding|turn|loop)|(?:fewer|less) (?:coils|wraps|windings|turns|loops))\b/;

const numberOf = (word: string): number => NUMBER_WORDS[word] ?? Number(word);

export const readCoils: ChangeReader = (scene) => {
  const { plain, facts } = scene;
  if (facts.piece?.coils !== true || removing(scene)) return [];
  const by = ONE_MORE.test(plain) ? 1 : ONE_LESS.test(plain) ? -1 : null;
  if (by !== null) return [{ kind: 'coils', step: { kind: 'by', amount: by } }];
  const turns = TURNS.exec(plain)?.[1];
  if (turns !== undefined) return [{ kind: 'coils', step: { kind: 'to', value: numberOf(turns) } }];
  const [, once, twice, often] = TIMES.exec(plain) ?? [];
  if (!GOES.test(plain)) return [];
  const value =
    once !== undefined ? 1 : twice !== undefined ? 2 : often === undefined ? null : numberOf(often);
  return value === null ? [] : [{ kind: 'coils', step: { kind: 'to', value } }];
};
