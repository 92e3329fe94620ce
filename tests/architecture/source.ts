import ts from 'typescript';
import { projectFiles, readProjectFile } from './projectFiles.ts';

/** A source file; `path` is relative to the project's folder. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** A parsed source file. */
export interface Source extends SourceText {
  readonly tree: ts.SourceFile;
}

/** Parses a source file. A tree takes a hundred times the memory of its text, so none is kept. */
export function parse(path: string, text: string): Source {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return { path, text, tree };
}

/** Every TypeScript file that is not generated. */
export const sources: readonly SourceText[] = projectFiles
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readProjectFile(path) }));

const walked = new WeakMap<Source, readonly ts.Node[]>();

/** Returns every node of a file; the tree is walked once for all rules. */
export function nodesOf(source: Source): readonly ts.Node[] {
  const cached = walked.get(source);
  if (cached) return cached;
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  walked.set(source, nodes);
  return nodes;
}

export function lineOf(source: Source, node: ts.Node): number {
  return source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1;
}

/** Returns the number of lines of a file, without the last line break. */
export function lineCount(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || /^(tests|bench)\//.test(path);
}
