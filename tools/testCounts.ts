import { z } from 'zod';

/** Counts of a suite's report; a skipped test counts as failed. */
export interface TestCounts {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string() })), status: z.string() }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/**
 * Counts of vitest's JSON report. A file that fails to load counts as one failure, and so does a run that fails
 * outside of its tests.
 */
export function vitestCounts(json: string): TestCounts {
  const report = vitestReport.parse(JSON.parse(json));
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = tests.length - passed + unloaded;
  return { passed, failed: failed === 0 && !report.success ? 1 : failed };
}

/**
 * Counts of Playwright's JSON report; errors outside of tests are failures too. A test that passes in a retry
 * counts as passed.
 */
export function playwrightCounts(json: string): TestCounts {
  const { stats, errors } = playwrightReport.parse(JSON.parse(json));
  const failed = stats.unexpected + stats.skipped + errors.length;
  return { passed: stats.expected + stats.flaky, failed };
}
