import type { Rule } from '@filigree/language';
import { describe, expect, it } from 'vitest';
import { handsIn, withoutHands } from '../readers/letterings.ts';
import { startReading } from '../reading.ts';
import { scan } from '../scan.ts';
import { tokenise } from '../tokens.ts';
import { tagLetters } from './letter-tags.ts';
import { LETTER_RULES, OF_WEARERS, SIDES } from './rules.ts';
import { ASKED_NAMES, TOLD_NAMES } from './told-names.ts';
import { WORN_NAMES } from './worn-names.ts';

const RULE_SETS = [OF_WEARERS, SIDES, LETTER_RULES, TOLD_NAMES, ASKED_NAMES, WORN_NAMES];

function firedBy(text: string): string[] {
  const tokens = tokenise(text);
  const started = startReading(text, tokens, scan(tokens));
  const lettered = tagLetters(withoutHands(started, handsIn(started)));
  return RULE_SETS.flatMap((rules) => rules.findIn(lettered.text).map(({ rule }) => rule.name));
}

describe.each(RULE_SETS.flatMap<Rule<unknown>>(({ rules }) => [...rules]))('$name', ({ name, yes, no }) => {
  it('has examples', () => expect(yes.length * no.length).toBeGreaterThan(0));
  it.each(yes)('holds: %s', (text) => expect(firedBy(text)).toContain(name));
  it.each(no)('does not hold: %s', (text) => expect(firedBy(text)).not.toContain(name));
});
