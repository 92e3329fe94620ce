import { setSubmissionErrors } from 'react-admin';
import { expect, it } from 'vitest';
import { fieldErrors } from './fieldErrors.ts';

const at = (path: string, message: string) => ({ path, message });

it.each([
  [[], {}],
  [[at('name', 'Required')], { name: 'Required' }],
  [
    [at('emails[0].value', 'Bad'), at('emails[2].value', 'Taken')],
    { emails: { 0: { value: 'Bad' }, 2: { value: 'Taken' } } },
  ],
  [[at('phones[0].value.number', 'Bad')], { phones: { 0: { value: { number: 'Bad' } } } }],
  [[at('', 'Nothing changed'), at('name', 'Required')], { name: 'Required' }],
  [
    [at('emails', 'At least one'), at('emails[0].value', 'Bad')],
    { emails: { root: 'At least one', 0: { value: 'Bad' } } },
  ],
  [
    [at('emails[0].value', 'Bad'), at('emails', 'At least one')],
    { emails: { root: 'At least one', 0: { value: 'Bad' } } },
  ],
  [[at('name', 'First'), at('name', 'Second')], { name: 'First' }],
])('%j becomes %j', (errors, messages) => {
  expect(fieldErrors(errors)).toEqual(messages);
});

it('does not change the prototype of objects', () => {
  const messages = fieldErrors([at('__proto__.polluted', 'x'), at('constructor.name', 'y')]);
  expect(Object.keys(messages)).toEqual(['__proto__', 'constructor']);
  expect(Object.prototype).not.toHaveProperty('polluted');
});

it('reaches the fields of a react-hook-form through react-admin', () => {
  const cases: [string, string | undefined][] = [];
  setSubmissionErrors(
    fieldErrors([at('name', 'Required'), at('emails[1].value', 'Bad')]),
    (name, error) => cases.push([name, error.message]),
  );
  expect(cases).toEqual([
    ['name', 'Required'],
    ['emails.1.value', 'Bad'],
  ]);
});
