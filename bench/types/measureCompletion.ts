import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { median } from '../quantile.ts';
import type { Table } from '../table.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';
import { writeProject } from './writeProject.ts';

const RESOURCES = 60;
const FIELDS = 50;

/** Positions in a definition at which a user types, each with a proposal that must appear there. */
const PLACES = [
  { after: '"columns": [', expected: 'date4' },
  { after: '"filters": [', expected: 'enum7' },
  { after: '"facts": [', expected: 'boolean5' },
  { after: '"group1": [', expected: 'number8' },
  { after: '"title": ', expected: 'text6' },
];
const ROUNDS = 2;

/** Language service of an editor with one open file whose text changes. */
class Editor {
  readonly #service: ts.LanguageService;
  readonly #file: string;
  readonly #saved: string;
  #text: string;
  #version = 0;

  constructor(folder: string, file: string) {
    const read = (path: string) => ts.sys.readFile(path);
    const config: unknown = ts.readConfigFile(join(folder, 'tsconfig.json'), read).config;
    const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
    this.#file = join(folder, file);
    this.#saved = readFileSync(this.#file, 'utf8');
    this.#text = this.#saved;
    this.#service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => fileNames,
      getScriptVersion: (path) => (path === this.#file ? String(this.#version) : '0'),
      getScriptSnapshot: (path) => {
        const text = path === this.#file ? this.#text : read(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => folder,
      getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
      fileExists: (path) => ts.sys.fileExists(path),
      readFile: read,
      directoryExists: (path) => ts.sys.directoryExists(path),
      getDirectories: (path) => ts.sys.getDirectories(path),
    });
  }

  /**
   * Types an open quote after a text.
   * @returns the milliseconds until the completions
   * @throws Error if the expected one is missing
   */
  complete(after: string, expected: string): number {
    const at = this.#saved.indexOf(after) + after.length;
    const rest = after.endsWith('[') ? `'',${this.#saved.slice(at)}` : this.#saved.slice(at);
    this.#text = this.#saved.slice(0, at) + rest;
    this.#version += 1;
    const start = performance.now();
    const found = this.#service.getCompletionsAtPosition(this.#file, at + 1, {});
    const elapsed = performance.now() - start;
    if (!found?.entries.some(({ name }) => name === expected))
      throw new Error(`${expected} is not proposed after ${after}`);
    return elapsed;
  }
}

/** Measures the time until completions inside a definition, beside many large resources. */
export async function measureCompletion(): Promise<Table> {
  return inTemporaryFolder(async (folder) => {
    await writeProject(folder, RESOURCES, FIELDS);
    const editor = new Editor(folder, 'bench1.definition.ts');
    const first = editor.complete('"columns": [', 'date4');
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { after, expected } of PLACES) times.push(editor.complete(after, expected));
    return {
      title: `Completion in a definition beside ${RESOURCES} resources of ${FIELDS} fields, ms`,
      columns: ['', 'ms'],
      rows: [
        ['first, including project loading', first.toFixed(0)],
        [`median of ${times.length}, each after a change`, median(times).toFixed(0)],
        ['slowest', Math.max(...times).toFixed(0)],
      ],
    };
  });
}
