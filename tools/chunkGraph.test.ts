import { expect, test } from 'vitest';
import { definitionNames, foreignDefinitions, type Chunks } from './chunkGraph.ts';

const chunk = (...imports: string[]) => ({ file: 'assets/x.js', imports });
const LEADS = '../resources/leads/definition.ts';
const PROVIDERS = '../resources/providers/definition.ts';
const loads = (...dynamicImports: string[]) => ({ ...chunk(), dynamicImports });
const HEAD = '../resources/leads/parts/LeadHead.tsx';
const split: Chunks = {
  'index.html': { ...loads(LEADS, PROVIDERS), imports: ['_shared.js'], isEntry: true },
  '_shared.js': chunk(),
  'engine/list/ListView.tsx': chunk('_shared.js'),
  [LEADS]: chunk('_shared.js', 'index.html'),
  [PROVIDERS]: chunk('_shared.js'),
};

test('definitions that share only common code do not load each other', () => {
  expect(definitionNames(split)).toEqual(['leads', 'providers']);
  expect(foreignDefinitions(split)).toEqual([]);
});

test('reports a chunk that loads a definition, directly or not', () => {
  const first = { ...split, '_shared.js': chunk(PROVIDERS) };
  expect(foreignDefinitions(first)).toContain('index.html loads providers');
  expect(foreignDefinitions(first)).toContain('leads loads providers');
});

test('a component loaded by its own definition may import it, and no other screen may import the component', () => {
  const withPart = { ...split, [LEADS]: loads(HEAD), [HEAD]: chunk(LEADS) };
  expect(foreignDefinitions(withPart)).toEqual([]);
  const shared = { ...withPart, [PROVIDERS]: loads(HEAD) };
  expect(foreignDefinitions(shared)).toEqual([`${HEAD} loads leads`]);
});
