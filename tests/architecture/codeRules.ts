import ts from 'typescript';
import type { CodeRule, Finding } from './codeRule.ts';
import { lineCount, lineOf, nodesOf, type Source } from './source.ts';

const maxLines = 300;
const vagueNames = /^(utils?|common|helpers?|misc)$/i;
const unfinished = /\b(TODO|FIXME|XXX|HACK)\b/;
const directive = /@ts-(ignore|nocheck)|\b(ox|es)lint-(disable|enable)/;

const filesAreShort: CodeRule = {
  name: `no file is longer than ${maxLines} lines`,
  find: ({ text }) => {
    const lines = lineCount(text);
    return lines > maxLines ? [{ line: lines, why: `${lines} lines` }] : [];
  },
  bad: { 'src/a.ts': ['x;\n'.repeat(maxLines + 1)] },
  good: { 'src/a.ts': ['x;\n'.repeat(maxLines)] },
};

const castsAreExcused: CodeRule = {
  name: 'no cast and no `!` without `// cast: <reason>` on the line above',
  find: (source) => {
    const lines = source.text.split('\n');
    return nodesOf(source)
      .filter(isCast)
      .map((node) => lineOf(source, node))
      .filter((line) => !/^\s*(\{\/\*|\/\/) cast: \S/.test(lines[line - 2] ?? ''))
      .map((line) => ({ line, why: 'narrow with a type guard instead' }));
  },
  bad: {
    'src/a.ts': [
      'export const a = b as string;',
      'export const a = <string>b;',
      'export const a = b!.c;',
      'let a!: string;',
      '// cast:\nexport const a = b as string;',
    ],
  },
  good: {
    'src/a.ts': [
      "export const a = ['b'] as const;",
      'export const a = { b } satisfies C;',
      "import { a as b } from './b.ts';",
      '// cast: the library types this as any of its kinds\nexport const a = b as string;',
    ],
  },
};

const noAny: CodeRule = {
  name: 'no `any`',
  find: (source) =>
    nodesOf(source)
      .filter((node) => node.kind === ts.SyntaxKind.AnyKeyword)
      .map((node) => ({ line: lineOf(source, node), why: 'say unknown and narrow it' })),
  bad: { 'src/a.ts': ['let a: any;', 'type A = Map<string, any>;'] },
  good: { 'src/a.ts': ['const any = 1; // any'] },
};

const noSilencing: CodeRule = {
  name: 'no check is disabled inline',
  find: (source) => matchesIn(source, directive, 'repair it, or change the rule for all'),
  bad: {
    'src/a.ts': [
      '// @ts-ignore\na();',
      '/* eslint-disable */',
      '// oxlint-disable-next-line\na();',
    ],
  },
  good: {
    'src/a.ts': ['// @ts-expect-error a discount has no such field\na();', "a('eslint-disable');"],
  },
};

const nothingUnfinished: CodeRule = {
  name: 'no comment defers work',
  find: (source) => matchesIn(source, unfinished, 'do it, or leave it out'),
  bad: { 'src/a.ts': ['// TODO later', '/** FIXME */'] },
  good: { 'src/a.ts': ["a('TODO');", '// the to-do list of a couple\nconst todo = 1;'] },
};

const namesSayWhat: CodeRule = {
  name: 'no file or folder is named utils, common, helpers or misc',
  find: ({ path }) =>
    path.split(/[/.]/).some((part) => vagueNames.test(part))
      ? [{ line: 1, why: 'name it for its one export' }]
      : [],
  bad: { 'src/utils.ts': [''], 'src/common/a.ts': [''], 'server/db/helpers.test.ts': [''] },
  good: { 'src/commonName.ts': [''] },
};

/** The public module of a feature may only re-export. */
const door = /^server\/features\/[^/]+\/commands\.ts$/;

const noBarrels: CodeRule = {
  name: 'no file only re-exports',
  find: (source) => {
    if (door.test(source.path)) return [];
    const statements = source.tree.statements;
    const passesOn = statements.some(
      (node) => ts.isExportDeclaration(node) && node.moduleSpecifier,
    );
    const onlyThat = statements.every(
      (node) => ts.isExportDeclaration(node) || ts.isImportDeclaration(node),
    );
    return passesOn && onlyThat ? [{ line: 1, why: 'import from the file that has it' }] : [];
  },
  bad: { 'src/index.ts': ["export * from './a.ts';", "import './b.css';\nexport { a } from 'a';"] },
  good: {
    'src/index.ts': ["export { a } from './a.ts';\nexport const b = 1;", 'export {};'],
    'server/features/coupons/commands.ts': ["export { a } from './a.ts';"],
  },
};

const importsNameFiles: CodeRule = {
  name: 'imports of our own files carry the extension',
  find: (source) =>
    nodesOf(source).flatMap((node) => {
      const target = importTarget(node);
      const isOurs = target !== undefined && /^(\.|#contract\/|#i18n\/)/.test(target);
      return isOurs && !/\.(tsx?|mjs|json|css|svg|html|ya?ml)(\?\w+)?$/.test(target)
        ? [{ line: lineOf(source, node), why: `${target} names no file` }]
        : [];
    }),
  bad: {
    'src/a.ts': [
      "import { b } from './b';",
      "import('./b');",
      "import type { T } from '#contract/t';",
    ],
  },
  good: { 'src/a.ts': ["import { b } from './b.tsx';", "import React from 'react';"] },
};

/** Browsers may refuse to write the clipboard; without feedback, users paste its old content. */
const copiesAreAnswered: CodeRule = {
  name: 'only useCopy writes to the clipboard',
  find: (source) =>
    source.path === 'src/ui/useCopy.ts' || !/^(src|resources)\//.test(source.path)
      ? []
      : matchesIn(source, /\bclipboard\s*\.write/, 'call useCopy, which says a refusal too'),
  bad: {
    'src/a.tsx': ['await navigator.clipboard.writeText(a);', 'navigator.clipboard.write(b);'],
    'resources/a/b.tsx': ['const { writeText } = a;\nvoid navigator.clipboard.writeText(c);'],
  },
  good: {
    'src/ui/useCopy.ts': ['await navigator.clipboard.writeText(text);'],
    'src/a.tsx': ['const copy = useCopy();', 'const { files } = event.clipboardData;'],
    'tests/browser/a.spec.ts': ['navigator.clipboard.writeText(a);'],
  },
};

export const codeRules: readonly CodeRule[] = [
  filesAreShort,
  castsAreExcused,
  noAny,
  noSilencing,
  nothingUnfinished,
  namesSayWhat,
  noBarrels,
  importsNameFiles,
  copiesAreAnswered,
];

function isCast(node: ts.Node): boolean {
  if (ts.isAsExpression(node)) return !ts.isConstTypeReference(node.type);
  if (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) {
    return node.exclamationToken !== undefined;
  }
  return ts.isTypeAssertionExpression(node) || ts.isNonNullExpression(node);
}

function importTarget(node: ts.Node): string | undefined {
  const target =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : undefined;
  return target && ts.isStringLiteralLike(target) ? target.text : undefined;
}

/** Returns the matches in code and comments; literals are data and ignored. */
function matchesIn(source: Source, pattern: RegExp, why: string): Finding[] {
  if (!pattern.test(source.text)) return [];
  let text = source.text;
  for (const node of nodesOf(source)) {
    if (!ts.isLiteralExpression(node) && !ts.isTemplateLiteralToken(node)) continue;
    const blank = node.getText(source.tree).replace(/[^\n]/g, ' ');
    text = text.slice(0, node.getStart(source.tree)) + blank + text.slice(node.end);
  }
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [{ line: index + 1, why }] : []));
}
