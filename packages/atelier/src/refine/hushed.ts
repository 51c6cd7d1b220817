import { tokenise } from '../brief/tokens.ts';

/** A text whose quotations are empty: what is to be cut into the metal asks for nothing else. */
export function withoutQuotations(text: string): string {
  let said = '';
  let end = 0;
  for (const { kind, start, end: last } of tokenise(text)) {
    if (kind !== 'quoted') continue;
    said += `${text.slice(end, start)}""`;
    end = last;
  }
  return said + text.slice(end);
}
