/**
 * Reads the English sentences of the design engine in another language. They are composed from closed templates: a
 * phrasebook holds each template with its slots (`Metal: {metal}`), and what the words of each slot are called. Comes
 * with the language that it is for, never with the first page.
 */

/** What the words of a slot are called: the plain form, or several by name, the plain one under ''. */
export type Said = string | Readonly<Record<string, string>>;

export interface Slot {
  /** Source of a pattern for the slot's words, without groups that capture. */
  readonly words: string;
  /** undefined where these words are not the slot's after all. */
  readonly say: (words: string) => Said | undefined;
}

/** Templates by their English: `{gem}` and `{gem2}` are slots of the kind `gem`, `{gem.el}` the form `el` of its words. */
export type Phrases = Readonly<Record<string, string>>;

/** A text in the other language; undefined where the book does not know all of it. */
export type Reader = (text: string) => string | undefined;

export interface Contents {
  /** Kinds of slots; those that hold whole sentences ask the book itself. */
  readonly slots: (read: Reader) => Readonly<Record<string, Slot>>;
  readonly phrases: readonly Phrases[];
  /** For texts that are put together from too many parts for a template. */
  readonly readers: readonly Reader[];
}

interface Template {
  /** What stands between the slots: a text without it is refused before any pattern is made. */
  readonly literals: readonly string[];
  /** Made when it is first asked for: patterns of closed words are long, and most are never asked for. */
  readonly pattern: () => RegExp;
  readonly slots: readonly (readonly [name: string, slot: Slot])[];
  readonly words: string;
}

/** Texts are shown again and again; more than a few pages of them are not kept. */
const KEPT = 2000;
const SLOT = /\{(([a-z]+)\d*)\}/g;
const FORM = /\{([a-z]+\d*)(?:\.(\w+))?\}/g;
/** A sentence ends where the next begins with a capital, a figure or a quotation. */
const BETWEEN_SENTENCES = /(?<=[.!?])\s+(?=["“]?[\p{Lu}\d])/u;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const beginsSmall = (text: string): boolean => /^\p{Ll}/u.test(text);
/** The engine capitalises what begins a sentence: the first letter tells nothing. */
const keyOf = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** As the English begins, small or capital; a sentence that begins with a figure ("14k gold …") as a sentence. */
const begunAs = (english: string, words: string): string =>
  beginsSmall(english)
    ? keyOf(words)
    : /^\p{Lu}/u.test(english) || english.endsWith('.')
      ? capital(words)
      : words;

function templateOf(english: string, words: string, kinds: Readonly<Record<string, Slot>>): Template {
  const slots: [string, Slot][] = [];
  const literals: string[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', 2: kind = '', index } of english.matchAll(SLOT)) {
    const slot = kinds[kind];
    if (!slot) throw new Error(`"${english}" has a slot of an unknown kind`);
    slots.push([name, slot]);
    literals.push(english.slice(end, index));
    end = index + whole.length;
  }
  const [first = '', ...others] = [...literals, english.slice(end)];
  if ([first, ...others].some((literal) => literal.includes('{')))
    throw new Error(`"${english}" has a slot whose name is not in small letters`);
  const build = () => {
    const begin = /^[a-z]/i.test(first)
      ? `[${first[0]!.toLowerCase()}${first[0]!.toUpperCase()}]${escaped(first.slice(1))}`
      : escaped(first);
    const parts = slots.map(([name, { words: own }], at) => `(?<${name}>${own})${escaped(others[at] ?? '')}`);
    return new RegExp(`^${begin}${parts.join('')}$`, 's');
  };
  let made: RegExp | undefined;
  const pattern = () => {
    made ??= build();
    return made;
  };
  return { literals: [first.slice(1), ...others], pattern, slots, words };
}

function filled({ literals, pattern, slots, words }: Template, english: string): string | undefined {
  if (!literals.every((literal) => english.includes(literal))) return undefined;
  const found = pattern().exec(english)?.groups;
  if (!found) return undefined;
  const said = new Map<string, Said>();
  for (const [name, slot] of slots) {
    const own = slot.say(found[name]!);
    if (own === undefined) return undefined;
    said.set(name, own);
  }
  let isWhole = true;
  const text = words.replace(FORM, (_, name: string, form = '') => {
    const own = said.get(name);
    const shown = typeof own === 'object' ? own[form] : form === '' ? own : undefined;
    isWhole &&= shown !== undefined;
    return shown ?? '';
  });
  return isWhole ? text : undefined;
}

/** The first word of a template or text, where it is whole: what the templates are found by. */
const firstWord = (text: string): string => /^[\p{L}]+(?=[\s,.:;])/u.exec(text)?.[0].toLowerCase() ?? '';

export function createPhrasebook({ slots, phrases, readers }: Contents): Reader {
  const whole = new Map<string, string>();
  /** By their first word; under '' those that begin with a slot. */
  const templates = new Map<string, Template[]>();
  const kept = new Map<string, string | undefined>();

  const one = (text: string): string | undefined => {
    const plain = whole.get(keyOf(text));
    if (plain !== undefined) return plain;
    const word = firstWord(text);
    for (const begin of word === '' ? [''] : [word, '']) {
      for (const template of templates.get(begin) ?? []) {
        const words = filled(template, text);
        if (words !== undefined) return words;
      }
    }
    for (const reader of readers) {
      const words = reader(text);
      if (words !== undefined) return words;
    }
    return undefined;
  };

  const sentences = (text: string): string | undefined => {
    const parts = text.split(BETWEEN_SENTENCES);
    if (parts.length < 2) return undefined;
    const read = parts.map((part) => {
      const words = one(part);
      return words === undefined ? undefined : begunAs(part, words);
    });
    // Half a text in either language helps nobody.
    return read.includes(undefined) ? undefined : read.join(' ');
  };

  const read: Reader = (text) => {
    if (kept.has(text)) return kept.get(text);
    const words = one(text) ?? sentences(text);
    const result = words === undefined ? undefined : begunAs(text, words);
    if (kept.size >= KEPT) kept.clear();
    kept.set(text, result);
    return result;
  };

  const kinds = slots(read);
  for (const [english, words] of phrases.flatMap(Object.entries<string>)) {
    if (!english.includes('{')) {
      whole.set(keyOf(english), words);
      continue;
    }
    const word = firstWord(english);
    templates.set(word, [...(templates.get(word) ?? []), templateOf(english, words, kinds)]);
  }
  return read;
}
