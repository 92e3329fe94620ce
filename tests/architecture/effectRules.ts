import ts from 'typescript';
import type { CodeRule, Finding } from './codeRule.ts';
import { lineOf, nodesOf, type Source } from './source.ts';

/**
 * React calls the value that an effect returns as its cleanup, and the type `void` does not guarantee that nothing
 * is returned: `scrollIntoView` returns a promise in newer browsers.
 */
export const effectsReturnCleanup: CodeRule = {
  name: 'an effect returns an inline cleanup function, or nothing',
  find: (source) =>
    nodesOf(source).flatMap((node) =>
      ts.isCallExpression(node) && isEffect(node.expression)
        ? effectFindings(source, node.arguments[0])
        : [],
    ),
  bad: {
    'src/a.tsx': [
      'useEffect(() => current.current?.scrollIntoView(), []);',
      'useEffect(() => subscribe(listener), []);',
      'useEffect(async () => {}, []);',
      'useEffect(onReady, [onReady]);',
      'useLayoutEffect(() => {\n  return element.focus();\n}, []);',
      'useInsertionEffect(() => {\n  return null;\n}, []);',
      'React.useEffect(() => {\n  if (a) return stop;\n  return undefined;\n}, []);',
      'useEffect(() => {\n  return a ? () => stop() : b;\n}, []);',
      'useEffect(function () {\n  return a && (() => stop());\n}, []);',
    ],
  },
  good: {
    'src/a.tsx': [
      'useEffect(() => {\n  void current.current?.scrollIntoView();\n}, []);',
      'useEffect(() => {\n  const stop = subscribe(listener);\n  return () => stop();\n}, []);',
      'useEffect(() => {\n  if (a) return;\n  b(() => {\n    return c;\n  });\n}, []);',
      'useEffect(() => {\n  if (a) return undefined;\n  return () => stop();\n}, []);',
      'useLayoutEffect(function () {\n  return a ? () => stop() : undefined;\n}, []);',
      'useEffect(() => () => stop(), []);',
      'onEffect(() => value);',
    ],
  },
};

function isEffect(callee: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
  return ts.isIdentifier(name) && /^use(\w*)Effect$/.test(name.text);
}

function effectFindings(source: Source, callback: ts.Expression | undefined): Finding[] {
  const isFunction =
    callback && (ts.isArrowFunction(callback) || ts.isFunctionExpression(callback));
  if (!isFunction) {
    return callback ? [{ line: lineOf(source, callback), why: 'write the effect in place' }] : [];
  }
  if (callback.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)) {
    return [{ line: lineOf(source, callback), why: 'an async effect returns a promise' }];
  }
  if (!ts.isBlock(callback.body)) {
    return isCleanup(callback.body)
      ? []
      : [{ line: lineOf(source, callback), why: 'give the effect a body in braces' }];
  }
  return returnsIn(callback.body)
    .filter(({ expression }) => expression !== undefined && !isCleanup(expression))
    .map((node) => ({ line: lineOf(source, node), why: 'return () => …, undefined or nothing' }));
}

/** Returns the return statements of a function's own body, without those of nested functions. */
function returnsIn(body: ts.Block): ts.ReturnStatement[] {
  const found: ts.ReturnStatement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

function isCleanup(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression)) return isCleanup(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    return isCleanup(expression.whenTrue) && isCleanup(expression.whenFalse);
  }
  if (ts.isIdentifier(expression)) return expression.text === 'undefined';
  return ts.isArrowFunction(expression) || ts.isFunctionExpression(expression);
}
