/** A text cut into items, with what is to be engraved taken out of the way of every other reader. */
import { saysThatNameIsWorn } from './letters/worn-names.ts';
import { readEngraving } from './readers/engraving.ts';
import { handsIn, isHand, readLetterings, withoutHands } from './readers/letterings.ts';
import { withoutMetalLikenesses } from './readers/otherMetals.ts';
import { withoutPictureTalk } from './readers/pictureTalk.ts';
import { withoutStains } from './readers/stains.ts';
import { type Span, scriptsIn } from './readers/unwritten.ts';
import { type Claim, type Reading, startReading } from './reading.ts';
import type { ReadingTrace } from './reading-trace.ts';
import { scan } from './scan.ts';
import { intoEnglish } from './spanish/intoEnglish.ts';
import { tokenise } from './tokens.ts';

/** Items inside lettering must not be read as anything else. */
function withoutLettering(reading: Reading, claim: Claim<string> | null): Reading {
  if (claim === null) return reading;
  const inside = new Set(reading.used);
  const items = reading.items.map((item, at) =>
    inside.has(at) && item.kind !== 'quoted'
      ? { ...item, kind: 'quoted' as const, entries: [], quantity: null }
      : item,
  );
  const fresh = startReading(reading.text, reading.tokens, items, reading.trace);
  for (const at of inside) fresh.used.add(at);
  return fresh;
}

/** What nobody sees: zero-width marks (joiners between Latin letters too) and marks of direction. */
const UNSEEN =
  /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|(?<=\p{Script=Latin})[\u200c\u200d](?=\p{Script=Latin})/gu;

/** Letters are of no faith where something else is written in them. */
function withoutFaithOf(reading: Reading, scripts: readonly Span[]): Reading {
  if (scripts.length === 0) return reading;
  const isFaith = ({ sense, value }: Reading['items'][number]['entries'][number]): boolean =>
    sense === 'culture' && value === 'Religious / Spiritual Icons';
  const items = reading.items.map((item, at) =>
    scripts.some(({ first, last }) => at >= first && at <= last)
      ? { ...item, entries: item.entries.filter((entry) => !isFaith(entry)) }
      : item,
  );
  return { ...reading, items };
}

/** @param isLettered true where letters are known of from elsewhere: a piece that bears them is spoken of */
export function readLetters(written: string, isLettered: boolean, trace?: ReadingTrace) {
  const text = written.replace(UNSEEN, '');
  const tokens = intoEnglish(tokenise(text));
  const started = startReading(
    text,
    tokens,
    withoutMetalLikenesses(withoutStains(tokens, withoutPictureTalk(text, tokens, scan(tokens)))),
    trace,
  );
  const hands = handsIn(started);
  const scripts = scriptsIn(started);
  const bare = withoutHands(started, [...hands, ...scripts]);
  const isNameWorn = saysThatNameIsWorn(bare);
  const { engraving, linesOfWearers } = readEngraving(bare);
  for (const at of bare.used) if (!isHand(bare.items[at])) started.used.add(at);
  const reading = withoutFaithOf(withoutLettering(started, engraving), engraving === null ? [] : scripts);
  const letterings = readLetterings(reading, hands, isLettered || engraving !== null);
  // "With the letter R": the word that leads to it.
  const lead = engraving === null ? undefined : reading.items[engraving.at - 1];
  if (engraving !== null && lead !== undefined && /^(?:letters?|initials?|numbers?)$/.test(lead.norm))
    reading.used.add(engraving.at - 1);
  // "With the letter stamped in the middle": said of letters that are known.
  if (engraving !== null)
    reading.items.forEach(({ norm, negated }, at) => {
      if (!negated && /^(?:letters?|initials?|names?)$/.test(norm)) reading.used.add(at);
    });
  return { text, reading, engraving, linesOfWearers, letterings, scripts, isNameWorn };
}
