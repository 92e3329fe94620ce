import { expect, it } from 'vitest';
import { toHttpError } from '../../data/answers.ts';
import { readError } from '../../data/readError.ts';
import { firstListed, unplacedMessages } from './refusal.ts';

const name = { path: 'name', message: 'Ad eksik.' };
const withoutPath = { path: '', message: 'Firma adı eksik.' };
const rejectionOf = (version: string, errors: object[]) =>
  toHttpError(readError(422, version, { message: 'Formu kontrol edin.', errors }));

it.each([
  ['a field’s', [name, withoutPath], 'Ad eksik.'],
  ['one of no field', [withoutPath, name], 'Firma adı eksik.'],
  ['none', [], undefined],
])('returns the first error of the list: %s', (_, errors, first) => {
  expect(firstListed(rejectionOf('1', errors))).toBe(first);
});

it.each([
  ['version 1 with fields leaves all to them', '1', [name], []],
  ['version 1 with an error of no field', '1', [name, withoutPath], ['Firma adı eksik.']],
  ['version 1 without fields', '1', [], ['Formu kontrol edin.']],
  ['version 2 with fields keeps its general message', '2', [name], ['apiErrors.validation']],
  ['version 2 without fields', '2', [withoutPath], ['apiErrors.validation', 'Firma adı eksik.']],
])('%s', (_, version, errors, messages) => {
  expect(unplacedMessages(rejectionOf(version, errors))).toEqual(messages);
});
