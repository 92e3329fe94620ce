import { expect, it } from 'vitest';
import { envelopeAddress, envelopeOf } from './envelopePort.ts';
import type { ErrorReport, ReportPort } from './ErrorReport.ts';
import { createReporter, type CaughtError } from './reporter.ts';

const page = 'https://panel.example.com/password-reset/9f86d081884c7d659a2feaa0c55ad015';

function panel() {
  const sent: ErrorReport[] = [];
  const left: ErrorReport[] = [];
  const port: ReportPort = { send: (one) => sent.push(one), sendLeaving: (one) => left.push(one) };
  const idleTasks: (() => void)[] = [];
  const clock = { now: 0 };
  const reporter = createReporter({
    dsn: 'https://key@errors.example.com/1',
    build: 'a1b2',
    language: 'tr',
    port,
    now: () => clock.now,
    later: (task) => idleTasks.push(task),
  });
  const reportError = (error: unknown, more: Partial<CaughtError> = {}) =>
    reporter.add({ at: new Date('2026-11-21T09:00:00Z'), page, error, ...more });
  const runIdleTasks = () => idleTasks.splice(0).forEach((task) => task());
  return { sent, left, clock, tell: reportError, rest: runIdleTasks, leave: reporter.leave };
}

it('reports when the page is idle, with the path and without a token', () => {
  const { sent, tell: reportError, rest: runIdleTasks } = panel();
  reportError(new TypeError('Cannot read elif@example.com'), { parts: 'at List' });
  expect(sent).toEqual([]);
  runIdleTasks();
  const [{ stack, ...report } = {}] = sent;
  expect(stack).toContain('reporter.test');
  expect(report).toEqual({
    at: '2026-11-21T09:00:00.000Z',
    name: 'TypeError',
    message: 'Cannot read ***',
    page: 'https://panel.example.com/password-reset/***',
    parts: 'at List',
  });
});

it('reports a failed request with method, URL, payload, status and request id', () => {
  const { sent, tell: reportError, rest: runIdleTasks } = panel();
  const call = {
    method: 'PUT',
    url: '/api/customers/7/users/9?token=abc',
    payload: { password: 'x', roleId: 'owner' },
    status: 409,
    requestId: 'r-1',
  };
  reportError(new Error('Changed meanwhile'), { call });
  runIdleTasks();
  expect(sent[0]).toMatchObject({
    call: {
      method: 'PUT',
      url: '/api/customers/7/users/9?token=***',
      payload: { password: '***', roleId: 'owner' },
      status: 409,
      requestId: 'r-1',
    },
  });
  expect(sent[0]?.stack).toBeUndefined();
});

it('limits reports to three identical errors a minute and twenty in total, and resets each minute', () => {
  const { sent, clock, tell: reportError, rest: runIdleTasks } = panel();
  for (let time = 0; time < 50; time += 1) reportError(new Error('a loop'));
  runIdleTasks();
  expect(sent).toHaveLength(3);
  for (let other = 0; other < 50; other += 1) reportError(new Error(`error ${other}`));
  runIdleTasks();
  expect(sent).toHaveLength(20);
  clock.now = 60_000;
  reportError(new Error('a loop'));
  runIdleTasks();
  expect(sent).toHaveLength(21);
});

it('sends pending reports when the page is left, by a request that outlives it', () => {
  const { sent, left, tell: reportError, leave, rest: runIdleTasks } = panel();
  reportError(new Error('late'));
  leave();
  runIdleTasks();
  expect([sent.length, left.length]).toEqual([0, 1]);
});

it.each([
  [
    'https://key@errors.example.com/1',
    'https://errors.example.com/api/1/envelope/?sentry_key=key&sentry_version=7',
  ],
  [
    'http://sandbox@localhost:4000/sandbox/1',
    'http://localhost:4000/sandbox/api/1/envelope/?sentry_key=sandbox&sentry_version=7',
  ],
])('reads the endpoint of %s', (dsn, address) => {
  expect(envelopeAddress(dsn)).toBe(address);
});

it('writes three lines that the service can parse, the outermost frame first', () => {
  const stack = `TypeError: x
    at inner (https://p.example.com/a.js:1:20)
    at https://p.example.com/b.js:3:4
outer@https://p.example.com/c.js:5:6`;
  const report = {
    at: '2026-11-21T09:00:00.000Z',
    name: 'TypeError',
    message: 'x',
    page: '/leads',
    stack,
  };
  const parts = { dsn: '', build: 'a1b2', language: 'ar' };
  const lines = envelopeOf(report, parts).split('\n');
  expect(lines).toHaveLength(3);
  expect(JSON.parse(lines[1] ?? '')).toEqual({ type: 'event' });
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({
    release: 'a1b2',
    request: { url: '/leads' },
    tags: { language: 'ar' },
    exception: {
      values: [
        {
          type: 'TypeError',
          stacktrace: {
            frames: [
              { function: 'outer', lineno: 5 },
              { function: '?', filename: 'https://p.example.com/b.js', lineno: 3 },
              { function: 'inner', colno: 20 },
            ],
          },
        },
      ],
    },
  });
});
