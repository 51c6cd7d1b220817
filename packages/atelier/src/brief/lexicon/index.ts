import { lemma } from '../spelling.ts';
import { fold, tokenise } from '../tokens.ts';
import { SHADES, STONE_OF_COLOUR } from './colours.ts';
import { CUT_WORDS, OTHER_CUTS, SHAPE_WORDS } from './cuts.ts';
import { LIVING_FIGURE_WORDS, NO_ANIMALS, THING_FIGURE_WORDS } from './drawnFigures.ts';
import { type Entry, phrasesOf, type Sense } from './entry.ts';
import { FALSE_FRIENDS } from './falseFriends.ts';
import {
  DRAWN_OTHERWISE,
  FIGURE_WORDS,
  KINDS_OF_ANIMALS,
  NEAREST_ANIMALS,
  NEAREST_PLANTS,
  NEAREST_SHELLS,
} from './figures.ts';
import { GEMSTONE_WORDS, OTHER_GEMSTONES, STONE_NOUNS } from './gemstones.ts';
import { HAND_VOCABULARY } from './letterings.ts';
import { FINISH_WORDS, OCCASION_WORDS } from './looks.ts';
import { FURTHER_METALS, METAL_WORDS } from './metals.ts';
import { FURTHER_MOTIFS, MOTIF_WORDS } from './motifs.ts';
import { EXCLUSIONS, NO_STONE_WORDS, NOT_EXCLUSIONS, PLAIN_WORDS, SOFTENED } from './negation.ts';
import { OTHER_METALS } from './otherMetals.ts';
import { RECIPIENTS } from './people.ts';
import { PICTURE_WORDS, PICTURE_WORDS_OF_ALL } from './pictures.ts';
import { BOUNDARY_WORDS, STOP_WORDS } from './plainEnglish.ts';
import {
  ACCENT_CUES,
  ACCENT_NOUNS,
  CENTRE_NOUNS,
  FILLERS,
  MATCHING_SET,
  SUSTAINABLE,
  UNBUILT,
} from './roles.ts';
import { BAND_PARTS, SETTING_WORDS } from './settings.ts';
import { NAMED_COUNTS, NAMED_LENGTHS, SIZE_WORDS } from './sizes.ts';
import { CULTURE_WORDS, ERA_WORDS } from './styles.ts';
import { THINGS } from './things.ts';
import { JEWELRY_NOUNS, TYPE_WORDS } from './types.ts';

/** Phrases as a tree of words; a node's entries are what the phrase that ends there can mean. */
export interface LexiconNode {
  readonly next: Map<string, LexiconNode>;
  readonly entries: Entry[];
}

const root: LexiconNode = { next: new Map(), entries: [] };
const vocabulary = new Set<string>();

function insert(keys: readonly string[], entry: Entry): void {
  let node = root;
  for (const key of keys) {
    let next = node.next.get(key);
    if (next === undefined) {
      next = { next: new Map(), entries: [] };
      node.next.set(key, next);
    }
    node = next;
  }
  if (!node.entries.some((known) => known.sense === entry.sense && known.value === entry.value)) {
    node.entries.push(entry);
  }
}

/** Words that a reader of texts would only part at their spaces: nearly all of the lexicon's thousands of phrases. */
const ONLY_WORDS = /^[a-z]+(?: [a-z]+)*$/;

/** The words of a phrase as the matcher compares them. */
function keysOf(phrase: string): string[] {
  if (ONLY_WORDS.test(phrase)) return phrase.split(' ').map(lemma);
  return tokenise(phrase).map((token) => (token.kind === 'word' ? lemma(fold(token.norm)) : token.norm));
}

const CORRECTABLE: ReadonlySet<Sense> = new Set([
  'type',
  'metal',
  'gemstone',
  'customGemstone',
  'cut',
  'shape',
  'setting',
  'finish',
  'motif',
  'era',
  'culture',
  'occasion',
]);

function add(sense: Sense, value: string, list: string, correctable = CORRECTABLE.has(sense)): void {
  for (const phrase of phrasesOf(list)) {
    const keys = keysOf(phrase);
    insert(keys, { sense, value });
    // Only single words that name something of jewelry are offered as the correction of a slip.
    if (correctable && keys.length === 1 && /^\p{L}/u.test(keys[0]!)) vocabulary.add(keys[0]!);
    // "rosegold", "hairclip": two words written as one.
    if (
      keys.length === 2 &&
      keys.every((key) => key.length > 2) &&
      sense !== 'exclude' &&
      sense !== 'filler'
    ) {
      insert([lemma(keys.join(''))], { sense, value });
    }
  }
}

