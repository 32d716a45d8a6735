import ts from 'typescript';

/** Words that are in a component instead of in the messages, with their line. */
export interface Word {
  readonly line: number;
  readonly text: string;
}

/** Attributes of elements and properties of objects whose text users see or hear. */
const visibleAttributes = new Set([
  ...['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'cancelLabel', 'confirmLabel'],
  ...['aside', 'caption', 'emptyText', 'fallback', 'helperText', 'help', 'label', 'lead', 'message', 'placeholder'],
  ...['primary', 'reason', 'secondary', 'sub', 'subtitle', 'summary', 'text', 'title', 'tooltip', 'unit'],
]);

/** Abbreviations, names and masks that are the same in every language. */
const untranslated =
  /^(?:LTV|CLTV|HCLTV|DTI|APR|FICO|MISMO(?: 3\.4)?|CSV|PDF|MB|JWT|MM|DD|YYYY|Ctrl|Cmd|Esc|Enter|K|[?/])$/;
const words = /\p{L}{2,}/u;

/** A key of the messages, `loan.summary.title`; in an attribute or property also one word of it, `title`. */
const key = /^[a-z]\w*(?:[.:-][\w{}$]+)+$/;
const wordOfKey = /^[a-z]\w*$/;

function isDisplayed(text: string, isContent: boolean): boolean {
  if (key.test(text) || (!isContent && wordOfKey.test(text))) return false;
  return text.split(/[\s·:,()/–-]+/u).some((part) => words.test(part) && !untranslated.test(part));
}

function literal(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
}

/** The texts that an expression may evaluate to: itself, both branches of a condition, operands of `&&`, `||`, `??`. */
function texts(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return texts(node.expression);
  if (ts.isConditionalExpression(node)) return [...texts(node.whenTrue), ...texts(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const kind = node.operatorToken.kind;
    if (kind === ts.SyntaxKind.PlusToken) return [...texts(node.left), ...texts(node.right)];
    const passes = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken];
    if (passes.includes(kind)) return [...texts(node.left), ...texts(node.right)];
    return kind === ts.SyntaxKind.AmpersandAmpersandToken ? texts(node.right) : [];
  }
  return [node];
}

function nameOf(node: ts.JsxAttribute | ts.PropertyAssignment): string {
  return node.name.getText().replaceAll(/['"]/g, '');
}

/** The text that a node shows to users, if any. */
function displayedTexts(node: ts.Node): readonly ts.Node[] {
  if (ts.isJsxText(node)) return [node];
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) return texts(node.expression);
  if (ts.isJsxAttribute(node) && visibleAttributes.has(nameOf(node)) && node.initializer) {
    const { initializer } = node;
    if (ts.isStringLiteral(initializer)) return [initializer];
    return ts.isJsxExpression(initializer) && initializer.expression ? texts(initializer.expression) : [];
  }
  if (ts.isPropertyAssignment(node) && visibleAttributes.has(nameOf(node))) return texts(node.initializer);
  if (ts.isCallExpression(node) && node.expression.getText() === 'notify' && node.arguments[0]) {
    return texts(node.arguments[0]);
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'ApiError' && node.arguments?.[0]) {
    return texts(node.arguments[0]);
  }
  return [];
}

/** All words in a source file that users would see in only one language. */
export function wordsIn(source: string, fileName = 'x.tsx'): Word[] {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  const found: Word[] = [];
  const visit = (node: ts.Node): void => {
    const isContent = ts.isJsxText(node) || ts.isJsxExpression(node);
    for (const shown of displayedTexts(node)) {
      const text = (ts.isJsxText(shown) ? shown.text : (literal(shown) ?? '')).trim();
      if (!isDisplayed(text, isContent)) continue;
      found.push({ line: file.getLineAndCharacterOfPosition(shown.getStart()).line + 1, text });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** All message keys that a source file passes to `translate`; the open end of a composed key is `*`. */
export function keysIn(source: string, fileName = 'x.tsx'): Word[] {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  const found: Word[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'translate' && node.arguments[0]) {
      for (const argument of texts(node.arguments[0])) {
        const text = ts.isTemplateExpression(argument) ? `${argument.head.text}*` : literal(argument);
        if (text) found.push({ line: file.getLineAndCharacterOfPosition(argument.getStart()).line + 1, text });
      }
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}
