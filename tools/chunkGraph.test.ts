import { expect, test } from 'vitest';
import { definitionsIn, strangersIn, type Chunks } from './chunkGraph.ts';

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
  expect(definitionsIn(split)).toEqual(['leads', 'providers']);
  expect(strangersIn(split)).toEqual([]);
});

test('reports a chunk that loads a definition, directly or not', () => {
  const first = { ...split, '_shared.js': chunk(PROVIDERS) };
  expect(strangersIn(first)).toContain('index.html brings providers');
  expect(strangersIn(first)).toContain('leads brings providers');
});

test('a component loaded by its own definition may import it, and no other screen may import the component', () => {
  const parted = { ...split, [LEADS]: loads(HEAD), [HEAD]: chunk(LEADS) };
  expect(strangersIn(parted)).toEqual([]);
  const taken = { ...parted, [PROVIDERS]: loads(HEAD) };
  expect(strangersIn(taken)).toEqual([`${HEAD} brings leads`]);
});
