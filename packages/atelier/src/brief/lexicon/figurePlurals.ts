import type { Figure, Motif } from '@filigree/contracts';

/** Figures whose plural is one of them, or a pattern: a pair of wings, the phases of the moon, leaves on a twig. */
export const ONE_IN_PLURAL: ReadonlySet<Figure | Motif> = new Set<Figure | Motif>([
  'wing-pair',
  'branch',
  'moon-phases',
  'hexagons',
  'chevrons',
  'cubes',
  'constellation',
  'interlocked-hearts',
  'laurel-wreath',
  'footprints',
  'music-notes',
  'ballet-shoes',
  'cherries',
  'grapes',
  'books',
  'glasses',
  'theatre-masks',
  'crossed-swords',
  'lips',
  'scales',
  'scissors',
  'rams-horns',
  'bell',
  'wave',
  'knot',
  'mountain',
  'crescent-moon',
  'sun',
  'libra',
  'gemini',
  'pisces',
  'rune-disc',
]);

/**
 * Whether a figure was named in the plural. `norm`: its name as the lexicon spells it; `word`: the last word as it was
 * written. Leaves are spelt as they are (spelling.ts).
 */
export const namesMany = (norm: string, word: string): boolean =>
  /s$/.test(word) && (norm.split(' ').at(-1) !== word || word === 'leaves');
