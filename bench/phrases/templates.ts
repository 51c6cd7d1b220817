/** The sentences that stand in the engine's source, with a mark for each value that is put into them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Stands for a value in a template. */
export const SLOT = '□';
/** Texts of more choices than this are told by their parts: each choice alone. */
const MOST_CHOICES = 64;

/** The sources of a folder, or the one that is named. */
const sourcesIn = (folder: string): string[] =>
  folder.endsWith('.ts')
    ? [folder]
    : readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|testing/.test(path))
        .map((path) => join(folder, path));

/** What a name was given in its file, where that is text. */
function initialisersOf(file: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      found.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Every text that an expression may be; a mark for what is not written in it. */
function textsOf(node: ts.Expression, names: ReadonlyMap<string, ts.Expression>, depth = 0): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression, names, depth);
  if (ts.isConditionalExpression(node))
    return [...textsOf(node.whenTrue, names, depth), ...textsOf(node.whenFalse, names, depth)];
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ expression, literal }) => ({
      choices: textsOf(expression, names, depth + 1),
      literal: literal.text,
    }));
    const all = spans.reduce<string[]>(
      (begun, { choices, literal }) =>
        begun.flatMap((text) =>
          (begun.length * choices.length > MOST_CHOICES ? [SLOT] : choices).map(
            (choice) => text + choice + literal,
          ),
        ),
      [node.head.text],
    );
    return [...new Set(all)];
  }
  const given = ts.isIdentifier(node) && depth < 4 ? names.get(node.text) : undefined;
  if (
    given &&
    (ts.isConditionalExpression(given) || ts.isTemplateExpression(given) || ts.isStringLiteralLike(given))
  )
    return textsOf(given, names, depth + 1);
  return [SLOT];
}

/** Every text of a file, or of all files of a folder, each as a whole: those within a template are part of it. */
export function textsIn(folder: string): string[] {
  const found = new Set<string>();
  for (const path of sourcesIn(folder)) {
    const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const names = initialisersOf(file);
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
      // What is thrown is for those who read logs.
      if (ts.isThrowStatement(node)) return;
      if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
        for (const text of textsOf(node, names)) found.add(text);
        return;
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return [...found];
}

/** What geometry calls the places that it measures: `where` of a measure, and what its makers are told. */
export function placesIn(folder: string): string[] {
  const found = new Set<string>();
  for (const path of sourcesIn(folder)) {
    const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const names = initialisersOf(file);
    const note = (node: ts.Expression) => {
      for (const text of textsOf(node, names)) found.add(text);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && node.name.getText() === 'where') note(node.initializer);
      if (ts.isCallExpression(node) && node.expression.getText() === 'wireMeasure') note(node.arguments[0]);
      if (ts.isCallExpression(node) && node.expression.getText() === 'cutLetters') note(node.arguments[4]);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return [...found];
}
