/** Finds the product's vocabulary in a sentence: whole words, plurals, and the parts of names such as "A / B". */
import {
  CULTURAL_INSPIRATIONS,
  DESIGN_ERAS,
  GEMSTONES,
  JEWELRY_TYPES,
  METAL_FINISHES,
  METALS,
  MOTIFS,
  OCCASIONS,
  SETTING_STYLES,
  STONE_CUTS,
} from '@filigree/contracts';
import { wordNow } from '../../../i18n/vocabulary.ts';
import type { ChipField, DesignGuide } from '../model/guide.ts';

interface Term {
  readonly words: string;
  readonly field: ChipField;
  readonly value: string;
}

export interface Found {
  readonly field: ChipField;
  readonly value: string;
}

/** Words of the street for values of the list; only where one meaning is usual. */
const SYNONYMS: readonly Term[] = [
  { words: 'band', field: 'selectedType', value: 'Ring' },
  { words: 'earring', field: 'selectedType', value: 'Earrings' },
  { words: 'stud', field: 'selectedType', value: 'Earrings' },
  { words: 'cufflink', field: 'selectedType', value: 'Cufflinks' },
  { words: 'viking', field: 'culturalInspiration', value: 'Norse / Viking' },
  { words: 'wedding', field: 'designEra', value: 'Classic / Bridal' },
  { words: 'solitaire', field: 'settingStyle', value: 'Solitary' },
  { words: 'pavé', field: 'settingStyle', value: 'Pave' },
  { words: 'sterling', field: 'selectedMetals', value: 'Silver' },
  { words: 'lapis', field: 'selectedGemstones', value: 'Lapis Lazuli' },
  { words: 'snake', field: 'selectedMotifs', value: 'Serpent' },
  { words: 'flower', field: 'selectedMotifs', value: 'Floral' },
  { words: 'moon', field: 'selectedMotifs', value: 'Celestial' },
  { words: 'proposal', field: 'occasion', value: 'Engagement' },
  { words: 'every day', field: 'occasion', value: 'Everyday' },
  { words: 'daily', field: 'occasion', value: 'Everyday' },
];

function termsOf(field: ChipField, values: readonly string[]): Term[] {
  return values.flatMap((value) =>
    [value, ...(value.includes(' / ') ? value.split(' / ') : [])].map((words) => ({
      words: words.toLowerCase(),
      field,
      value,
    })),
  );
}

/** "emerald cut" and "heart-shaped" are cuts; the bare words are a stone and a motif. */
const CUT_TERMS: readonly Term[] = STONE_CUTS.flatMap((value) =>
  ['cut', 'shaped', 'shape'].map((noun) => ({
    words: `${value.toLowerCase()} ${noun}`,
    field: 'stoneCut' as const,
    value,
  })),
);
const AMBIGUOUS_CUTS = ['Emerald', 'Heart', 'Round'];

const TERMS: readonly Term[] = [
  ...CUT_TERMS,
  ...termsOf('selectedType', JEWELRY_TYPES),
  ...termsOf('designEra', DESIGN_ERAS),
  ...termsOf('culturalInspiration', CULTURAL_INSPIRATIONS),
  ...termsOf('selectedMetals', METALS),
  ...termsOf('metalFinish', METAL_FINISHES),
  ...termsOf('selectedGemstones', GEMSTONES),
  ...termsOf(
    'stoneCut',
    STONE_CUTS.filter((cut) => !AMBIGUOUS_CUTS.includes(cut)),
  ),
  ...termsOf('settingStyle', SETTING_STYLES),
  ...termsOf('selectedMotifs', MOTIFS),
  ...termsOf('occasion', OCCASIONS),
  ...SYNONYMS,
];

/** In lower case and without accents, between spaces: as people type. */
export const plainWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}%/.]+/gu, ' ')
    .replaceAll(/\.(?=\s|$)/g, '')
    .replaceAll(/(\d) k(?=\s|$)/g, '$1k')
    .trim()} `;

/** The same values as the language of the page names them; a cut that shares its word with a stone is "talla" of it. */
function termsOfPage(): Term[] {
  const spoken = new Map<string, Term>();
  for (const { field, value } of TERMS) {
    const word = wordNow(value);
    if (word === value) continue;
    const names = field === 'stoneCut' ? [`talla ${word}`, `corte ${word}`] : [word, ...word.split(' / ')];
    for (const words of names) spoken.set(`${field} ${words}`, { words, field, value });
  }
  return [...spoken.values()];
}

/** In the order in which the sentence names them; longer names win over the shorter ones inside them. */
export function recognise(text: string): Found[] {
  let rest = plainWords(text);
  const hits: (Found & { at: number })[] = [];
  const terms = [...termsOfPage(), ...TERMS].sort((a, b) => b.words.length - a.words.length);
  for (const { words, field, value } of terms) {
    const needle = plainWords(words).trim();
    for (const form of [needle, `${needle}s`, `${needle}es`, needle.replace(/y$/, 'ies')]) {
      const at = rest.indexOf(` ${form} `);
      if (at < 0) continue;
      // Blanked, not cut out, so that later positions stay those of the sentence.
      rest = `${rest.slice(0, at + 1)}${'\u0000'.repeat(form.length)}${rest.slice(at + 1 + form.length)}`;
      if (!hits.some((hit) => hit.field === field && hit.value === value)) hits.push({ field, value, at });
      break;
    }
  }
  return hits.sort((a, b) => a.at - b.at).map(({ field, value }) => ({ field, value }));
}

const LISTS: readonly ChipField[] = [
  'culturalInspiration',
  'selectedMetals',
  'selectedGemstones',
  'selectedMotifs',
];

/** The recognised values laid over a guide: lists grow, single choices are replaced. */
export function applyFound(guide: DesignGuide, found: readonly Found[]): Partial<DesignGuide> {
  const change: Record<string, unknown> = {};
  for (const { field, value } of found) {
    if (!LISTS.includes(field)) {
      change[field] = value;
      continue;
    }
    const chosen = (change[field] ?? guide[field]) as readonly string[];
    if (!chosen.includes(value)) change[field] = [...chosen, value];
  }
  return change as Partial<DesignGuide>;
}
