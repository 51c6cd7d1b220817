import type { RuleSet } from '@filigree/language';
import { describe, expect, it } from 'vitest';
import { FIGURE_RELATION_RULES } from '../readers/figure-relations.ts';
import { ONE_ALONE_RULES } from '../readers/soleStone.ts';
import { UNLIKE_RULES } from '../readers/unlike.ts';
import { startReading } from '../reading.ts';
import { scan } from '../scan.ts';
import { tokenise } from '../tokens.ts';
import { SCOPE_RULES } from './rules.ts';
import { SAME_AGAIN_RULES } from './same-again.ts';
import { tagReading } from './tagged-reading.ts';

function firedBy(rules: RuleSet<unknown>, text: string): string[] {
  const tokens = tokenise(text);
  const tagged = tagReading(startReading(text, tokens, scan(tokens)));
  return rules.findIn(tagged).map(({ rule }) => rule.name);
}

const cases = [SCOPE_RULES, SAME_AGAIN_RULES, UNLIKE_RULES, FIGURE_RELATION_RULES, ONE_ALONE_RULES].flatMap(
  (set: RuleSet<unknown>) => set.rules.map((rule) => ({ ...rule, set })),
);

describe.each(cases)('$name', ({ name, set, yes, no }) => {
  it('has examples', () => expect(yes.length * no.length).toBeGreaterThan(0));
  it.each(yes)('holds: %s', (text) => expect(firedBy(set, text)).toContain(name));
  it.each(no)('does not hold: %s', (text) => expect(firedBy(set, text)).not.toContain(name));
});
