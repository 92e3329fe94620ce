import { expect, test } from 'vitest';
import { serializeError } from './serializeError.ts';

const databaseError = (message: string, code: string) =>
  Object.assign(new Error(message), { code, detail: 'Failing row contains (7, +905321234567).' });

test('keeps type, message, stack, code and the causes of an error, and nothing else', () => {
  const cause = databaseError('null value in column "must" of relation "leads"', '23502');
  const { stack, cause: below, ...rest } = serializeError(new TypeError('not saved', { cause }));
  expect(rest).toEqual({ type: 'TypeError', message: 'not saved' });
  expect(stack).toMatch(/^TypeError: not saved\n {4}at .*serializeError\.test\.ts/);
  const { stack: stackBelow, ...restBelow } = below ?? { stack: '' };
  expect(restBelow).toEqual({ type: 'Error', message: cause.message, code: '23502' });
  expect(stackBelow).toMatch(/^Error: null value in column "must" of relation "leads"\n {4}at /);
});

test.each([
  ['22P02', 'invalid input syntax for type integer: "a "b" c\n    at Elif"'],
  ['22003', 'value "+905321234567" is out of range for type integer'],
  ['22007', 'invalid input syntax for type date: "Elif"'],
])('leaves out the value that a message of SQLSTATE %s quotes', (code, message) => {
  const text = JSON.stringify(serializeError(databaseError(message, code)));
  expect(text).not.toMatch(/Elif|\+90/);
  expect(text).toContain('"…\\"');
});

test('serializes the errors of an AggregateError', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(serializeError(new AggregateError([refused])).errors).toMatchObject([
    { message: 'connect', code: 'ECONNREFUSED' },
  ]);
});

test('ends a circular chain of causes', () => {
  const error = new Error('one');
  error.cause = new Error('two', { cause: error });
  expect(JSON.stringify(serializeError(error)).match(/"message"/g)).toHaveLength(6);
});

test('serializes a thrown value without its contents', () => {
  expect(serializeError('+905321234567')).toEqual({
    type: 'string',
    message: 'not an error',
    stack: '',
  });
});
