import { z } from 'zod';

/** Result of a suite's report; a skipped test counts as failed. */
export interface TestCounts {
  passed: number;
  failed: number;
  /** Each failed test as `file › title`, with the first lines of its error and what it printed below. */
  failures: readonly string[];
}

const vitestReport = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

interface PlaywrightSuite {
  suites?: PlaywrightSuite[] | undefined;
  specs: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: PlaywrightResult[];
}

interface PlaywrightResult {
  error?: { message?: string | undefined } | undefined;
  stdout?: { text?: string | undefined }[] | undefined;
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  suites: z.lazy(() => z.array(playwrightSuite)).optional(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(
            z.object({
              error: z.object({ message: z.string().optional() }).optional(),
              stdout: z.array(z.object({ text: z.string().optional() })).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(playwrightSuite),
});

/** Lines of an error that are repeated; it may contain a whole page. */
const ERROR_LINES = 12;

const failure = (test: string, error = '', printed = ''): string =>
  [test, error.trimEnd().split('\n').slice(0, ERROR_LINES).join('\n'), printed.trimEnd()]
    .filter((part) => part !== '')
    .join('\n');

const failedResult = (test: string, { error, stdout = [] }: PlaywrightResult = {}): string =>
  failure(test, error?.message, stdout.map(({ text = '' }) => text).join(''));

/**
 * Counts of vitest's JSON report. A file that fails to load counts as one failure, and so does a run that fails
 * outside of its tests.
 */
export function vitestCounts(json: string): TestCounts {
  const report = vitestReport.parse(JSON.parse(json));
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, file: file.name })),
  );
  const bad = tests.filter((test) => test.status !== 'passed');
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failures = [
    ...bad.map(({ file, fullName, failureMessages }) =>
      failure(`${file} › ${fullName}`, failureMessages?.join('\n')),
    ),
    ...unloaded.map(({ name, message }) => failure(name, message)),
  ];
  if (failures.length === 0 && !report.success) failures.push('an error outside of the tests');
  return { passed: tests.length - bad.length, failed: failures.length, failures };
}

/**
 * Counts of Playwright's JSON report; errors outside of tests are failures too. A test that passes in a retry
 * counts as passed.
 */
export function playwrightCounts(json: string): TestCounts {
  const { stats, errors, suites } = playwrightReport.parse(JSON.parse(json));
  const failures = [
    ...suites.flatMap(badTests),
    ...errors.map(({ message }) => failure('an error outside of the tests', message)),
  ];
  const failed = stats.unexpected + stats.skipped + errors.length;
  return { passed: stats.expected + stats.flaky, failed, failures };
}

function badTests({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'skipped')
      .map(({ projectName, results }) =>
        failedResult(`[${projectName}] ${file}:${line} › ${title}`, results.at(-1)),
      ),
  );
  return [...own, ...suites.flatMap(badTests)];
}
