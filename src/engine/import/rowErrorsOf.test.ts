import { templates } from '#contract/manifest/templates.ts';
import { expect, it } from 'vitest';
import { ApiError } from '../../data/ApiError.ts';
import { toHttpError } from '../../data/answers.ts';
import { defineResource } from '../definition/defineResource.ts';
import { importFields } from './importFields.ts';
import { rowErrorsOf } from './rowErrorsOf.ts';

// Without `content`: the API's errors may point to fields that the file cannot contain.
const fields = importFields(
  defineResource(templates, {
    title: 'name',
    create: { form: { mail: ['name', 'subject', 'content', 'providerIds'] } },
  }),
).filter(({ path }) => path !== 'content');
const rejectionOf = (...errors: { path: string; message: string }[]) =>
  rowErrorsOf(
    toHttpError(new ApiError({ status: 422, code: 'validation', message: 'Wrong fields', errors })),
    fields,
  ).map(({ field, message }) => [field?.path, message]);

it('names the field of each message of the API, also within a list', () => {
  expect(
    rejectionOf(
      { path: 'name', message: 'Taken' },
      { path: 'providerIds[1]', message: 'Unknown' },
      { path: 'content', message: 'Required' },
    ),
  ).toEqual([
    ['name', 'Taken'],
    ['providerIds', 'Unknown'],
    [undefined, 'Required'],
  ]);
});

it('returns the general message if no error belongs to a field', () => {
  expect(rejectionOf()).toEqual([[undefined, 'Wrong fields']]);
});
