import { Fragment, type ReactNode } from 'react';

/** Draws what stands between `<name>` and `</name>`. */
export type Marks = Readonly<Record<string, (text: string) => ReactNode>>;

const MARKED = /<(\w+)>(.*?)<\/\1>/gs;

/**
 * A text with links or emphasis in it: `<terms>Terms</terms>` is drawn by `marks.terms`. Marks do not nest. Values that
 * people type belong into the marks, not into the text, since a text's own marks are read from it.
 */
export function Rich({ text, marks }: { readonly text: string; readonly marks: Marks }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, name = '', inner = ''] = match;
    const draw = Object.hasOwn(marks, name) ? marks[name] : undefined;
    if (!draw) continue;
    parts.push(text.slice(end, match.index), <Fragment key={match.index}>{draw(inner)}</Fragment>);
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  return <>{parts}</>;
}
