import { expect, test } from 'vitest';
import { isWanted, preferencesOf } from './rules.ts';

test('until somebody chooses, everybody is told in the bell of everything', () => {
  expect(preferencesOf([]).map(({ type, panel }) => `${type} ${panel}`)).toEqual([
    'lead true',
    'message true',
    'page true',
    'account true',
  ]);
});

test('a choice changes its own type and way alone', () => {
  const choices = [{ type: 'message', channel: 'sms', is_on: true }] as const;
  const changed = preferencesOf(choices).filter(
    (one, index) => JSON.stringify(one) !== JSON.stringify(preferencesOf([])[index]),
  );
  expect(changed).toEqual([{ type: 'message', panel: true, push: true, email: true, sms: true }]);
});

test.each([
  [[], 'lead', 'panel', true],
  [[], 'message', 'sms', false],
  [[{ type: 'lead', channel: 'panel', is_on: false }], 'lead', 'panel', false],
  [[{ type: 'lead', channel: 'panel', is_on: false }], 'message', 'panel', true],
] as const)('%j: %s by %s is wanted: %s', (choices, type, channel, expected) => {
  expect(isWanted(choices, type, channel)).toBe(expected);
});
