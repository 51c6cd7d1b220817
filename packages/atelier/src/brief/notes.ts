import { ENGRAVING_MAX_LENGTH, type Interpretation } from '@filigree/contracts';

type Understood = Interpretation['understood'][number];
type Conflict = Interpretation['conflicts'][number];

/** Field names as people read them, for messages. */
const LABELS: Readonly<Record<string, string>> = {
  type: 'jewelry type',
  metals: 'metal',
  gemstones: 'gemstones',
  stoneCut: 'stone cut',
  setting: 'setting',
  finish: 'metal finish',
  motifs: 'motifs',
  figures: 'figures',
  era: 'era',
  culture: 'cultural inspiration',
  occasion: 'occasion',
  engraving: 'engraving',
  lettering: 'lettering',
  budget: 'price range',
  customGemstone: 'custom gemstone',
  bandProfile: 'band profile',
  chainKind: 'kind of chain',
  earringKind: 'kind of earring',
  braceletKind: 'kind of bracelet',
  claspKind: 'clasp',
  arrangements: 'arrangement',
};

/** What is told to the customer about the reading, gathered while the brief is put together. */
export class Notes {
  readonly understood: Understood[] = [];
  readonly conflicts: Conflict[] = [];

  words(field: string, value: string, words: string): void {
    this.understood.push({ field, value, words, source: 'words' });
  }

  guide(field: string, value: string): void {
    this.understood.push({ field, value, words: '', source: 'guide' });
  }

  conflict(field: string, guide: string, words: string): void {
    const label = LABELS[field] ?? field;
    this.conflicts.push({
      field,
      guide,
      words,
      message: `Your words say "${words}" for the ${label}, the Design Guide says ${guide}. The guide is followed.`,
    });
  }

  /** So much of a text as there is room for; that the rest is not possible is told. */
  fitting(letters: string): string {
    const fits = letters.slice(0, ENGRAVING_MAX_LENGTH);
    if (fits.length < letters.length)
      this.conflicts.push({
        field: 'engraving',
        guide: '',
        words: fits,
        message: `Your words ask for letters that are not possible in full: there is room for ${ENGRAVING_MAX_LENGTH} characters, so it ends at "${fits}".`,
      });
    return fits;
  }

  /** @param taken the nearest value that is designed, with its unit */
  beyond(field: string, taken: string, words: string, side: 'most' | 'least'): void {
    this.conflicts.push({
      field,
      guide: '',
      words,
      message: `Your words say "${words}": ${taken} is the ${side} that we design, and is taken.`,
    });
  }
}

/** What no stone can do, where the nearest setting was read for it. */
export const sayHeld = (words: string): Conflict => ({
  field: 'setting',
  guide: '',
  words,
  message: `Your words say "${words}": a stone has to be held somewhere. The ends of the band press on it from two sides, so that it seems to float.`,
});

/** What is sold beside the pieces that are made here, and the nearest of these, with its article. */
export const sayNearest = (words: string, piece: 'brooch' | 'charm' | 'necklace'): Conflict => ({
  field: 'type',
  guide: '',
  words,
  message: `Your words say "${words}": it is not among the pieces that are made here. What comes nearest is designed: a ${piece}.`,
});

/** What was asked for and refused in one text: the wish is followed. */
export const sayContradiction = (field: string, asked: string, refused: string): Conflict => ({
  field,
  guide: '',
  words: refused,
  message: `Your words ask for "${asked}" and also say "${refused}": the first is followed.`,
});
