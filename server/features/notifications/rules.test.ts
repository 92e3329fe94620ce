import { expect, test } from 'vitest';
import { isWanted, preferencesOf } from './rules.ts';

test('by default everyone gets every notification in the bell', () => {
  expect(preferencesOf([]).map(({ type, panel }) => `${type} ${panel}`)).toEqual([
    'lead true',
    'message true',
    'page true',
    'account true',
  ]);
});

test('a preference changes only its own type and channel', () => {
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
] as const)('%j: %s by %s is enabled: %s', (choices, type, channel, expected) => {
  expect(isWanted(choices, type, channel)).toBe(expected);
});
