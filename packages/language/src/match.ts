/** Holds patterns against a text. */
import type { Pattern } from './pattern.ts';
import type { TaggedText } from './tagged-text.ts';

/** Words from `first` up to, not including, `end`. */
export interface Stretch {
  readonly first: number;
  readonly end: number;
}

export interface Match extends Stretch {
  /** By the names that the pattern gives; of a name that matched more than once, the last. */
  readonly captures: Readonly<Record<string, Stretch>>;
}

type Captures = Match['captures'];
/** What remains to be matched from a word on. */
type Rest = (at: number, captures: Captures) => Match | null;
export type Matcher = (text: TaggedText, at: number, captures: Captures, rest: Rest) => Match | null;

const isAtStart = ({ words }: TaggedText, at: number): boolean =>
  at === 0 || (words[at - 1]?.endsSentence ?? false);
const isAtEnd = ({ words }: TaggedText, at: number): boolean => words[at]?.endsSentence ?? true;

function sequenceOf(matchers: readonly Matcher[]): Matcher {
  return (text, at, captures, rest) => {
    const from = (index: number): Rest => {
      const matcher = matchers[index];
      return matcher === undefined ? rest : (next, inner) => matcher(text, next, inner, from(index + 1));
    };
    return from(0)(at, captures);
  };
}

function repeatedUpTo(matcher: Matcher, most: number): Matcher {
  const repeat =
    (left: number): Matcher =>
    (text, at, captures, rest) => {
      const longer =
        left === 0
          ? null
          : matcher(text, at, captures, (next, inner) =>
              next > at ? repeat(left - 1)(text, next, inner, rest) : null,
            );
      return longer ?? rest(at, captures);
    };
  return repeat(most);
}

function gapUpTo(most: number): Matcher {
  return (text, at, captures, rest) => {
    for (let next = at; next <= at + most; next++) {
      const found = rest(next, captures);
      if (found !== null) return found;
      if (isAtEnd(text, next)) return null;
    }
    return null;
  };
}

export function matcherOf(pattern: Pattern): Matcher {
  switch (pattern.kind) {
    case 'word':
      return (text, at, captures, rest) =>
        text.words[at]?.forms.includes(pattern.form) ? rest(at + 1, captures) : null;
    case 'tag':
      return (text, at, captures, rest) => {
        for (const { end, tags } of text.phrasesAt(at)) {
          const found = tags.has(pattern.tag) ? rest(end, captures) : null;
          if (found !== null) return found;
        }
        return null;
      };
    case 'any':
      return (text, at, captures, rest) => (text.words[at]?.isMark === false ? rest(at + 1, captures) : null);
    case 'start':
      return (text, at, captures, rest) => (isAtStart(text, at) ? rest(at, captures) : null);
    case 'end':
      return (text, at, captures, rest) => (isAtEnd(text, at) ? rest(at, captures) : null);
    case 'gap':
      return gapUpTo(pattern.most);
    case 'sequence':
      return sequenceOf(pattern.parts.map(matcherOf));
    case 'choice': {
      const matchers = pattern.options.map(matcherOf);
      return (text, at, captures, rest) => {
        for (const matcher of matchers) {
          const found = matcher(text, at, captures, rest);
          if (found !== null) return found;
        }
        return null;
      };
    }
    case 'repeat':
      return repeatedUpTo(matcherOf(pattern.part), pattern.most);
    case 'not': {
      const matcher = matcherOf(pattern.part);
      return (text, at, captures, rest) =>
        matcher(text, at, {}, (end) => ({ first: at, end, captures: {} })) === null
          ? rest(at, captures)
          : null;
    }
    case 'capture': {
      const matcher = matcherOf(pattern.part);
      return (text, at, captures, rest) =>
        matcher(text, at, captures, (end, inner) =>
          rest(end, { ...inner, [pattern.name]: { first: at, end } }),
        );
    }
  }
}

/** The match that begins at a word, or null. */
export function matchAt(matcher: Matcher, text: TaggedText, at: number): Match | null {
  return matcher(text, at, {}, (end, captures) => ({ first: at, end, captures }));
}

/** The words that a match can begin with; null where it can begin with something else than a word. */
export function firstWordsOf(pattern: Pattern): ReadonlySet<string> | null {
  switch (pattern.kind) {
    case 'word':
      return new Set([pattern.form]);
    case 'capture':
      return firstWordsOf(pattern.part);
    case 'choice':
      return pattern.options.map(firstWordsOf).reduce(union);
    case 'sequence':
      return firstOfSequence(pattern.parts);
    default:
      return null;
  }
}

function firstOfSequence(parts: readonly Pattern[]): ReadonlySet<string> | null {
  const [part, ...others] = parts;
  if (part === undefined) return null;
  if (part.kind === 'start' || part.kind === 'not') return firstOfSequence(others);
  if (part.kind === 'repeat') return union(firstWordsOf(part.part), firstOfSequence(others));
  return firstWordsOf(part);
}

function union(
  one: ReadonlySet<string> | null,
  other: ReadonlySet<string> | null,
): ReadonlySet<string> | null {
  return one === null || other === null ? null : new Set([...one, ...other]);
}
