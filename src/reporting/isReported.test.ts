import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { ApiError, networkError } from '../data/ApiError.ts';
import { isReportedError, isReportedStatus } from './isReported.ts';

it.each([
  [0, false],
  [400, true],
  [401, false],
  [403, false],
  [404, false],
  [409, true],
  [422, true],
  [429, true],
  [500, false],
  [502, true],
  [503, false],
])('a response %i is reported: %s', (status, isReported) => {
  expect(isReportedStatus(status)).toBe(isReported);
});

it.each<[string, unknown, boolean]>([
  ['a programming error', new TypeError('x is not a function'), true],
  ['a text', 'something', true],
  ['nothing', undefined, false],
  ['an aborted request', new DOMException('gone', 'AbortError'), false],
  ['a broken connection', new TypeError('Failed to fetch'), false],
  [
    'a broken connection in another browser',
    new TypeError('NetworkError when attempting to fetch'),
    false,
  ],
  [
    'a file that a release removed',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    false,
  ],
  ['a resize loop of the layout', new Error('ResizeObserver loop limit exceeded'), false],
  ['a request without a response', networkError(), false],
  [
    'an error response, which the client reports',
    new ApiError({ status: 409, code: 'conflict', message: 'x' }),
    false,
  ],
  ['an error response of react-admin', new HttpError('x', 422), false],
])('decides whether %s is reported', (_, error, isReported) => {
  expect(isReportedError(error)).toBe(isReported);
});
