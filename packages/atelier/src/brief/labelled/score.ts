import type { Brief, Interpretation } from '@filigree/contracts';

/** A sentence as a customer would write it, and what a jeweler would note down; unnamed fields are empty. */
export interface LabelledSentence {
  readonly text: string;
  readonly brief?: Partial<Omit<Brief, 'proportions' | 'eachRing'>> & {
    readonly proportions?: Partial<Brief['proportions']>;
    readonly eachRing?: Brief['eachRing'];
  };
  readonly offTopic?: boolean;
}

export interface FieldScore {
  found: number;
  wrong: number;
  missed: number;
}

/** A brief as facts that can be counted: "gemstones" has one a stone, "type" one or none. */
export function factsOf(brief: LabelledSentence['brief']): Map<string, Set<string>> {
  const facts = new Map<string, Set<string>>();
  const add = (field: string, value: unknown): void => {
    if (value === null || value === undefined || value === false) return;
    const text = typeof value === 'string' ? value.toLowerCase() : JSON.stringify(value);
    facts.set(field, (facts.get(field) ?? new Set()).add(text));
  };
  for (const [field, value] of Object.entries(brief ?? {})) {
    if (field === 'stoneSizeMm') {
      if (Array.isArray(value) && value.length > 0) add(field, value);
    } else if (field === 'proportions') {
      for (const [key, word] of Object.entries(value ?? {})) if (word !== null) add(field, `${key} ${word}`);
    } else if (field === 'budget') {
      const { min, max } = value as Brief['budget'];
      if (min !== null || max !== null) add(field, [min, max]);
    } else if (field === 'eachRing') {
      (value as Brief['eachRing'])?.forEach((ring, at) => {
        for (const [own, said] of factsOf(ring))
          for (const one of said) add(field, `${at + 1} ${own} ${one}`);
      });
    } else if (Array.isArray(value)) {
      for (const element of value) add(field, element);
    } else {
      add(field, value);
    }
  }
  return facts;
}

export const precision = ({ found, wrong }: FieldScore): number =>
  found + wrong === 0 ? 1 : found / (found + wrong);
export const recall = ({ found, missed }: FieldScore): number =>
  found + missed === 0 ? 1 : found / (found + missed);

export interface Report {
  readonly fields: Map<string, FieldScore>;
  /** One line for each sentence that was not read exactly as labelled. */
  readonly differences: string[];
}

/** Fields that became part of the brief when most sentences were labelled: they are compared where a label names them. */
const LABELLED_SINCE: ReadonlySet<string> = new Set([
  'gemstoneNumbers',
  'figureRelations',
  'stoneGroups',
  'excludedFigures',
  'excludedMotifs',
  'excludedParts',
]);

/** Compares readings with labels, counting each fact once. */
export function score(
  sentences: readonly LabelledSentence[],
  read: (text: string) => Pick<Interpretation, 'brief' | 'offTopic'>,
): Report {
  const fields = new Map<string, FieldScore>();
  const differences: string[] = [];
  const of = (field: string): FieldScore => {
    const known = fields.get(field) ?? { found: 0, wrong: 0, missed: 0 };
    fields.set(field, known);
    return known;
  };
  for (const sentence of sentences) {
    const { brief, offTopic } = read(sentence.text);
    const refused = offTopic !== null;
    const notes: string[] = [];
    if (refused && sentence.offTopic === true) of('offTopic').found += 1;
    if (refused !== (sentence.offTopic === true)) {
      of('offTopic')[refused ? 'wrong' : 'missed'] += 1;
      notes.push(refused ? 'refused' : 'not refused');
    }
    if (sentence.offTopic !== true) {
      const expected = factsOf(sentence.brief);
      const given = factsOf(brief);
      for (const field of new Set([...expected.keys(), ...given.keys()])) {
        if (LABELLED_SINCE.has(field) && !(field in (sentence.brief ?? {}))) continue;
        for (const value of expected.get(field) ?? []) {
          if (given.get(field)?.has(value)) of(field).found += 1;
          else {
            of(field).missed += 1;
            notes.push(`-${field} ${value}`);
          }
        }
        for (const value of given.get(field) ?? []) {
          if (expected.get(field)?.has(value)) continue;
          of(field).wrong += 1;
          notes.push(`+${field} ${value}`);
        }
      }
    }
    if (notes.length > 0) differences.push(`${sentence.text}  =>  ${notes.join(', ')}`);
  }
  return { fields, differences };
}
