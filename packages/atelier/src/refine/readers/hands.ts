/** The hand that letters are in: another one, a fancier, a plainer. */
import type { Change } from '../change.ts';
import { FLOWING, PLAIN_HANDS } from '../lexicon/letters.ts';
import { anyOf, phrases } from '../lexicon/phrases.ts';
import type { Scene } from '../scene.ts';

/** What is said of letters that are there and names no hand elsewhere. */
const FLOWS = /\b(?:curl\w*|swirl\w*|flowing|handwrit\w+)\b/;
const LESS_FLOWING = new RegExp(String.raw`\b(?:less|too|not (?:so|as|too|very)) ${phrases(FLOWING)}`);
const PLAIN_HAND = anyOf(PLAIN_HANDS);
const ANOTHER_FONT =
  /\b(?:(?:different|another|other|new|nicer|better)\b.*\b(?:font|typeface|lettering|handwriting)|(?:change|swap|switch)(?: up)? (?:the |its |that )?(?:font|typeface|lettering|style of (?:the )?letter\w*))\b/;

const NAMES_LETTERS =
  /\b(?:letters?|lettering|fonts?|writing|initials?|inscription|engraving|monogram|names?)\b/;
const FANCIER =
  /\b(?:fancier|(?:more|less plain and more) (?:fancy|ornate|decorative|elegant|elaborate|romantic)|prettier)\b/;
const PLAINER = /\b(?:plainer|simpler|cleaner|less (?:fancy|ornate|fussy)|more (?:plain|simple|modern))\b/;

/** "Fancier letters": of their hand, and not of the piece. */
export const speaksOfHand = ({ plain, facts }: Scene): boolean =>
  facts.face !== null && NAMES_LETTERS.test(plain) && (FANCIER.test(plain) || PLAINER.test(plain));

/** The face that letters are to be in. */
export function faceIn({ plain, to, facts, lettering, words }: Scene): Change[] {
  const isWritten = facts.engraved || lettering !== null;
  const speaks = isWritten || /\b(?:engrav|letter|font|text|inscription|writing)/.test(plain);
  if (
    speaks &&
    (LESS_FLOWING.test(plain) ||
      (facts.face !== null && /^(?:script|italic)$/.test(facts.face) && PLAIN_HAND.test(plain)))
  )
    return [{ kind: 'lettering', lettering: 'sans' }];
  if (to.lettering !== null) return [{ kind: 'lettering', lettering: to.lettering.value }];
  if (facts.face !== null && NAMES_LETTERS.test(plain) && FANCIER.test(plain))
    return [{ kind: 'lettering', lettering: facts.face === 'script' ? 'other' : 'script' }];
  if (facts.face !== null && NAMES_LETTERS.test(plain) && PLAINER.test(plain))
    return [{ kind: 'lettering', lettering: 'sans' }];
  if (speaks && FLOWS.test(plain)) return [{ kind: 'lettering', lettering: 'script' }];
  // Capitals of a script begin words: whole words in them cannot be read.
  if (words.letterCase?.value === 'capitals' && facts.face === 'script')
    return [{ kind: 'lettering', lettering: 'sans' }];
  return speaks && lettering === null && ANOTHER_FONT.test(plain)
    ? [{ kind: 'lettering', lettering: 'other' }]
    : [];
}