function addAll(sense: Sense, table: Readonly<Record<string, string>>): void {
  for (const [value, list] of Object.entries(table)) add(sense, value, list);
}

// Words that turn the sense of a sentence are worth correcting as much as names.
for (const word of [
  'anything',
  'nothing',
  'without',
  'except',
  'instead',
  'engraving',
  'engraved',
  'matching',
])
  vocabulary.add(word);
addAll('type', TYPE_WORDS);
add('jewelryNoun', '', JEWELRY_NOUNS);
addAll('metal', METAL_WORDS);
for (const [phrase, metals] of Object.entries(FURTHER_METALS))
  for (const metal of metals) add('metal', metal, phrase);
// "Steal", "broad": what is not made here is not worth a correction.
for (const [as, names] of OTHER_METALS) {
  for (const metal of as) add('metal', metal, names, false);
  add('otherMetal', '', names);
}
addAll('gemstone', GEMSTONE_WORDS);
add('customGemstone', '', OTHER_GEMSTONES);
add('stoneNoun', '', STONE_NOUNS);
for (const [colour, { words }] of Object.entries(STONE_OF_COLOUR)) add('colour', colour, words);
add('colour', '', SHADES);
addAll('cut', CUT_WORDS);
addAll('shape', SHAPE_WORDS);
for (const [cut, list] of Object.entries(SHAPE_WORDS)) {
  for (const shape of [cut.toLowerCase(), ...phrasesOf(list)]) {
    if (cut !== 'Heart') add('cut', cut, `${shape} cut`);
    if (shape !== 'heart')
      add(
        'shape',
        cut,
        `${shape} shape, ${shape} shaped, ${shape} sort of shape, ${shape} kind of shape, shape of a ${shape}`,
      );
  }
}
add('cut', 'Cushion', 'cushion shape, cushion shaped');
add('cut', 'Marquise', 'marquise shape, marquise shaped');
add('cut', 'Pear', 'pear shape, pear shaped');
add('cut', 'Emerald', 'emerald shape, emerald shaped');
add('shape', 'Heart', 'heart shape, heart shaped');
add('filler', 'otherCut', OTHER_CUTS);
addAll('setting', SETTING_WORDS);
add('bandPart', '', BAND_PARTS);
addAll('finish', FINISH_WORDS);
addAll('motif', MOTIF_WORDS);
for (const [phrase, motifs] of Object.entries(FURTHER_MOTIFS))
  for (const motif of motifs) add('motif', motif, phrase);
addAll('figure', FIGURE_WORDS);
// What is drawn of a living thing is its motif too. "Curled" is no slip of "curlew": there are too many of them.
for (const table of [KINDS_OF_ANIMALS, NEAREST_ANIMALS])
  for (const list of Object.values(table)) add('motif', 'Animal', list, false);
for (const list of Object.values(NEAREST_PLANTS)) add('motif', 'Floral', list, false);
for (const [figure, list] of Object.entries(LIVING_FIGURE_WORDS))
  if (!NO_ANIMALS.has(figure)) add('motif', 'Animal', list, false);
