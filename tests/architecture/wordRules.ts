import ts from 'typescript';
import type { CodeRule, Finding } from './codeRule.ts';
import { isTest, lineOf, nodesOf, type Source } from './source.ts';

const letters = /\p{L}/u;
/** `resources.leads.fields.budget` */
const messageKey = /^[a-z][\w-]*(\.[\w-]+)+$/;
const spokenAttributes = new Set([
  'label',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'helperText',
]);

/** Key names and code samples are equal in every language. */
const sameEverywhere = new Set(['kbd', 'code']);

export const wordsLiveInTranslations: CodeRule = {
  name: 'visible texts are in i18n/, not in components',
  find: (source) => {
    const isScreen = /^(src|resources)\/.*\.tsx$/.test(source.path) && !isTest(source.path);
    return isScreen ? nodesOf(source).flatMap((node) => spoken(source, node)) : [];
  },
  bad: {
    'src/pages/a/A.tsx': [
      'export const A = () => <p>Kaydet</p>;',
      'export const A = () => <p>{b} öğe</p>;',
      "export const A = () => <p>{b ? 'Kaydet' : c}</p>;",
      "export const A = () => <p>{b ?? 'Kaydet'}</p>;",
      'export const A = () => <p>{`${b} öğe`}</p>;',
      'export const A = () => <B label="Kaydet" />;',
      "export const A = () => <B aria-label={b ? 'Kapat' : 'Aç'} />;",
      'export const A = () => <img alt="Gelin" />;',
      'export const A = () => <B helperText={`en az ${b}`} />;',
    ],
    'resources/leads/parts/Budget.tsx': [
      'export const A = () => <B placeholder="1.000" title="x" />;',
    ],
  },
  good: {
    'src/pages/a/A.tsx': [
      'export const A = () => <p className="row">{t(\'leads.save\')}</p>;',
      'export const A = () => <p>{count} / {total} – 12 ×</p>;',
      'export const A = () => <B label="resources.leads.fields.budget" alt="" />;',
      'export const A = () => <kbd>Enter</kbd>;',
      'export const A = () => <ImageField source="src" title="title" />;',
      "export const A = () => <p>{state === 'open' && <B />}</p>;",
    ],
    'src/pages/a/A.test.tsx': ['export const A = () => <p>Kaydet</p>;'],
  },
};

/** @param names of the contract's resources, such as `lead-items` */
export function engineNamesNoEntity(names: ReadonlySet<string>): CodeRule {
  const several = [...names].filter((name) => name.includes('-'));
  const compound = new Set(several.flatMap((name) => [camelCase(name), pascalCase(name)]));
  return {
    name: 'the engine names no entity',
    find: (source) => {
      if (!source.path.startsWith('src/engine/') || isTest(source.path)) return [];
      return nodesOf(source).flatMap((node) => {
        const isNamed =
          (ts.isStringLiteralLike(node) && node.text.split('/').some((part) => names.has(part))) ||
          (ts.isIdentifier(node) && compound.has(node.text));
        const why = `${node.getText(source.tree)} belongs to a definition`;
        return isNamed ? [{ line: lineOf(source, node), why }] : [];
      });
    },
    bad: {
      'src/engine/list/List.tsx': [
        "if (resource === 'leads') show();",
        'fetch(`/leads/1`);',
        'const leadItems = read();',
        "const route = '/lead-items';",
      ],
    },
    good: {
      'src/engine/list/List.tsx': ["const leads = 'the way';", '<Leads />;'],
      'src/engine/list/List.test.tsx': ["render('leads');"],
      'src/pages/board/Board.tsx': ["useResource('leads');"],
    },
  };
}

function spoken(source: Source, node: ts.Node): Finding[] {
  const found: ts.Node[] = [];
  if (ts.isJsxText(node) && letters.test(node.text) && !isSameEverywhere(node.parent)) {
    found.push(node);
  }
  if (ts.isJsxExpression(node) && node.expression && ts.isJsxElement(node.parent)) {
    if (!isSameEverywhere(node.parent)) found.push(...wordsIn(node.expression));
  }
  if (ts.isJsxAttribute(node) && isSpoken(node)) {
    const value = node.initializer;
    if (value && ts.isJsxExpression(value) && value.expression) {
      found.push(...wordsIn(value.expression));
    } else if (value && ts.isStringLiteral(value)) found.push(...wordsIn(value));
  }
  return found.map((word) => ({
    line: lineOf(source, word),
    why: `${word.getText(source.tree).trim()} is a word: give it a key`,
  }));
}

function isSpoken(node: ts.JsxAttribute): boolean {
  const name = node.name.getText();
  // In that position, react-admin expects the name of the title's field.
  const namesField =
    name === 'title' && /^(Image|File)Field$/.test(node.parent.parent.tagName.getText());
  return spokenAttributes.has(name) && !namesField;
}

/** Returns the string literals that an expression can evaluate to, if they contain words. */
function wordsIn(node: ts.Expression): ts.Node[] {
  if (ts.isParenthesizedExpression(node)) return wordsIn(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [...wordsIn(node.whenTrue), ...wordsIn(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node)) {
    const isChoice = /^(\|\||&&|\?\?|\+)$/.test(node.operatorToken.getText());
    return isChoice ? [...wordsIn(node.left), ...wordsIn(node.right)] : [];
  }
  if (ts.isStringLiteralLike(node)) {
    return letters.test(node.text) && !messageKey.test(node.text) ? [node] : [];
  }
  if (ts.isTemplateExpression(node)) {
    const pieces = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
    const isKey = messageKey.test(pieces.join('x'));
    return pieces.some((piece) => letters.test(piece)) && !isKey ? [node] : [];
  }
  return [];
}

function isSameEverywhere(parent: ts.Node): boolean {
  return ts.isJsxElement(parent) && sameEverywhere.has(parent.openingElement.tagName.getText());
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
