import { describe, expect, it } from 'vitest';
import { handsIn, withoutHands } from '../readers/letterings.ts';
import { startReading } from '../reading.ts';
import { scan } from '../scan.ts';
import { tokenise } from '../tokens.ts';
import { tagLetters } from './letter-tags.ts';
import { LETTER_RULES, OF_WEARERS, SIDES } from './rules.ts';

function firedBy(text: string): string[] {
  const tokens = tokenise(text);
  const started = startReading(text, tokens, scan(tokens));
  const lettered = tagLetters(withoutHands(started, handsIn(started)));
  return [OF_WEARERS, SIDES, LETTER_RULES].flatMap((rules) =>
    rules.findIn(lettered.text).map(({ rule }) => rule.name),
  );
}

describe.each([...OF_WEARERS.rules, ...SIDES.rules, ...LETTER_RULES.rules])('$name', ({ name, yes, no }) => {
  it('has examples', () => expect(yes.length * no.length).toBeGreaterThan(0));
  it.each(yes)('holds: %s', (text) => expect(firedBy(text)).toContain(name));
  it.each(no)('does not hold: %s', (text) => expect(firedBy(text)).not.toContain(name));
});
