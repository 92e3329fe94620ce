import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './testCounts.ts';

interface VitestFile {
  status: string;
  tests: string[];
}

function vitestJson(success: boolean, files: VitestFile[]): string {
  const testResults = files.map(({ status, tests }, at) => ({
    name: `src/${at}.test.ts`,
    status,
    message: tests.length === 0 ? 'Cannot find module' : '',
    assertionResults: tests.map((outcome) => ({
      fullName: `is ${outcome}`,
      status: outcome,
      failureMessages: outcome === 'failed' ? ['expected 1 to be 2'] : [],
    })),
  }));
  return JSON.stringify({ success, testResults });
}

function playwrightJson(stats: Record<string, number>, errors: unknown[] = []): string {
  const all = { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats };
  return JSON.stringify({ stats: all, errors, suites: [] });
}

test('counts passed and failed tests of vitest, and skipped ones as failed', () => {
  const files = [
    { status: 'passed', tests: ['passed', 'passed'] },
    { status: 'failed', tests: ['passed', 'failed', 'skipped', 'todo'] },
  ];
  expect(vitestCounts(vitestJson(false, files))).toEqual({
    passed: 3,
    failed: 3,
    failures: [
      'src/1.test.ts › is failed\nexpected 1 to be 2',
      'src/1.test.ts › is skipped',
      'src/1.test.ts › is todo',
    ],
  });
});

test('a file that cannot be loaded counts as a failure', () => {
  const files = [
    { status: 'passed', tests: ['passed'] },
    { status: 'failed', tests: [] },
  ];
  expect(vitestCounts(vitestJson(false, files))).toEqual({
    passed: 1,
    failed: 1,
    failures: ['src/1.test.ts\nCannot find module'],
  });
});

test('an error outside of tests counts as a failure', () => {
  const files = [{ status: 'passed', tests: ['passed'] }];
  expect(vitestCounts(vitestJson(true, files))).toEqual({ passed: 1, failed: 0, failures: [] });
  expect(vitestCounts(vitestJson(false, files))).toMatchObject({
    failed: 1,
    failures: ['an error outside of the tests'],
  });
});

test('a test that Playwright does not pass in the end counts as a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  expect(playwrightCounts(playwrightJson(stats))).toMatchObject({ passed: 6, failed: 2 });
  const withError = playwrightJson({ expected: 5 }, [{ message: 'no browser' }]);
  expect(playwrightCounts(withError)).toEqual({
    passed: 5,
    failed: 1,
    failures: ['an error outside of the tests\nno browser'],
  });
});

test('failed tests of Playwright are named with error and output of their last try', () => {
  const spec = (title: string, status: string, messages: string[]) => ({
    title,
    file: 'leads.spec.ts',
    line: 7,
    tests: [
      {
        projectName: 'desktop',
        status,
        results: messages.map((message) => ({
          error: { message },
          stdout: [{ text: `the page said: ${message}\n` }, { buffer: 'AA==' }],
        })),
      },
    ],
  });
  const json = JSON.stringify({
    stats: { expected: 0, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        specs: [spec('a lead is opened', 'unexpected', ['not visible', 'no\n'.repeat(13)])],
        suites: [{ specs: [spec('a lead is closed', 'flaky', ['not visible'])] }],
      },
    ],
  });
  expect(playwrightCounts(json).failures).toEqual([
    `[desktop] leads.spec.ts:7 › a lead is opened\n${'no\n'.repeat(12)}the page said: ${'no\n'.repeat(13)}`.trimEnd(),
  ]);
});

test('rejects a report of another shape', () => {
  expect(() => vitestCounts('{}')).toThrow();
  expect(() => playwrightCounts('{"stats":{}}')).toThrow();
});
