/** Finds words for people that stand in source code instead of the catalogue. Used by its test. */
import ts from 'typescript';

/** Attributes and properties whose text is read by people. */
const READ_NAMES =
  /^(?:aria-(?:label|roledescription|valuetext)|title|description|label|alt|placeholder|hint|lead|text|sentence|heading|message|action|children|loadingLabel|failureTitle|name)$/;
/** A word of prose: a capital with small letters after it, or several words. Identifiers and class names are neither. */
const PROSE = /^[^\p{L}]*\p{Lu}\p{Ll}+|\p{L}{2,}[,;:.!?…]?\s+\p{L}/u;

const isWords = (text: string) => PROSE.test(text.trim());

/** Where in an attribute's or property's value text may stand: through conditions, joins and parentheses. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  }
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) {
    return node.expression ? textsOf(node.expression) : [];
  }
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const joins = [ts.SyntaxKind.PlusToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken];
    const left = joins.includes(node.operatorToken.kind) ? textsOf(node.left) : [];
    return [...left, ...textsOf(node.right)];
  }
  return [];
}

export interface HardCoded {
  readonly line: number;
  readonly text: string;
}

/** @param path of the file, whose ending says whether it holds JSX */
export function hardCodedTexts(path: string, source: string): HardCoded[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: HardCoded[] = [];
  const note = (node: ts.Node, texts: readonly string[]) => {
    for (const text of texts) {
      if (!isWords(text)) continue;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, text: text.replace(/\s+/g, ' ').trim() });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      if (/\p{L}{2,}/u.test(node.text)) note(node, [`A ${node.text}`]);
    } else if (ts.isJsxAttribute(node) && node.initializer && READ_NAMES.test(node.name.getText())) {
      note(node, textsOf(node.initializer));
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      note(node, textsOf(node));
    } else if (ts.isPropertyAssignment(node) && READ_NAMES.test(node.name.getText().replace(/['"]/g, ''))) {
      note(node, textsOf(node.initializer));
    } else if (ts.isCallExpression(node) && /^(?:pageMeta|notify)$/.test(node.expression.getText())) {
      note(node, node.arguments.flatMap(textsOf));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
