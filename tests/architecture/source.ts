import ts from 'typescript';
import { projectFiles, readProjectFile } from './projectFiles.ts';

/** A parsed file of ours; `path` is relative to the project's folder. */
export interface Source {
  path: string;
  text: string;
  tree: ts.SourceFile;
}

export function parse(path: string, text: string): Source {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return { path, text, tree };
}

/** Every TypeScript file that people write, parsed once for all tests that share this process. */
export const sources: readonly Source[] = projectFiles
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => parse(path, readProjectFile(path)));

export function nodesOf(source: Source): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return nodes;
}

export function lineOf(source: Source, node: ts.Node): number {
  return source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1;
}

/** Lines of a file, its last line break not counted. */
export function lineCount(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || /^(tests|bench)\//.test(path);
}
