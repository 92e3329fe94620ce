import { expect, test } from 'vitest';
import { definitionsIn, strangersIn, type Chunks } from './chunkGraph.ts';

const chunk = (...imports: string[]) => ({ file: 'assets/x.js', imports });
const LEADS = '../resources/leads/definition.ts';
const PROVIDERS = '../resources/providers/definition.ts';
const split: Chunks = {
  'index.html': { ...chunk('_shared.js'), isEntry: true },
  '_shared.js': chunk(),
  'engine/views/list/ListView.tsx': chunk('_shared.js'),
  [LEADS]: chunk('_shared.js', 'index.html'),
  [PROVIDERS]: chunk('_shared.js'),
};

test('definitions that share only what belongs to none bring no other', () => {
  expect(definitionsIn(split)).toEqual(['leads', 'providers']);
  expect(strangersIn(split)).toEqual([]);
});

test('a chunk that brings a definition along is told, however far away it is', () => {
  const first = { ...split, '_shared.js': chunk(PROVIDERS) };
  expect(strangersIn(first)).toContain('index.html brings providers');
  expect(strangersIn(first)).toContain('leads brings providers');
});
