/** Values from elsewhere (answers, what the device kept), brought into a shape: what is missing gets its default. */

/** A default for each field: a plain value, or another shape. */
export interface Shape {
  readonly [field: string]: Default;
}
type Default = string | number | boolean | null | undefined | Shape | Complete;
/** Never throws, and answers with the shape whatever it is given. */
export type Complete = (value: unknown) => unknown;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function completeField(value: unknown, standard: Default): unknown {
  if (typeof standard === 'function') return standard(value);
  if (isRecord(standard)) return shaped(standard as Shape)(value);
  // Where nothing is a proper answer, anything else is left to whoever reads it.
  if (standard === null || standard === undefined) return value ?? standard;
  return typeof value === typeof standard ? value : standard;
}

/** A record with these fields at least; further ones stay. */
export const shaped =
  (shape: Shape): Complete =>
  (value) => {
    const given = isRecord(value) ? value : {};
    const fields = Object.entries(shape).map(([field, standard]) => [
      field,
      completeField(given[field], standard),
    ]);
    return { ...given, ...Object.fromEntries(fields) };
  };

/** A list of such; an empty one in the place of anything else. Entries that are no records are left out. */
export const listOf =
  (entry: Complete): Complete =>
  (value) =>
    Array.isArray(value) ? value.filter(isRecord).map(entry) : [];

/** A list of texts. */
export const texts: Complete = (value) =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** Answers nothing for nothing, else the shape. */
export const perhaps =
  (complete: Complete): Complete =>
  (value) =>
    isRecord(value) ? complete(value) : null;
