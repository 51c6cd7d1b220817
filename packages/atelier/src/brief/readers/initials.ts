/** Initials of names that begin with a prefix: "D.McK", "J.O'B", "R.St.J", "K. & T." */

/** One of them: a capital, or a prefix and the capital that is kept behind it. */
const ONE = "(?:(?:Mc|Mac|Fitz|O['’])?\\p{Lu}|\\p{Lu}['’]|St|Mc|Mac)";
const WHOLE = new RegExp(`^${ONE}$`, 'u');
const RUN = /^\p{Lu}{0,3}(?:Mc|Mac|Fitz|O['’])\p{Lu}$/u;
/** Initials with their points, joined as two people's are; the last of them without its own. */
const DOTTED = new RegExp(`^${ONE}(?:\\.?\\s?(?:(?:&|\\+|and)\\s?)?${ONE})*$`, 'u');

/** "McK", "O'B", "DMcK": a token that is initials with a prefix among them. */
export const isPrefixed = (text: string): boolean => RUN.test(text);

export const isInitial = (text: string): boolean => WHOLE.test(text);

/** "M.A.R", "K. & T", "J. McK": what is initials from its beginning to its end. */
export const areInitials = (text: string): boolean => DOTTED.test(text);
