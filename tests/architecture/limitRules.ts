import ts from 'typescript';
import type { CodeRule } from './codeRule.ts';
import { isTest, lineOf, nodesOf } from './source.ts';

const LIMIT = /^(min|max)(Length|Items|Bytes)$/;
const MEDIA_TYPE = /\b(image|video|audio|application|text)\/[a-z*][\w.+*-]*/g;

const typesIn = (node: ts.Node) =>
  ts.isStringLiteralLike(node) ? (node.text.match(MEDIA_TYPE)?.length ?? 0) : 0;

/** Returns true for a numeric literal: `40`, `{40}`. */
function isNumber(node: ts.Node | undefined): boolean {
  const value = node && ts.isJsxExpression(node) ? node.expression : node;
  return value !== undefined && ts.isNumericLiteral(value);
}

function isLimit(node: ts.Node): boolean {
  if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return false;
  return LIMIT.test(node.name.getText()) && isNumber(node.initializer);
}

/** Returns true for a list of media types, as an array or as one text. */
function isTypeList(node: ts.Node): boolean {
  if (ts.isArrayLiteralExpression(node))
    return node.elements.filter((one) => typesIn(one) > 0).length > 1;
  return typesIn(node) > 1;
}

/** Returns true for a literal that is a multiple of a megabyte. */
const isMegabyte = (node: ts.Node) =>
  ts.isNumericLiteral(node) && Number(node.text) > 0 && Number(node.text) % 1_048_576 === 0;

/** A duplicated limit gets out of sync: the form then rejects values that the API accepts, or the reverse. */
export const limitsComeFromTheContract: CodeRule = {
  name: 'lengths, counts, sizes and media types are read from the contract',
  find: (source) => {
    if (isTest(source.path)) return [];
    const isScreen = /^(src\/pages|resources)\//.test(source.path);
    // Forms that the API describes as data declare their own lengths.
    if (!isScreen && !source.path.startsWith('server/features/')) return [];
    return nodesOf(source)
      .filter((node) => isMegabyte(node) || (isScreen && (isLimit(node) || isTypeList(node))))
      .map((node) => ({
        line: lineOf(source, node),
        why: 'read it from #contract/manifest or #contract/facts',
      }));
  },
  bad: {
    'src/pages/a/a.tsx': [
      'const a = <input maxLength={40} />;',
      'const a = { htmlInput: { maxLength: 200 } };',
      "const ACCEPT = ['image/jpeg', 'image/png'];",
      "const ACCEPT = 'image/jpeg,image/png';",
      'const MOST_BYTES = 2_097_152;',
      'const MOST_BYTES = 20 * 1_048_576;',
    ],
    'server/features/a/a.ts': ['const MOST_BYTES = 10 * 1_048_576;'],
    'resources/leads/parts/a.ts': ["const NOTE = { kind: 'longText', maxLength: 1000 };"],
  },
  good: {
    'src/pages/a/a.tsx': [
      'const a = <input maxLength={name.maxLength} />;',
      "const type = 'image/webp';",
      'const DAY_MS = 86_400_000;',
      'const a = <TextField minRows={2} maxRows={10} />;',
    ],
    'src/engine/a.ts': ["const ACCEPT = ['image/jpeg', 'image/png'];"],
    'resources/leads/parts/a.test.ts': ['const facts = { maxLength: 10 };'],
  },
};
