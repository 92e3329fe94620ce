import { expect, test } from 'vitest';
import { StatementNames } from './prepared.ts';

/** Executes a statement often enough to be named. */
function executeOften(names: StatementNames, text: string): string | undefined {
  for (let execution = 1; execution < 20; execution += 1) names.nameOf(text);
  return names.nameOf(text);
}

test('names a marked statement at its twentieth execution and keeps the name', () => {
  const names = new StatementNames();
  const text = '/* prepared */ select name from halls where id = $1';
  const given = Array.from({ length: 21 }, () => names.nameOf(text));
  expect(given.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => undefined));
  expect(given.slice(19)).toEqual(['panel_1', 'panel_1']);
});

test('gives different statements different names', () => {
  const names = new StatementNames();
  expect(executeOften(names, '/* prepared */ select 1 where $1')).toBe('panel_1');
  expect(executeOften(names, '/* prepared */ select 2 where $1')).toBe('panel_2');
});

test('never names a statement without the mark', () => {
  expect(executeOften(new StatementNames(), 'select name from halls')).toBeUndefined();
});

test('names at most a hundred statements', () => {
  const names = new StatementNames();
  for (let at = 0; at < 100; at += 1) executeOften(names, `/* prepared */ select ${at}`);
  expect(executeOften(names, '/* prepared */ select 100')).toBeUndefined();
  expect(names.nameOf('/* prepared */ select 99')).toBe('panel_100');
});

test('names fewer statements of single customers, and leaves room for all others', () => {
  const names = new StatementNames();
  const ofCustomer = (id: number) => `/* prepared for one customer */ select ${id}`;
  for (let id = 0; id < 50; id += 1) executeOften(names, ofCustomer(id));
  expect(names.nameOf(ofCustomer(49))).toBe('panel_50');
  expect(executeOften(names, ofCustomer(50))).toBeUndefined();
  expect(executeOften(names, '/* prepared */ select 1')).toBe('panel_51');
});
