import { join, resolve } from 'node:path';
import type { Step } from './runStep.ts';

const root = resolve(import.meta.dirname, '..');

/** Returns the path of a project tool, to call it without a shell or npx. */
export function binary(name: string): string {
  return join(root, 'node_modules/.bin', name);
}

const redoclyIsQuiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Every static check, slowest first, to balance the parallel lanes. */
export const staticSteps: readonly Step[] = [
  { name: 'lint', command: binary('oxlint'), args: [] },
  {
    name: 'types',
    // By path, because node_modules/.bin/tsc is TypeScript 5, which is three times as slow.
    command: process.execPath,
    args: [
      join(root, 'node_modules/typescript7/bin/tsc'),
      '--noEmit',
      '--project',
      '.',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types.tsbuildinfo',
    ],
  },
  {
    name: 'dead code',
    command: binary('knip'),
    args: ['--no-progress', '--cache', '--cache-location', '.cache/knip'],
  },
  {
    name: 'contract freshness',
    command: binary('tsx'),
    args: ['openapi/generate.ts', '--check'],
    env: redoclyIsQuiet,
  },
  {
    name: 'contract lint',
    command: binary('redocly'),
    args: ['lint', '--format=stylish'],
    env: redoclyIsQuiet,
  },
  { name: 'format', command: binary('oxfmt'), args: ['--check'] },
];

/** Quick tests without a browser, DOM, database or process. */
export const quickTests: Step = {
  name: 'unit, contract and architecture',
  command: binary('vitest'),
  args: ['run', ...['unit', 'contract', 'architecture'].flatMap((name) => ['--project', name])],
};
