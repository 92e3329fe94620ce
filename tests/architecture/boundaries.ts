import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { binary } from '../../tools/checkSteps.ts';

const codeFolders = [
  'openapi',
  'deployments',
  'resources',
  'i18n',
  'src',
  'server',
  'tests',
  'bench',
  'tools',
];

const report = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
  summary: z.object({
    violations: z.array(
      z.object({ rule: z.object({ name: z.string() }), from: z.string(), to: z.string() }),
    ),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string() })) }),
  }),
});

export interface ImportsOfProject {
  rules: string[];
  /** `rule: from → to`, sorted */
  violations: string[];
  /** imports of each file, both relative to the project's folder */
  imports: Map<string, string[]>;
}

/**
 * Checks every import below `folder` with dependency-cruiser and its rules.
 * @param cache folder of the results, keyed by the content of each file
 */
export async function readImports(folder: string, cache?: string): Promise<ImportsOfProject> {
  const cached = cache ? ['--cache', cache, '--cache-strategy', 'content'] : [];
  const present = codeFolders.filter((name) => existsSync(join(folder, name)));
  const args = ['--config', '.dependency-cruiser.mjs', '--preserve-symlinks'];
  const { stdout } = await promisify(execFile)(
    binary('depcruise'),
    [...args, ...cached, '--output-type', 'json', ...present],
    { cwd: folder, maxBuffer: 2 ** 28 },
  );
  const { modules, summary } = report.parse(JSON.parse(stdout));
  return {
    rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    imports: new Map(
      modules.map(({ source, dependencies }) => [
        source,
        dependencies.map(({ resolved }) => resolved),
      ]),
    ),
  };
}

/** Returns sibling folders that import each other, as `server/crud ↔ server/http`. */
export function tangledFolders(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const ways = new Set<string>();
  for (const [from, targets] of imports) {
    if (/\.test\.tsx?$/.test(from)) continue;
    for (const to of targets) {
      const step = firstDifference(from, to);
      if (step) ways.add(step.join(' '));
    }
  }
  return [...ways].flatMap((way) => {
    const [from = '', to = ''] = way.split(' ');
    return from < to && ways.has(`${to} ${from}`) ? [`${from} ↔ ${to}`] : [];
  });
}

/** Returns the two folders at which the paths diverge; undefined if one of them is a file there. */
function firstDifference(from: string, to: string): [string, string] | undefined {
  const [a, b] = [from.split('/'), to.split('/')];
  const at = a.findIndex((part, index) => part !== b[index]);
  const bothAreFolders = at < a.length - 1 && at < b.length - 1;
  if (at < 0 || !bothAreFolders) return undefined;
  return [a.slice(0, at + 1).join('/'), b.slice(0, at + 1).join('/')];
}
