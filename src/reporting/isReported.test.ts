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
  ['a mistake of ours', new TypeError('x is not a function'), true],
  ['a text', 'something', true],
  ['nothing', undefined, false],
  ['what was given up', new DOMException('gone', 'AbortError'), false],
  ['a broken connection', new TypeError('Failed to fetch'), false],
  ['the same in another browser', new TypeError('NetworkError when attempting to fetch'), false],
  [
    'a file that a release took away',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    false,
  ],
  ['the noise of layouts', new Error('ResizeObserver loop limit exceeded'), false],
  ['a call without an answer', networkError(), false],
  [
    'an answer, which is reported where it comes in',
    new ApiError({ status: 409, code: 'conflict', message: 'x' }),
    false,
  ],
  ['the same as react-admin has it', new HttpError('x', 422), false],
])('what is reported of %s', (_, error, isReported) => {
  expect(isReportedError(error)).toBe(isReported);
});
