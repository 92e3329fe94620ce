import { expect, test } from 'vitest';
import { promptPath } from './promptPath.ts';

const origin = 'https://panel.example';
const to = (path: string) => promptPath({ linkData: { path, text: '' } }, origin);

test.each([
  ['/leads/5', '/leads/5'],
  ['/leads?status=new#top', '/leads?status=new#top'],
  ['/', '/'],
  ['https://evil.example/leads', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['leads/5', undefined],
])('%j leads to %j', (path, expected) => {
  expect(to(path)).toBe(expected);
});

test('a notification without a link leads nowhere', () => {
  expect(promptPath({ linkData: null }, origin)).toBeUndefined();
});
