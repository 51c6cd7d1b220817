/**
 * What is cut of the words that a rule of lettering captures as `what`.
 *
 * | Effect | Cut |
 * |---|---|
 * | `line` | they, as they are written |
 * | `lines` | they, of every place where the rule holds, one on each side |
 * | `initials` | they, as they are written, beside a quotation too |
 * | `capitalised` | they, with a capital at their head |
 * | `in-capitals` | they, typed in a hurry, in capitals |
 * | `letters-of-each` | the single capitals among them |
 * | `sides` | they, and what is captured as `other` on another side or piece |
 * | `wearer` | they, for the person who is captured as `wearer` |
 */
export type LetterEffect =
  | 'line'
  | 'lines'
  | 'initials'
  | 'capitalised'
  | 'in-capitals'
  | 'letters-of-each'
  | 'sides'
  | 'wearer';
