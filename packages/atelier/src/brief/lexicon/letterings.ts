/** How letters are written, by what customers call it. Words are lemmas (spelling.ts). */
import type { BriefLettering } from '@filigree/contracts';
import { phrasesOf, type Vocabulary } from './entry.ts';

/** Names of hands: they speak of letters behind "in", and wherever something is to be written. */
export const HAND_WORDS: Vocabulary<BriefLettering> = {
  script:
    'script, cursive, curisve, cursve, cursiv, calligraphy, caligraphy, calligraphic, joined up writing, joined writing, joined up handwriting, longhand, handwritten, hand written, copperplate, spencerian',
  serif: 'serif, with serif, slab serif, times new roman, bodoni, didot, garamond',
  sans: 'sans serif, sanserif, without serif, no serif, block capital, block cap, block letter, helvetica, futura',
  italic: 'italic, italicised, italicized',
  blackletter:
    'old english, olde english, blackletter, fraktur, textura, black letter font, black letter script, black letter lettering',
  typewriter: 'typewriter, type writer, typewritten, monospace, monospaced',
};

/** Qualities that speak of letters only right before a word for them. */
export const HAND_QUALITIES: Vocabulary<BriefLettering> = {
  script:
    'joined up, flowing, flowy, curly, swirly, swirling, loopy, flourished, copperplate style, handwriting style',
  serif: 'roman',
  sans: 'block, clear block, plain block, print, printed, sans',
  italic: 'slanted, slanting, sloped, sloping',
  blackletter: 'gothic, medieval, mediaeval, tudor, monastic',
  typewriter: 'typed',
};

/** Qualities of a piece as much as of letters: they need a word that can be nothing but a typeface. */
export const TYPEFACE_QUALITIES: Vocabulary<BriefLettering> = {
  script: 'elegant, romantic, feminine, fancy, girly, brush, signature, handwriting',
  serif: 'classic, classical, traditional, bookish, old fashioned, formal, newspaper, trajan',
  sans: 'plain, simple, clear, clean, modern, contemporary, minimal, minimalist, minimalistic, arial',
  italic: 'leaning',
  blackletter: 'goth, tattoo style',
  typewriter: 'courier, newsprint',
};

/** Letters of one height. */
export const CASE_WORDS = {
  capitals:
    'in capital, in cap, in all cap, in all capital, all cap, all capital, all in capital, capital letter, capital lettering, block capital, block cap, roman capital, roman cap, uppercase, upper case, upper case letter, uppercase letter, caps lock, full cap, full capital',
  small: 'lowercase, lower case, all lowercase, all lower case, lower case letter, lowercase letter',
} as const;

/** What is written, and what it is written in: nouns behind a quality. */
export const LETTER_NOUNS: ReadonlySet<string> = new Set(
  'letter lettering font typeface typography writing handwriting script text initial monogram name nameplate capital cap'.split(
    ' ',
  ),
);
/** Nouns that a quality of the piece could not stand before. */
export const TYPEFACE_NOUNS: ReadonlySet<string> = new Set(
  'font typeface lettering typography writing handwriting'.split(' '),
);

/** Words of a request in which something is to be written. */
export const WRITES =
  /^(?:engrav\w*|inscri\w*|monogram\w*|lettering|letters?|initials?|names?|nameplates?|fonts?|typeface|text|words?|write|written|writing|spell\w*|says?|saying|reads?|reading|etched|stamped|dates?|message|motto|quote|coordinates)$/;

/** Writing of other peoples: none of these hands. */
export const OTHER_WRITING =
  /^(?:arabic|persian|farsi|urdu|islamic|ottoman|chinese|japanese|korean|kanji|hebrew|hindi|sanskrit|devanagari|thai|tibetan|armenian|georgian|ethiopic|amharic|runic|rune|ogham|cuneiform|hieroglyphic|hieroglyph|mayan|elvish)$/;

/** Somebody's own: "in my grandmother's handwriting" cannot be cut from words. */
export const OWN_HAND = /^(?:handwriting|handwritten|signature)$/;

/** The single words of all these: no slips of jewelry's. */
export const HAND_VOCABULARY: ReadonlySet<string> = new Set(
  [HAND_WORDS, HAND_QUALITIES, CASE_WORDS].flatMap((table) =>
    Object.values(table).flatMap((list) => phrasesOf(list).flatMap((phrase) => phrase.split(' '))),
  ),
);
