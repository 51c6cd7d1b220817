/** Writing that no face of ours has (design/lettering/fonts.ts: Latin and Cyrillic), and verses that are written in it. */
import type { Faith } from './faiths.ts';

const PEOPLES =
  'arabic|hebrew|persian|farsi|urdu|chinese|mandarin|japanese|korean|hindi|sanskrit|tamil|telugu|bengali|punjabi|gurmukhi|devanagari|thai|tibetan|armenian|amharic|ethiopic|aramaic|yiddish|ottoman|kufic|nastaliq|thuluth|greek|georgian|runic|elvish';
const LETTERS = 'letters?|lettering|script|calligraphy|characters?|writing|alphabet|text|font|symbols?';

/** "Arabic calligraphy", "in Hebrew letters", "kanji". */
export const OTHER_SCRIPTS = new RegExp(
  `\\b(?:(?:${PEOPLES}) (?:${LETTERS})|kanji|hanzi|hiragana|katakana|hangul)\\b`,
  'giu',
);

/** "Fatima in Arabic", "written in Hebrew": a language by itself, where something is written; others are eras and styles too. */
export const IN_OTHER_SCRIPT =
  /\bin (?:arabic|hebrew|persian|farsi|urdu|chinese|mandarin|japanese|korean|hindi|sanskrit|tamil|bengali|punjabi|gurmukhi|thai|greek|aramaic|yiddish)\b(?! (?:style|design|look|fashion|silver|gold|tradition|manner))/giu;

/** Verses and words of prayer that are written in such letters. */
export const VERSES: Readonly<Partial<Record<Faith, RegExp>>> = {
  muslim:
    /\b(?:ayat(?:ul|[ -]ul|[ -]al|[ -]e)?[ -]?kursi|ayatul[ -]?qursi|throne verse|(?:an? |the )?(?:verses?|ayah?|ayat|surah?|lines?|words?) (?:of|from|out of) the (?:holy )?(?:qur['’]?an|koran)|qur['’]?an(?:ic)? (?:verses?|ayat|surah?)|sura[ht] [\w-]+|bismillah|basmala|shahada(?:h)?|kalma|kalima|(?:four|4) quls?|(?:99 )?names? of allah|allah|mashallah|subhanallah|alhamdulillah|inshallah)\b/iu,
  jewish:
    /\b(?:shema(?: yisrael)?|torah verses?|verses? (?:of|from) the torah|priestly blessing|birkat kohanim)\b/iu,
  hindu:
    /\b(?:gayatri mantra|(?:maha ?)?mrityunjaya(?: mantra)?|hanuman chalisa|s[h]?loka|(?:hindu |vedic |sanskrit )mantra)\b/iu,
  buddhist: /\b(?:om mani padme hum|heart sutra|lotus sutra|(?:buddhist |tibetan )mantra|sutra)\b/iu,
  sikh: /\b(?:mool mantar|mul mantar|japji sahib|gurbani(?: verses?)?)\b/iu,
};
