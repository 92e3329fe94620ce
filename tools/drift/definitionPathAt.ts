import ts from 'typescript';

const nameOf = ({ name }: ts.PropertyAssignment): string =>
  ts.isStringLiteralLike(name) || ts.isIdentifier(name) ? name.text : name.getText();

/** Returns the slot of a definition at a position of its text, as `list.columns`; line and column count from 1. */
export function definitionPathAt(text: string, line: number, column: number): string {
  const file = ts.createSourceFile('definition.tsx', text, ts.ScriptTarget.Latest, true);
  const position = file.getPositionOfLineAndCharacter(line - 1, column - 1);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(file) || position >= node.getEnd()) return;
    if (ts.isPropertyAssignment(node)) names.push(nameOf(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names.join('.');
}
