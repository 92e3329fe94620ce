import ts from 'typescript';
import type { CodeRule } from './codeRule.ts';
import { isTest, lineOf, nodesOf, type Source } from './source.ts';

const docComment = /^[ \t]*\/\*\*[\s\S]*?\*\//gm;
const clause =
  /^[ \t]*\/\*\*[\s*]*(What|Which|Who|Whose|Whom|Whether|Where|So (?:many|much|long|that)|How|Why)\b/;
/** Numbers of lists that the repository does not contain. */
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

/** Nouns that look like verbs in the third person. */
const nouns =
  /^(?:Actions|Addresses|Bytes|Cells|Characters|Chunks|Codes|Collections|Columns|Couples|Days|Definitions|Details|Digits|Documents|Elements|Entries|Errors|Events|Facts|Faults|Fields|Figures|Files|Handlers|Headers|Ids|Keys|Kinds|Leads|Lines|Messages|Milliseconds|Minutes|Numbers|Operations|Options|Pages|Parts|Paths|Photos|Phrases|Pictures|Pixels|Properties|Props|Providers|Reasons|Requests|Resources|Reviews|Rows|Rules|Seconds|Sentences|Settings|States|Statuses|Steps|Tables|Tags|Texts|Types|Users|Values|Views|Words)\b/;
/** A verb in the third person, or a tag if the types document the rest. */
const verb = /^(?:@\w+|(?!(?:This|Its|As|Those)\b)[A-Z][a-z]+(?:-[a-z]+)?(?<!s)s\b)/;

/** Returns true if a top-level statement declares a function. */
function declaresFunction(node: ts.Statement): boolean {
  if (ts.isFunctionDeclaration(node)) return true;
  if (!ts.isVariableStatement(node)) return false;
  const value = node.declarationList.declarations[0]?.initializer;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
}

export const functionDocsBeginWithVerb: CodeRule = {
  name: "a function's doc comment begins with a verb in the third person",
  find: (source) =>
    source.tree.statements.filter(declaresFunction).flatMap((node) => {
      const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
      const comment = ranges.map(({ pos, end }) => source.text.slice(pos, end)).at(-1) ?? '';
      if (!comment.startsWith('/**')) return [];
      const text = comment.replace(/^[/*\s]+/, '');
      if (verb.test(text) && !nouns.test(text)) return [];
      return [{ line: lineOf(source, node), why: `begins with "${text.split(/\s/, 1)[0]}"` }];
    }),
  bad: {
    'src/a.ts': [
      '/** The rows of one page. */\nexport function rows() {}',
      '/**\n * Names, in order.\n */\n/** Address of a page. */\nconst address = () => 1;',
      '/** Those that wait. */\nasync function waiting() {}',
    ],
  },
  good: {
    'src/a.ts': [
      '/** Returns the rows of one page. */\nexport function rows() {}',
      '/** Re-reads a page. */\nexport const read = async () => 1;',
      '/** @throws RangeError */\nfunction check() {}',
      '/** The most rows of a page. */\nconst MAX = 1;',
      '// The page comes first.\nfunction first() {}',
    ],
  },
};

/** Returns the name of the test function; for `test.each(rows)('…')` it is `test`. */
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
