/** What a brief asks for: only the fields that are set, with the words that said them. */
import type { Brief, Interpretation } from '@filigree/contracts';

export interface BriefField {
  readonly field: string;
  readonly value: unknown;
  /** Empty where the words say it by another field, or by what they leave out. */
  readonly words: readonly string[];
}

const isUnset = (value: unknown): boolean =>
  value == null || value === false || (typeof value === 'object' && Object.values(value).every(isUnset));

const withoutUnset = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutUnset);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => !isUnset(part))
      .map(([key, part]) => [key, withoutUnset(part)]),
  );
};

export const briefFields = (brief: Brief, understood: Interpretation['understood']): BriefField[] =>
  Object.entries(brief).flatMap(([field, value]) => {
    if (isUnset(value)) return [];
    const said = understood.filter((one) => one.field === field || one.field.startsWith(`${field}.`));
    return [{ field, value: withoutUnset(value), words: said.map(({ words }) => words) }];
  });
