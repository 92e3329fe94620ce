import ts from 'typescript';
import type { CodeRule } from './codeRule.ts';
import { isTest, lineOf, nodesOf } from './source.ts';

/** Files that parse HTML, after they have removed its event handlers or all tags from the text. */
const PARSERS = new Set([
  'src/engine/kinds/richText/cleanHtml.ts',
  'src/engine/kinds/richText/plainText.ts',
]);
const PARSING =
  /^(DOMParser|DOMPurify|innerHTML|outerHTML|srcdoc|srcDoc|setHTML|setHTMLUnsafe|parseHTML|parseHTMLUnsafe|insertAdjacentHTML|createContextualFragment|dangerouslySetInnerHTML)$/;
/** Properties that parse HTML only when they are assigned. */
const WRITTEN_OUT = /^(innerHTML|outerHTML)$/;

/** Returns true if a node parses HTML: by a name in code, or by creating a template element. */
function parses(node: ts.Node): boolean {
  if (ts.isIdentifier(node) && PARSING.test(node.text))
    return !WRITTEN_OUT.test(node.text) || isAssigned(node);
  return (
    ts.isStringLiteralLike(node) &&
    node.text === 'template' &&
    ts.isCallExpression(node.parent) &&
    ts.isPropertyAccessExpression(node.parent.expression) &&
    node.parent.expression.name.text === 'createElement'
  );
}

function isAssigned(name: ts.Identifier): boolean {
  const member = name.parent;
  return (
    ts.isPropertyAccessExpression(member) &&
    ts.isBinaryExpression(member.parent) &&
    member.parent.left === member &&
    member.parent.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    member.parent.operatorToken.kind <= ts.SyntaxKind.LastAssignment
  );
}

const NATIVE_DATES = /^(date|time|datetime-local|month|week)$/;

/** Returns true if a node is a JSX attribute `type` with a native date input as value. */
const isTypeOfDate = (node: ts.Node): node is ts.JsxAttribute =>
  ts.isJsxAttribute(node) &&
  node.name.getText() === 'type' &&
  node.initializer !== undefined &&
  NATIVE_DATES.test(node.initializer.getText().replaceAll(/[{}'"`\s]/g, ''));

/** Native date pickers use the system's language and start of the week, and cannot be styled. */
export const daysAreChosenFromOurCalendar: CodeRule = {
  name: 'days and times use the engine’s calendar, not the browser’s',
  find: (source) =>
    /^(src|resources)\//.test(source.path)
      ? nodesOf(source)
          .filter(isTypeOfDate)
          .map((node) => ({
            line: lineOf(source, node),
            why: 'use DayChoice, or a field of kind date or dateTime',
          }))
      : [],
  bad: {
    'src/a.tsx': [
      'const a = <input type="date" />;',
      "const a = <input type={'time'} />;",
      'const a = <TextField type="datetime-local" />;',
    ],
    'resources/leads/parts/a.tsx': ['const a = <input type="month" />;'],
  },
  good: {
    'src/a.tsx': ['const a = <input type="text" />;', "const a = { type: 'date' };"],
    'tests/a.tsx': ['const a = <input type="date" />;'],
  },
};

/**
 * Browsers report inline event handlers of any HTML that they parse, so one module removes them from the text
 * first.
 */
export const htmlIsParsedInOnePlace: CodeRule = {
  name: 'only cleanHtml.ts and plainText.ts parse HTML',
  find: (source) =>
    !/^(src|resources)\//.test(source.path) || isTest(source.path) || PARSERS.has(source.path)
      ? []
      : nodesOf(source)
          .filter(parses)
          .map((node) => ({ line: lineOf(source, node), why: 'use cleanHtml or textOf' })),
  bad: {
    'src/a.tsx': [
      "new DOMParser().parseFromString(html, 'text/html');",
      "import DOMPurify from 'dompurify';",
      'element.innerHTML = html;',
      'element.outerHTML += html;',
      "element.insertAdjacentHTML('beforeend', html);",
      'element.setHTML(html);',
      'Document.parseHTMLUnsafe(html);',
      'range.createContextualFragment(html);',
      'const a = <p dangerouslySetInnerHTML={{ __html: html }} />;',
      'const a = <iframe srcDoc={html} />;',
      "document.createElement('template');",
    ],
    'resources/leads/parts/a.tsx': ['element.innerHTML = html;'],
  },
  good: {
    'src/a.tsx': [
      'const html = paragraph.outerHTML;',
      "const template = 'template';",
      "document.createElement('div').textContent = html;",
      'element.replaceChildren(cleanElements(html));',
    ],
    'src/a.test.ts': ['document.body.innerHTML = form;'],
    'src/engine/kinds/richText/cleanHtml.ts': ["import DOMPurify from 'dompurify';"],
    'server/mail/a.ts': ['element.innerHTML = html;'],
  },
};
