import { describe, expect, it } from 'vitest';
import { normalPath, readError } from './readError.ts';

describe('version 1', () => {
  it('is parsed as the contract declares it', () => {
    const error = readError(422, '1', {
      message: 'Please check the marked fields',
      code: 'validation',
      errors: [{ path: 'emails[0].value', message: 'Not an address', code: 'format' }],
      requestId: '01J',
    });
    expect(error).toMatchObject({
      status: 422,
      code: 'validation',
      message: 'Please check the marked fields',
      errors: [{ path: 'emails[0].value', message: 'Not an address', code: 'format' }],
      requestId: '01J',
    });
  });

  it('contains the current record, and the reason', () => {
    const current = { id: 1, version: 4 };
    const stale = { message: 'Changed', code: 'stale_version', current, reason: 'deal_needs_date' };
    expect(readError(409, '1', stale)).toMatchObject({ current, reason: 'deal_needs_date' });
  });

  it('is the default without a version', () => {
    expect(readError(403, null, { message: 'Not allowed', errors: [] }).message).toBe(
      'Not allowed',
    );
  });
});

describe('version 2', () => {
  it.each([
    ['a list alone', [{ path: 'name', message: 'Required' }]],
    ['a message and a list', { message: 'x', errors: [{ field: 'name', message: 'Required' }] }],
    [
      'its constant',
      { message: 'FORM_API_VALIDATION_MESSAGE', errors: [{ path: 'name', message: 'Required' }] },
    ],
  ])('prefers the general message to the errors: %s', (_, body) => {
    const error = readError(422, '2', body);
    expect(error.message).toBe('apiErrors.validation');
    expect(error.isGeneral).toBe(true);
    expect(error.errors).toEqual([{ path: 'name', message: 'Required' }]);
  });

  it('keeps the message of an error without a list', () => {
    expect(readError(409, '2', { message: 'Already sent' }).message).toBe('Already sent');
  });
});

describe('schema errors', () => {
  it('are read from their inner items, the first message of each path', () => {
    const error = readError(422, null, {
      message: 'Invalid',
      errors: [
        {
          path: '#/',
          message: 'Data does not match any schemas',
          inner: [
            { path: '#/prices/0/price', message: 'Whole numbers only' },
            { path: '#/prices/0/price', message: 'At least 1' },
            { path: '#/unit', message: 'Outer', inner: [{ path: '#/unit/kind', message: 'Deep' }] },
          ],
        },
        { path: 'prices[0].price', message: 'Third' },
      ],
    });
    expect(error.errors).toEqual([
      { path: 'prices[0].price', message: 'Whole numbers only' },
      { path: 'unit.kind', message: 'Deep' },
    ]);
  });
});

describe('unknown responses', () => {
  it.each([
    [502, undefined, 'internal'],
    [503, '<html>', 'unavailable'],
    [429, null, 'too_many_requests'],
    [418, {}, 'unexpected'],
    [401, { code: 'made_up' }, 'unauthenticated'],
    [422, { errors: [null, 'x', { path: 'a' }, { message: 7 }] }, 'validation'],
  ])('%i with %j has the code %s and the general message', (status, body, code) => {
    const error = readError(status, null, body);
    expect(error).toMatchObject({ status, code, message: 'apiErrors.unexpected', errors: [] });
  });

  it('does not accept a name of the prototype as a code', () => {
    expect(readError(400, null, { code: 'constructor' }).code).toBe('malformed');
  });
});

it.each([
  ['emails[0].value', 'emails[0].value'],
  ['#/emails/0/value', 'emails[0].value'],
  ['emails.0.value', 'emails[0].value'],
  [['emails', 0, 'value'], 'emails[0].value'],
  ['[0].name', '[0].name'],
  ['#/', ''],
  [undefined, ''],
  [7, ''],
])('formats the path %j as %j', (path, normal) => {
  expect(normalPath(path)).toBe(normal);
});
