export type { Stretch } from './match.ts';
export { tellsOfPast } from './past-tense.ts';
export { type Fired, type Rule, type RuleSet, ruleSet } from './rules.ts';
export { type Phrase, sentencesOf, type TaggedText, type TextWord } from './tagged-text.ts';
