import ts from 'typescript';

/** A text that the server says: what is filled in stands as `§`. */
export interface ServerWord {
  readonly line: number;
  readonly text: string;
}

/** Where a call that says something has its text. */
const places: Readonly<Record<string, number>> = {
  AppError: 2,
  LosError: 1,
  ImportRefusal: 1,
  invalid: 0,
  notFound: 0,
  warn: 2,
  refuse: 1,
};

const calleeName = (node: ts.CallExpression | ts.NewExpression): string =>
  ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();

/** The constants of a file that are texts, by name. */
function textConstants(file: ts.SourceFile): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer) found.set(node.name.getText(), node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The texts that an expression may be, as far as the file itself says. */
function textsOf(node: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [`${node.head.text}${node.templateSpans.map((s) => `§${s.literal.text}`).join('')}`];
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((one) => textsOf(one, constants));
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression, constants);
  const named = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  if (named) return ts.isIdentifier(named) ? [] : textsOf(named, constants);
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && property.name.getText() !== 'extra'
      ? textsOf(property.initializer, constants)
      : [],
  );
}

/** What a file of the server says to people: messages of its errors and findings, and of the fields that they name. */
export function serverWordsIn(source: string, fileName = 'x.ts'): ServerWord[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const constants = textConstants(file);
  const found: ServerWord[] = [];
  const say = (node: ts.Expression | undefined, ending = ''): void => {
    if (!node) return;
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    for (const text of textsOf(node, constants)) found.push({ line, text: `${text}${ending}` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const at = places[calleeName(node)];
      const isNotFound = calleeName(node) === 'notFound';
      if (at !== undefined) {
        say(node.arguments?.[at], isNotFound ? ' was not found.' : '');
        if (calleeName(node) !== 'LosError') say(node.arguments?.[at + 1]);
      }
    }
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      /^(fields|this\.problems)[.[]/.test(node.left.getText())
    ) {
      say(node.right);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
