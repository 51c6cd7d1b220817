/** Clauses that tell why something is wished, or a story around it: nothing of them is a wish. */
import { anyOf, phrases } from './lexicon/phrases.ts';
import {
  ASKING_OPENERS,
  COMPLAINTS,
  CORRECTIONS,
  DISLIKES,
  DONE_WITH,
  HARMS,
  HEARSAY,
  MEANINGS,
  OF_THE_PIECE,
  OPENERS,
  OTHERS,
  PARTS,
  REQUESTS,
  SPEAKERS,
  STATES,
  TASTES,
} from './lexicon/telling.ts';

const OPENS = `^(?:${phrases(OPENERS)} )?`;
/** Whoever or whatever a clause speaks of without asking. */
const SPEAKER = new RegExp(String.raw`${OPENS}${phrases(SPEAKERS)}\b`, 'i');
/** "Halos are dated", "white looks cold on me": a statement about anything else. */
const STATEMENT = new RegExp(
  String.raw`${OPENS}(?!${phrases(ASKING_OPENERS)}\b)(?:[\p{L}'’]+ ){1,3}?${phrases(STATES)}\b(?! (?:it|them|this|that)$)`,
  'iu',
);
/** "Easier to do up one handed": what is asked before is so for it. */
const EASIER =
  /^(?:and |but |it'?s |that'?s |its |so )*(?:easier|quicker|safer|nicer|comfier|simpler|better|handier|more (?:comfortable|practical|secure)) (?:to (?!read\b|see\b)\w+|for (?:him|her|me|us|them|my|his|our|the)\b|that way|on (?:my|her|his|the) \w+)/i;
const REQUEST = anyOf(REQUESTS);
/** "These would get caught in my hair", "they'll hurt my ears". */
const FORETELLS = new RegExp(
  String.raw`${OPENS}(?:they|these|those|it|this|that)(?: ?'?ll| will| would| ?'d| might| could| may)? (?:just |only |always |probably |definitely |all |keep |keeps )*${phrases(HARMS)}\b`,
  'i',
);
/** "I don't want to copy her": what one would rather not do, where nothing of the piece is named. */
const RATHER_NOT = new RegExp(
  String.raw`^(?:and |but )?(?:i|we|she|he|they) (?:just )?(?:don'?t|do not|doesn'?t) (?:want|like|need) to (?!${phrases(DONE_WITH)})\w+`,
  'i',
);

/** "Two strands is enough": so many, and no more. */
export const SUFFICES =
  /^(?:(?:and|but|just|only|i think|maybe|well) )*(?:one|two|three|four|five|six|seven|eight|nine|ten|an? single|half|\d{1,2}) (?:of )?(?:\w+ ){0,3}?(?:is|are|'s|would be|will be|'d be) (?:more than |quite |plenty )?(?:enough|plenty|fine|sufficient)\b/;

/** "Engrave love on it": whatever it is to say. */
const ASKS_TO_CUT = /^(?:please |and |also |just |can you |could you )*(?:engrave|inscribe|write|stamp)\b/i;

/** "My husband thinks bigger", "my sister says more pearls": another's wish, handed on. */
const WISHED_BY_OTHERS =
  /^(?:and |but )?(?:my|our) (?:\w+ )?\w+ (?:thinks?|reckons?|says?|votes?|wants?) (?:for )?(?:it (?:should|could|needs to) |(?:a (?:bit|little) )?(?:more|fewer|less|no|bigger|smaller|larger|wider|thinner|thicker|longer|shorter|higher|lower)\b)/i;

/** "I work with my hands", "my wife hates green", "halos are dated". */
export function isTelling(text: string): boolean {
  const said = text.trim().replaceAll('’', "'");
  if (SUFFICES.test(said.toLowerCase())) return false;
  if (RATHER_NOT.test(said) || FORETELLS.test(said) || EASIER.test(said)) return true;
  if (WISHED_BY_OTHERS.test(said) || ASKS_TO_CUT.test(said)) return false;
  // "She likes them noticeable": a third person's liking is told, one's own is asked.
  const asked = said.replace(/^((?:and |but )?(?!i\b|we\b)\w+(?: \w+){0,3}?) likes\b/i, '$1 loves');
  return (SPEAKER.test(asked) || STATEMENT.test(asked)) && !REQUEST.test(asked);
}

const TASTE = anyOf(TASTES);

/** "She loves hearts": a hint where nothing is asked outright. */
export const isTaste = (text: string): boolean => isTelling(text) && TASTE.test(text);

const COMPLAINT = anyOf(COMPLAINTS);
const OF_PIECE = new RegExp(String.raw`^(?:and |but |well )?${phrases(OF_THE_PIECE)}\b`, 'i');
/** "It reminds me of her ruby", "it's for my niece": what it is to somebody. */
const MEANS = new RegExp(
  String.raw`^(?:and |but |well )?${phrases(OTHERS)} (?:all )?${phrases(HEARSAY)}\b|\b${phrases(MEANINGS)}\b`,
  'i',
);

/** "She's a Virgo, oops", "he is a fox, not a wolf": told because the design has it wrong. */
const CORRECTS = new RegExp(String.raw`\b${phrases(CORRECTIONS)}\b|\bnot (?:an? |the )?\w+(?: \w+)?$`, 'i');
const NAMES_PIECE = new RegExp(
  String.raw`\b(?:it|its|the|this|them|these|that)\b|^(?:and |but )?${phrases(PARTS)} (?:is|are|looks?|feels?|seems?)\b`,
  'i',
);
const DISLIKED = anyOf(DISLIKES);

/** A clause that tells of people and their things, and finds nothing wrong with the piece. */
export function isStory(text: string): boolean {
  if (!isTelling(text) || isTaste(text)) return false;
  if (MEANS.test(text) || RATHER_NOT.test(text.trim())) return true;
  if (CORRECTS.test(text) || OF_PIECE.test(text.trim()) || DISLIKED.test(text)) return false;
  return !(COMPLAINT.test(text) && NAMES_PIECE.test(text));
}

/** "Too busy.": no more is said. */
const ONLY_TOO_MUCH =
  /^(?:(?:it|its|it's|that|that's|this|is|bit|a|way|far|just|still|maybe|hm+|looks|feels|a little|rather) )*too \w+(?: for (?:me|him|her|us|my taste))?$/i;

/** "It looks kinda small", "they hang too low": of no part in particular. */
export const isVagueComplaint = (text: string): boolean =>
  ONLY_TOO_MUCH.test(text.trim().replaceAll('’', "'")) ||
  (isTelling(text) &&
    COMPLAINT.test(text) &&
    /^(?:and |but |well )?(?:it|its|it's|that|that's|this|these|they)\b/i.test(
      text.trim().replaceAll('’', "'"),
    ));
