/** Bodies and queries as the API takes them: `line_items[0][price_data][currency]=usd`. */
import { invalid } from '../errors.ts';

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

const MAX_FIELDS = 1_000;
const MAX_DEPTH = 8;
const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/** @throws {Refusal} of names that cannot be read, contradict each other, or are too many. */
export function parseForm(text: string): Form {
  const root = bare();
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > MAX_FIELDS) throw invalid(`A request has at most ${MAX_FIELDS} parameters.`);
  for (const [name, value] of pairs) {
    // No text of a database can hold it.
    if (name.includes('\0') || value.includes('\0')) throw invalid('Invalid character in the request.');
    put(root, name, value);
  }
  return plain(root) as Form;
}

/** Without a prototype, so that no name means anything by itself. */
function bare(): Form {
  return Object.create(null) as Form;
}

function put(root: Form, name: string, value: string): void {
  const match = NAME.exec(name);
  if (!match) throw invalid(`Invalid parameter name: ${name.slice(0, 80)}`, { param: name.slice(0, 80) });
  const keys = [match[1]!, ...[...match[2]!.matchAll(/\[([^[\]]*)\]/g)].map((key) => key[1]!)];
  if (keys.length > MAX_DEPTH) throw invalid('The parameters are nested too deeply.', { param: match[1]! });
  let at = root;
  for (const [index, given] of keys.entries()) {
    // `expand[]=a&expand[]=b`: the next free place of the list.
    const key = given === '' ? String(Object.keys(at).length) : given;
    if (index === keys.length - 1) {
      at[key] = value;
      return;
    }
    const next = at[key] ?? bare();
    if (typeof next === 'string' || Array.isArray(next)) {
      throw invalid(`Invalid object: ${keys[0]}`, { param: keys[0]! });
    }
    at[key] = next;
    at = next;
  }
}

/** Groups whose keys are 0, 1, 2 ... are lists. */
function plain(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, plain(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  if (isList) return entries.map(([, inner]) => inner);
  const group = bare();
  for (const [key, inner] of entries) group[key] = inner;
  return group;
}
