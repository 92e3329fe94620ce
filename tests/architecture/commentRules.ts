import ts from 'typescript';
import type { CodeRule } from './codeRule.ts';
import { isTest, lineOf, nodesOf, type Source } from './source.ts';

const docComment = /^[ \t]*\/\*\*[\s\S]*?\*\//gm;
const clause =
  /^[ \t]*\/\*\*[\s*]*(What|Which|Who|Whose|Whom|Whether|Where|So (?:many|much|long|that)|How|Why)\b/;
/** Numbers of lists that a reader of the report does not have. */
const listNumber = /^(?:checks? \d+|[A-Z]\d{1,3}\b(?:, [A-Z]\d+)*:)/;
const testFunctions = new Set(['it', 'test', 'describe']);

export const docCommentsBeginWithVerbOrNoun: CodeRule = {
  name: 'a doc comment begins with a verb or a noun',
  find: ({ text }) =>
    [...text.matchAll(docComment)].flatMap((found) => {
      const first = clause.exec(found[0])?.[1];
      const line = text.slice(0, found.index).split('\n').length;
      return first === undefined ? [] : [{ line, why: `begins with "${first}"` }];
    }),
  bad: {
    'src/a.ts': [
      '/** What is shown first. */',
      '/**\n * Whether it is open.\n */',
      '/** Who may call. */',
      '/** Which of them stand. */',
      '/** So many rows. */',
      '/** Where it stands. */',
    ],
  },
  good: {
    'src/a.ts': [
      '/** Returns true if the dialog is open. */',
      '/** Whereabouts of a parcel. */',
      '// What comes next is why.',
    ],
  },
};

/** Returns the function that a test is declared with: of `test.each(rows)('…')` it is `test`. */
function testFunction(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) {
    return testFunction(node.expression);
  }
  return undefined;
}

function testTitles(source: Source): ts.StringLiteralLike[] {
  return nodesOf(source).flatMap((node) => {
    if (!ts.isCallExpression(node)) return [];
    const [title] = node.arguments;
    const isNamed = title && ts.isStringLiteralLike(title);
    return isNamed && testFunctions.has(testFunction(node.expression) ?? '') ? [title] : [];
  });
}

export const testTitlesStandAlone: CodeRule = {
  name: 'a test title names no number of a list',
  find: (source) =>
    isTest(source.path)
      ? testTitles(source)
          .filter((title) => listNumber.test(title.text))
          .map((title) => ({ line: lineOf(source, title), why: 'say what is tried' }))
      : [],
  bad: {
    'src/a.test.ts': [
      "test('check 41: the customer sees it', () => {});",
      "describe('D33: calls', () => {});",
      "it.each(rows)('checks 9 and 25: %s', () => {});",
    ],
  },
  good: {
    'src/a.test.ts': ["test('checks every row', () => {});", "a('check 41: b');"],
    'src/a.ts': ["test('check 41: a', () => {});"],
  },
};
