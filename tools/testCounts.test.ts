import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './testCounts.ts';

function vitestJson(success: boolean, files: { status: string; tests: string[] }[]): string {
  const testResults = files.map(({ status, tests }) => ({
    status,
    assertionResults: tests.map((outcome) => ({ status: outcome })),
  }));
  return JSON.stringify({ success, testResults });
}

function playwrightJson(stats: Record<string, number>, errors: unknown[] = []): string {
  const all = { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats };
  return JSON.stringify({ stats: all, errors });
}

test('passed and failed tests of vitest are counted, skipped ones as failed', () => {
  const files = [
    { status: 'passed', tests: ['passed', 'passed'] },
    { status: 'failed', tests: ['passed', 'failed', 'skipped', 'todo'] },
  ];
  expect(vitestCounts(vitestJson(false, files))).toEqual({ passed: 3, failed: 3 });
});

test('a file that cannot be loaded counts as a failure', () => {
  const files = [
    { status: 'passed', tests: ['passed'] },
    { status: 'failed', tests: [] },
  ];
  expect(vitestCounts(vitestJson(false, files))).toEqual({ passed: 1, failed: 1 });
});

test('an error outside of tests counts as a failure', () => {
  const files = [{ status: 'passed', tests: ['passed'] }];
  expect(vitestCounts(vitestJson(true, files))).toEqual({ passed: 1, failed: 0 });
  expect(vitestCounts(vitestJson(false, files))).toEqual({ passed: 1, failed: 1 });
});

test('a test that Playwright does not pass in the end counts as a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  expect(playwrightCounts(playwrightJson(stats))).toEqual({ passed: 6, failed: 2 });
  const withError = playwrightJson({ expected: 5 }, [{ message: 'no browser' }]);
  expect(playwrightCounts(withError)).toEqual({ passed: 5, failed: 1 });
});

test('rejects a report of another shape', () => {
  expect(() => vitestCounts('{}')).toThrow();
  expect(() => playwrightCounts('{"stats":{}}')).toThrow();
});
