/** Clauses that tell why something is wished, or a story around it: nothing of them is a wish. */

/** Whoever or whatever a clause speaks of without asking. */
const SPEAKER =
  /^(?:and |but |well |because |cause |since )?(?:loves|likes|adores|collects|hates|wears|works|plays|lives|i|im|ive|we|were|she|shes|he|hes|they|it|that|this|these|my|her|his|our|their|ours|everyone|everybody|nobody|people|mine|mom|mum|dad|grandma|grandpa|nana)\b/i;
/** "Halos are dated", "white looks cold on me": a statement about anything else. */
const STATEMENT =
  /^(?:and |but |well |because |cause |since )?(?!(?:the|make|have|has|get|let|put|give|try|use|is|are|do|does|go|no|not|with|in|on|same|just|only|more|less|maybe|and|or|so)\b)(?:[\p{L}'’]+ ){1,3}?(?:is|are|was|were|always|never|looks?|feels?|seems?|says?|said|has|reminds?|makes?|means?|loves?|likes?|hates?|falls?|irritates?|suits?)\b(?! (?:it|them|this|that)$)/iu;
const REQUEST =
  /\b(?:want|need|needs|like|would|rather|(?:i|we)'?(?:d|ll)|wish|prefer|make (?:it|the|that|them)|should|could|can|please|pls|plz|have to|must|thinking|hoping|picturing|imagining|supposed|(?:i|we) (?:think|said|asked|ordered|meant)|instead|better|best|nicer|prettier|cuter|fine|ok|okay|enough|perfect|good)\b/i;
/** "I don't want to copy her": what one would rather not do, where nothing of the piece is named. */
const RATHER_NOT =
  /^(?:and |but )?(?:i|we|she|he|they) (?:just )?(?:don'?t|do not|doesn'?t) (?:want|like|need) to (?!have|see|wear|keep|use|lose)\w+/i;

/** "I work with my hands", "my wife hates green", "halos are dated". */
export function isTelling(text: string): boolean {
  const said = text.trim().replaceAll('’', "'");
  if (RATHER_NOT.test(said)) return true;
  // "She likes them noticeable": a third person's liking is told, one's own is asked.
  const asked = said.replace(/^((?:and |but )?(?!i\b|we\b)\w+(?: \w+){0,3}?) likes\b/i, '$1 loves');
  return (SPEAKER.test(asked) || STATEMENT.test(asked)) && !REQUEST.test(asked);
}

/** "She loves hearts": a hint where nothing is asked outright. */
export const isTaste = (text: string): boolean =>
  isTelling(text) &&
  /\b(?:loves?|likes|adores?|collects?|into|obsessed|favou?rite|fan of|more of an?|birthstone)\b/i.test(text);

/** What is found wrong with the piece: it asks to be mended. */
const COMPLAINT =
  /\btoo \w+|\b(?:not|isn'?t|aren'?t|doesn'?t|don'?t|hates?|dislikes?|boring|dated|(?:look|feel|seem|hang|sit)s?|st(?:ick|uck)s?|snag\w*|catch\w*|pinch\w*|dig|digs|scratch\w*|slip\w*|loose|tight|chok\w+|heavy|keeps? \w+ing|(?:falls?|slides?) off)\b/i;
const OF_PIECE = /^(?:and |but |well )?(?:it|its|it's|that|that's|this|these|they|the)\b/i;
/** "It reminds me of her ruby", "it's for my niece": what it is to somebody. */
const MEANS =
  /^(?:and |but |well )?(?:they|people|everyone|everybody) (?:all )?(?:said|say|told|tell|think)\b|\b(?:reminds?|represents?|symboli[sz]es?|stands for|belonged|(?:is|was|are|'s|its) (?:for|a (?:gift|present|surprise)|from)|was (?:my|her|his|our))\b/i;

/** "She's a Virgo, oops", "he is a fox, not a wolf": told because the design has it wrong. */
const CORRECTS = /\b(?:oops|whoops|sorry|actually|mistake|wrong|my bad)\b|\bnot (?:an? |the )?\w+(?: \w+)?$/i;
const NAMES_PIECE = /\b(?:it|its|the|this|them|these|that)\b/i;
const DISLIKES = /\b(?:hates?|dislikes?|(?:don'?t|do not|doesn'?t) (?:like|love|want))\b/i;

/** A clause that tells of people and their things, and finds nothing wrong with the piece. */
export function isStory(text: string): boolean {
  if (!isTelling(text) || isTaste(text)) return false;
  if (MEANS.test(text) || RATHER_NOT.test(text.trim())) return true;
  if (CORRECTS.test(text) || OF_PIECE.test(text.trim()) || DISLIKES.test(text)) return false;
  return !(COMPLAINT.test(text) && NAMES_PIECE.test(text));
}

/** "It looks kinda small", "they hang too low": of no part in particular. */
export const isVagueComplaint = (text: string): boolean =>
  isTelling(text) &&
  COMPLAINT.test(text) &&
  /^(?:and |but |well )?(?:it|its|it's|that|that's|this|these|they)\b/i.test(
    text.trim().replaceAll('’', "'"),
  );
