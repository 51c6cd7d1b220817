/**
 * Patterns over words, written as in
 *
 *     (every|each) single? year it's what:<motif>
 *
 * | Written | Stands for |
 * |---|---|
 * | `year` | the word, in the form written or any form that dictionaries list under it |
 * | `it's` | two words: `it` and `'s` |
 * | `<motif>` | a phrase that is known as that |
 * | `.` | any one word, no mark |
 * | `..5` | up to five words, marks inside of a sentence among them; as few as will do |
 * | `(a\|b c)` | one of these |
 * | `x?` `x*` | x or nothing; x so often as it comes, at most eight times |
 * | `!x` | nothing, where x does not follow |
 * | `^` `$` | the beginning, the end of a sentence |
 * | `name:x` | x, whose words are told by that name |
 */
export type Pattern =
  | { readonly kind: 'word'; readonly form: string }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'any' | 'start' | 'end' }
  | { readonly kind: 'gap'; readonly most: number }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly part: Pattern; readonly most: number }
  | { readonly kind: 'not'; readonly part: Pattern }
  | { readonly kind: 'capture'; readonly name: string; readonly part: Pattern };

/** Bounds the work of a pattern, whatever text it is held against. */
const MOST_REPEATED = 8;
const LONGEST_GAP = 40;

const LEXEME =
  /\s*(?:(?<name>[a-z]+):(?=\S)|<(?<tag>[^<>\s]+)>|\.\.(?<gap>\d+)|(?<sign>[()|?*!^$.])|(?<word>'s|(?:(?!'s)[^\s()|?*!<>^$.:])+|:))/y;

interface Lexeme {
  readonly name?: string;
  readonly tag?: string;
  readonly gap?: string;
  readonly sign?: string;
  readonly word?: string;
}

function lexemesOf(source: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  const lexer = new RegExp(LEXEME);
  const text = source.trimEnd();
  while (lexer.lastIndex < text.length) {
    const from = lexer.lastIndex;
    const found = lexer.exec(text);
    if (found?.groups === undefined)
      throw new Error(`This pattern cannot be read at place ${from}: ${source}`);
    lexemes.push(found.groups);
  }
  return lexemes;
}

/** @throws when the pattern is not well formed. */
export function parsePattern(source: string): Pattern {
  const lexemes = lexemesOf(source);
  let at = 0;
  const fault = (what: string): never => {
    throw new Error(`${what} in the pattern: ${source}`);
  };
  const isSign = (sign: string): boolean => lexemes[at]?.sign === sign;
  const endsSequence = (): boolean => at === lexemes.length || isSign('|') || isSign(')');

  function choice(): Pattern {
    const options = [sequence()];
    while (isSign('|')) {
      at += 1;
      options.push(sequence());
    }
    const [only, ...others] = options;
    return only !== undefined && others.length === 0 ? only : { kind: 'choice', options };
  }

  function sequence(): Pattern {
    const parts: Pattern[] = [];
    while (!endsSequence()) parts.push(repeated());
    const [only, ...others] = parts;
    if (only === undefined) return fault('Nothing stands for something');
    return others.length === 0 ? only : { kind: 'sequence', parts };
  }

  function repeated(): Pattern {
    const part = named();
    if (isSign('?') || isSign('*')) {
      const most = isSign('?') ? 1 : MOST_REPEATED;
      at += 1;
      return { kind: 'repeat', part, most };
    }
    return part;
  }

  function named(): Pattern {
    const name = lexemes[at]?.name;
    if (name === undefined) return atom();
    at += 1;
    return { kind: 'capture', name, part: atom() };
  }

  function atom(): Pattern {
    const lexeme = lexemes[at++] ?? fault('Something is missing at the end');
    if (lexeme.word !== undefined) return { kind: 'word', form: lexeme.word };
    if (lexeme.tag !== undefined) return { kind: 'tag', tag: lexeme.tag };
    if (lexeme.gap !== undefined) {
      const most = Number(lexeme.gap);
      return most <= LONGEST_GAP ? { kind: 'gap', most } : fault(`No gap is longer than ${LONGEST_GAP}`);
    }
    if (lexeme.sign === '.') return { kind: 'any' };
    if (lexeme.sign === '^') return { kind: 'start' };
    if (lexeme.sign === '$') return { kind: 'end' };
    if (lexeme.sign === '!') return { kind: 'not', part: atom() };
    if (lexeme.sign !== '(') return fault(`"${lexeme.sign ?? lexeme.name}" is out of place`);
    const inner = choice();
    if (!isSign(')')) fault('A parenthesis is not closed');
    at += 1;
    return inner;
  }

  const pattern = choice();
  if (at < lexemes.length) fault('A parenthesis closes that was not opened');
  return pattern;
}
