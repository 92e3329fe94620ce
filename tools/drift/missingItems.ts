import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runStep } from '../runStep.ts';
import { explainFault, parseFaults } from './explainFault.ts';
import { definitionPathAt } from './definitionPathAt.ts';

const root = resolve(import.meta.dirname, '../..');
const compiler = join(root, 'node_modules/typescript7/bin/tsc');

/**
 * Type-checks resources/ and returns the items that definitions use and the contract lacks, as
 * `resources/leads/definition.ts:31 list.columns: …`. `folder` contains resources/, src and openapi.
 */
export async function missingItems(folder = root): Promise<string[]> {
  const cache = join(folder, '.cache/drift');
  mkdirSync(cache, { recursive: true });
  const settings = {
    extends: join(root, 'tsconfig.json'),
    include: [join(folder, 'resources')],
    exclude: [join(folder, 'resources/**/*.test.*')],
  };
  writeFileSync(join(cache, 'tsconfig.json'), JSON.stringify(settings));
  const { passed, output } = await runStep({
    name: 'definitions',
    command: process.execPath,
    args: [compiler, '--noEmit', '--pretty', 'false', '--project', cache],
  });
  const faults = parseFaults(output).flatMap(({ file, line, column, message }) => {
    const path = resolve(file);
    if (!path.startsWith(join(folder, 'resources/'))) return [];
    const definitionPath = definitionPathAt(readFileSync(path, 'utf8'), line, column);
    const where = `${path.slice(folder.length + 1)}:${line}${definitionPath ? ` ${definitionPath}` : ''}`;
    return [`${where}: ${explainFault({ message })}`];
  });
  return passed || faults.length > 0
    ? faults
    : [`The type check fails outside of resources:\n${output.slice(0, 500)}`];
}
