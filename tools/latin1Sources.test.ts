import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { escapeBeyondLatin1 } from './latin1Sources.ts';

const PADDING = `/* ${'code '.repeat(1000)}*/`;
/** Runs code among so much other code that it is escaped. */
const run = (code: string) => {
  const escaped = escapeBeyondLatin1(PADDING + code);
  expect(escaped).toMatch(/^[\0-\xff]+$/);
  const value: unknown = runInNewContext(escaped);
  return value;
};

it('keeps the values of strings and templates when it escapes them', () => {
  expect(run(`["–", '★', \`⌘\${'ş'}\`, "😀"]`)).toEqual(['–', '★', '⌘ş', '😀']);
});

it('keeps what escaped regular expressions match', () => {
  expect(run(`/^[ğ-ş😀]+$/u.test("ğş😀")`)).toBe(true);
  expect(run(`/^…$/.test("–")`)).toBe(false);
});

it('tells a backslash in the text from one that escapes', () => {
  expect(run(String.raw`"\\–"`)).toBe('\\–');
  expect(escapeBeyondLatin1(`${PADDING}"\\–"`)).toBe(`${PADDING}"\\–"`);
});

it('leaves files of texts as they are', () => {
  const texts = `export default { title: "Çiftler için şık düğünler", menu: "Görüşmeler" }`;
  expect(escapeBeyondLatin1(texts)).toBe(texts);
});
