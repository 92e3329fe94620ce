import { createRequire } from 'node:module';
import ts from 'typescript';
import type { CodeRule } from './codeRule.ts';
import { isTest, lineOf, type Source } from './source.ts';

const admin = createRequire(createRequire(import.meta.url).resolve('react-admin'));
/** Names of react-admin that its core exports; the others import MUI. */
const core: unknown = admin('ra-core');
const coreNames = new Set(Object.keys(core ?? {}));

/** Form inputs, which load MUI anyway. */
const DRAWS = /^src\/(engine\/(kinds|controls)|pages\/signup-wizard)\//;

/** Returns the values that a file imports from react-admin, without types. */
function valuesOf({ tree: file }: Source): ts.ImportSpecifier[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return [];
    const { importClause: clause, moduleSpecifier: from } = statement;
    const named = clause?.namedBindings;
    if (!ts.isStringLiteral(from) || from.text !== 'react-admin' || clause?.isTypeOnly) return [];
    return named && ts.isNamedImports(named)
      ? named.elements.filter(({ isTypeOnly }) => !isTypeOnly)
      : [];
  });
}

/** Some exports of react-admin import MUI: the first screen and every screen without a form would load it. */
export const drawnPartsStayInForms: CodeRule = {
  name: 'components of react-admin that import MUI are used by inputs only',
  find: (source) =>
    !/^(src|resources)\//.test(source.path) || isTest(source.path) || DRAWS.test(source.path)
      ? []
      : valuesOf(source)
          .filter(({ name, propertyName }) => !coreNames.has((propertyName ?? name).text))
          .map((name) => ({
            line: lineOf(source, name),
            why: `${name.getText(source.tree)} draws with MUI`,
          })),
  bad: {
    'src/shell/a.tsx': ["import { TextInput } from 'react-admin';"],
    'src/data/a.ts': ["import { HttpError, Datagrid as Table } from 'react-admin';"],
    'resources/leads/parts/a.tsx': ["import { List } from 'react-admin';"],
  },
  good: {
    'src/shell/a.tsx': ["import { useTranslate } from 'react-admin';"],
    'src/app/a.tsx': ["import type { ListProps } from 'react-admin';"],
    'src/engine/kinds/text/Input.tsx': ["import { TextInput } from 'react-admin';"],
  },
};
