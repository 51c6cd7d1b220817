/** What a clause does to what it names: change, add, take away or keep. */
import { oneColourIn } from './colourAlone.ts';
import { contrastOf } from './contrast.ts';
import { withoutQuotations } from './hushed.ts';
import { SUFFICES } from './telling.ts';

export type Intent = 'change' | 'add' | 'remove' | 'keep';

const KEEP =
  /\b(?:keeps?(?! \w+ing\b)|retain|preserve|maintain|leave(?! (?:out|off|away|(?:it|them|that) (?:blank|plain|empty)))|(?:don'?t|do not|without) (?:change|changing|touch|touching|alter)|as (?:it is|is|they are)|unchanged|stays?|remains?|(?:is|are|'s) (?:more than |quite |plenty )?enough)\b|^still (?!\w+er\b|more\b|less\b)|^(?:and |but |in )*(?:exact(?:ly)? )?(?:the )?same (?!(?:thing|again|as|to|for|please|idea|style)\b)(?!.*\b(?:but|except)\b)\w+/;
const REMOVE =
  /\b(?:remov(?:e|ed|ing)|delete|drop(?= (?:the|it|this|that|those|these|all|any|my|its)\b)(?!.*\b(?:sizes?|height|width|length|by|down)\b)|lose|tak(?:e|en|ing) (?:\S+ ){0,4}?(?:off|away|out)|get rid of|ditch|without|no|none|omit|minus|strip|erase|leave (?:out|off|away)|skip|scrap|eliminate|cut out|(?:ha[sv]e?|needs?|got) to go|(?:should|can|could|must|may) go(?= (?:away|now|please|pls)|$)|not|nix|undo(?= (?:the|my|that) )|(?:don'?t|do not|doesn'?t) (?:want|like|love|need)|hates?|dislikes?|not a fan|away with|rid)\b/;
const ADD = /\b(?:add|adding|include|put|insert|attach|give|want|plus|with|also|more)\b/;
/** Degrees and places that are refused, not things: "not so tall", "not very girly", "not on the stone". */
const DEGREE =
  /\bnot (?:all|every|the whole|entirely|on|in|at|inside|around|round|along|under|near|between)\b|\b(?:not|isn'?t|aren'?t) (?:so|too|as|very|that|quite)\b/;

/** "Pearl off", "the drops out": what is named goes. */
const GOES_OFF =
  /^(?:(?:and|but|please|so) )*(?:the |that |those )?(?!(?:it|them|that|round|show|set|go|goes|come|comes|put|lay|start|better|well|far|hands|way)\b)(?:\w+ )?(?!(?:it|them|that)\b)\w+ off(?: please| pls| now)?$/;

/** "Keep the leaves on the left only": the others are to go. */
export const ONE_SIDE_ALONE =
  /\b(?:only|just) (?:on |at )?(?:the |one )(?:left|right|side|shoulder)\b|\b(?:on|at) (?:the |one )(?:left|right|side|shoulder)(?: side| hand side)? (?:only|alone|and not the other)\b|\b(?:only|just) (?:keep )?(?:the|one) (?:\w+ )?(?:on|at) (?:the |one )(?:left|right|side)\b/;

/** What a clause does to what it names, or null when it has no verb of its own. */
export function intentOf(text: string): Intent | null {
  const plain = withoutQuotations(text).toLowerCase().replace(/[’`]/g, "'");
  if (/^\W*(?:please |and |also |can you |could you )*(?:engrave|inscribe)\b/.test(plain)) return 'change';
  if (/\b(?:should|must|can|could|to|it|that) (?:say|read|spell)s?\b/.test(plain)) return 'change';
  if (/\bnot? (?:more|less|fewer|wider|thicker|bigger|larger|higher)(?: than\b|$)/.test(plain))
    return 'change';
  if (SUFFICES.test(plain) || ONE_SIDE_ALONE.test(plain) || oneColourIn(plain) !== null) return 'change';
  if (KEEP.test(plain)) return 'keep';
  if (contrastOf(text) !== null) return 'change';
  const complains =
    /\btoo (?!many|much)\w+/.test(plain) && !/\b(?:remov|delete|lose|get rid|take)/.test(plain);
  if (GOES_OFF.test(plain)) return 'remove';
  if (REMOVE.test(plain) && !DEGREE.test(plain) && !complains) return 'remove';
  if (
    complains ||
    /\b(?:shorten|lengthen|extend|enlarge|reduce|increase|shrink|widen|narrow|thicken|raise|lower|swap|switch|replace|exchange|change|turn|make|set|use|try|go|convert|prefer|instead|should)\b/.test(
      plain,
    )
  ) {
    return /\badd\b/.test(plain) ? 'add' : 'change';
  }
  return ADD.test(plain) ? 'add' : null;
}
