import { operationsOf, type Contract } from './contract.ts';

const header = '// Written by openapi/generate.ts from the contract. Do not edit.\n';

/**
 * Writes operations.ts and a file for each area of the paths, with each operation's id, method and
 * path as a constant. A screen's bundle holds only the areas that it calls, because the bundler
 * moves whole files.
 */
export function writeOperations(contract: Contract): Map<string, string> {
  const areas = new Map<string, string>();
  for (const { method, path, operation } of operationsOf(contract)) {
    const area = areaOf(path);
    const { operationId: id } = operation;
    const line = `export const ${id} = ${literal({ id, method: method.toUpperCase(), path })} as const;\n`;
    areas.set(area, (areas.get(area) ?? header) + line);
  }
  const all = [...areas.keys()].map((area) => `export * from './operations/${area}.ts';\n`);
  const files = [...areas].map(([area, text]) => [`operations/${area}.ts`, text] as const);
  return new Map([['operations.ts', header + all.join('')], ...files]);
}

/**
 * Returns the first two segments of a path, or the first if a parameter or nothing follows: `leads`,
 * `auth-two-factor`.
 */
const areaOf = (path: string): string =>
  path
    .split('/')
    .slice(1, 3)
    .filter((step, at) => at === 0 || !step.startsWith('{'))
    .join('-')
    .replaceAll(/[{}]/g, '');

const literal = (values: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(values)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ')} }`;
