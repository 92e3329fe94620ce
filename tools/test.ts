// `npm test`: every check, then every test, and a final line that a machine can parse.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildIsStale } from './buildIsStale.ts';
import { binary, staticSteps } from './checkSteps.ts';
import { runStep, type Step } from './runStep.ts';
import { runSteps } from './runSteps.ts';
import { playwrightCounts, vitestCounts, type TestCounts } from './testCounts.ts';

const root = resolve(import.meta.dirname, '..');
const reports = join(root, 'test-results');
/** Vitest projects by suite; both lanes of the API share the workers. */
const suites: Readonly<Record<string, readonly string[]>> = {
  unit: ['unit'],
  'unit-slow': ['unit-slow'],
  'unit-dom': ['unit-dom'],
  architecture: ['architecture'],
  contract: ['contract'],
  derived: ['derived'],
  api: ['api-pglite', 'api-postgres'],
};

const none: TestCounts = { passed: 0, failed: 0, failures: [] };

process.chdir(root);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

const totals = new Map<string, TestCounts>();
const stepsBefore = await runSteps(staticSteps, 2);
totals.set('checks', outcomes(stepsBefore));

if (buildIsStale(root)) {
  heading('build');
  const build = await runStep({
    name: 'build',
    command: binary('tsx'),
    args: ['tools/build.ts'],
    live: true,
  });
  totals.set('build', outcomes([build]));
}

for (const [name, projects] of Object.entries(suites)) {
  const report = join(reports, `${name}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json'];
  const run = { command: binary('vitest'), args: [...args, `--outputFile.json=${report}`] };
  totals.set(name, await suite({ name, ...run }, report, vitestCounts));
}
// playwright.config.ts declares the browser's report.
const browser = { name: 'browser', command: binary('playwright'), args: ['test'] };
totals.set('browser', await suite(browser, join(reports, 'browser.json'), playwrightCounts));

summarise();

/** Runs a suite with its output shown live. One that runs no test, or crashes, has failed. */
async function suite(
  step: Step,
  report: string,
  read: (json: string) => TestCounts,
): Promise<TestCounts> {
  heading(step.name);
  const { passed } = await runStep({ ...step, live: true });
  const counts = existsSync(report) ? read(readFileSync(report, 'utf8')) : none;
  const isPassed = passed && counts.passed > 0;
  if (isPassed || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`${step.name} stopped early or ran no test`] };
}

function outcomes(results: { name: string; passed: boolean }[]): TestCounts {
  const failures = results.filter(({ passed }) => !passed).map(({ name }) => name);
  const failed = failures.length;
  return { passed: results.length - failed, failed, failures };
}

function heading(name: string): void {
  process.stdout.write(`\n== ${name} ==\n`);
}

/** Prints what failed again: its output may be thousands of lines above. */
function summarise(): void {
  const failures = [...totals.values()].flatMap((counts) => counts.failures);
  if (failures.length > 0) heading('failed');
  for (const failure of failures) {
    const lines = failure.replaceAll(`${root}/`, '').split('\n');
    process.stdout.write(`${lines.join('\n    ')}\n`);
  }
  heading('summary');
  let passed = 0;
  let failed = 0;
  for (const [name, counts] of totals) {
    process.stdout.write(`${name.padEnd(14)} ${counts.passed} ok, ${counts.failed} bad\n`);
    passed += counts.passed;
    failed += counts.failed;
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}