addAll('figure', KINDS_OF_ANIMALS);
for (const table of [NEAREST_ANIMALS, NEAREST_PLANTS, NEAREST_SHELLS]) {
  addAll('figure', table);
  for (const list of Object.values(table)) add('standIn', '', list);
}
add('standIn', '', DRAWN_OTHERWISE);
addAll('figure', LIVING_FIGURE_WORDS);
addAll('figure', THING_FIGURE_WORDS);
addAll('era', ERA_WORDS);
addAll('culture', CULTURE_WORDS);
addAll('occasion', OCCASION_WORDS);
for (const [value, list] of Object.entries(SIZE_WORDS)) add('size', value, list);
add('recipient', '', RECIPIENTS);
addAll('lengthIn', NAMED_LENGTHS);
addAll('count', NAMED_COUNTS);
add('matchingSet', '', MATCHING_SET);
add('sustainability', '', SUSTAINABLE);
add('accentCue', '', ACCENT_CUES);
add('accentNoun', '', ACCENT_NOUNS);
add('centreNoun', '', CENTRE_NOUNS);
add('exclude', '', EXCLUSIONS);
add('filler', '', NOT_EXCLUSIONS);
add('soften', '', SOFTENED);
add('plain', '', PLAIN_WORDS);
add('noStones', '', NO_STONE_WORDS);
add('thing', '', THINGS);
add('unbuilt', '', UNBUILT);
add('filler', '', FILLERS);
add('filler', 'picture', PICTURE_WORDS);
add('filler', '', PICTURE_WORDS_OF_ALL);
for (const month of [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]) {
  add('month', month, month === 'may' ? 'in may, for may, of may' : month);
  add(
    'birthMonth',
    month,
    `${month} birthstone, ${month} birth stone, ${month} stone, ${month} s birthstone`,
  );
  add('occasion', 'Birthstone', `${month} birthstone, ${month} birth stone, ${month} s birthstone`);
  add('birthMonth', month, `born in ${month}, ${month} baby, ${month} born, born on ${month}`);
}

/**
 * What a phrase also says through the words inside it: a "Byzantine cross" is a cross, a "side diamond" a
 * diamond. Only these pairs: "rose gold" is no rose, a "ruby wedding" has no rubies.
 */
const INHERITED: Partial<Record<Sense, readonly Sense[]>> = {
  culture: ['motif', 'type', 'metal', 'figure'],
  plain: ['metal'],
  noStones: ['metal'],
  motif: ['culture', 'type'],
  figure: ['culture', 'motif'],
  accentNoun: ['gemstone', 'setting'],
  centreNoun: ['gemstone'],
  setting: ['gemstone'],
  accentCue: ['setting'],
  jewelryNoun: ['era', 'occasion'],
  type: ['era', 'occasion'],
  finish: ['type'],
  era: ['occasion'],
};
const NOT_INHERITED =
  /(?:persian cat|siamese|knot|squash blossom|dog tag|angel number|fish hook|jupiter god|hen do|atlas? mountain|cowrie shell|(?:base|soft)ball|horse shoe|key to |diamond (?:shape|pattern)|crown setting)/;

function entriesAt(keys: readonly string[]): readonly Entry[] {
  let node: LexiconNode | undefined = root;
  for (const key of keys) node = node?.next.get(key);
  return node?.entries ?? [];
}

function inherit(node: LexiconNode, keys: readonly string[]): void {
  for (const [key, next] of node.next) inherit(next, [...keys, key]);
  if (keys.length < 2 || node.entries.length === 0 || NOT_INHERITED.test(keys.join(' '))) return;
  const own = new Set(node.entries.map((entry) => entry.sense));
  const wanted = new Set(
    [...own].flatMap((sense) => INHERITED[sense] ?? []).filter((sense) => !own.has(sense)),
  );
  if (wanted.size === 0) return;
  for (let first = 0; first < keys.length; first++) {
    for (let end = first + 1; end <= keys.length; end++) {
      if (end - first === keys.length) continue;
      for (const entry of entriesAt(keys.slice(first, end))) {
        if (
          wanted.has(entry.sense) &&
          !node.entries.some((e) => e.sense === entry.sense && e.value === entry.value)
        ) {
          node.entries.push(entry);
        }
      }
    }
  }
}
inherit(root, []);

export const LEXICON: LexiconNode = root;

/** Words that mean the same to every reader: which of them a slip was meant for does not matter. */
export function meaningOf(word: string): string {
  const entries = root.next.get(word)?.entries ?? [];
  return entries.length === 0 ? word : JSON.stringify(entries);
}

/** Lexicon words that a slip may be corrected to. */
export const VOCABULARY: readonly string[] = [...vocabulary];

/** True for a word that is known English and must not be "corrected" into jewelry. */
export function isPlainEnglish(word: string): boolean {
  return (
    STOP_WORDS.has(word) ||
    BOUNDARY_WORDS.has(word) ||
    FALSE_FRIENDS.has(word) ||
    HAND_VOCABULARY.has(word) ||
    STOP_WORDS.has(lemma(word)) ||
    FALSE_FRIENDS.has(lemma(word))
  );
}
