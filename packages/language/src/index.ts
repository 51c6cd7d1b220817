export { tellsOfPast } from './past-tense.ts';
export { type Fired, type Rule, type RuleSet, ruleSet } from './rules.ts';
export type { Phrase, TaggedText, TextWord } from './tagged-text.ts';
