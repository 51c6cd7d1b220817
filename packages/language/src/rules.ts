/** Rules as data: what they look for, what their effect is, and sentences that show both. */
import { firstWordsOf, type Match, type Matcher, matchAt, matcherOf } from './match.ts';
import { parsePattern } from './pattern.ts';
import { sentencesOf, type TaggedText } from './tagged-text.ts';

export interface Rule<Effect> {
  /** Unique in its set; the trace names it. */
  readonly name: string;
  /** Patterns (pattern.ts): each place where one of them matches is a match of the rule. */
  readonly when: readonly string[];
  /** Where one of these matches in the same sentence, the rule does not. */
  readonly unless?: readonly string[];
  /** Where one of these matches anywhere in the text, the rule does not. */
  readonly unlessAnywhere?: readonly string[];
  readonly effect: Effect;
  /** Sentences in which the rule holds, and such in which it does not. Both are run as tests. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

/** A rule that has found something. */
export interface Fired<Effect> extends Match {
  readonly rule: Rule<Effect>;
}

export interface RuleSet<Effect> {
  readonly rules: readonly Rule<Effect>[];
  /** What the rules find, rule by rule in their order, each from left to right. */
  readonly findIn: (text: TaggedText) => Fired<Effect>[];
}

interface Compiled {
  readonly matcher: Matcher;
  readonly firstWords: ReadonlySet<string> | null;
}

function compile(source: string): Compiled {
  const pattern = parsePattern(source);
  return { matcher: matcherOf(pattern), firstWords: firstWordsOf(pattern) };
}

const isIn = (text: TaggedText, compiled: readonly Compiled[], first: number, end: number): boolean =>
  !matchesIn(text, compiled, first, end).next().done;

function* matchesIn(
  text: TaggedText,
  compiled: readonly Compiled[],
  first: number,
  end: number,
): Generator<Match> {
  for (let at = first; at < end; at++) {
    for (const { matcher, firstWords } of compiled) {
      if (firstWords !== null && !text.words[at]!.forms.some((form) => firstWords.has(form))) continue;
      const match = matchAt(matcher, text, at);
      if (match === null) continue;
      yield match;
      break;
    }
  }
}

/** @throws when a pattern is not well formed or a name comes twice. */
export function ruleSet<Effect>(rules: readonly Rule<Effect>[]): RuleSet<Effect> {
  const names = new Set(rules.map(({ name }) => name));
  if (names.size < rules.length) throw new Error('Two rules of a set have the same name.');
  const compiled = rules.map((rule) => ({
    rule,
    when: rule.when.map(compile),
    unless: (rule.unless ?? []).map(compile),
    unlessAnywhere: (rule.unlessAnywhere ?? []).map(compile),
  }));
  return {
    rules,
    findIn(text) {
      const sentences = sentencesOf(text);
      return compiled.flatMap(({ rule, when, unless, unlessAnywhere }) => {
        const found = sentences.flatMap(({ first, end }) => {
          const matches = [...matchesIn(text, when, first, end)];
          return matches.length > 0 && isIn(text, unless, first, end) ? [] : matches;
        });
        if (found.length > 0 && isIn(text, unlessAnywhere, 0, text.words.length)) return [];
        const fired = found.map((match) => ({ ...match, rule }));
        if (text.onFired !== undefined) fired.forEach(text.onFired);
        return fired;
      });
    },
  };
}
