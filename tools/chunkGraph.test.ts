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

test('definitions that share only what belongs to none bring no other', () => {
  expect(definitionsIn(split)).toEqual(['leads', 'providers']);
  expect(strangersIn(split)).toEqual([]);
});

test('a chunk that brings a definition along is told, however far away it is', () => {
  const first = { ...split, '_shared.js': chunk(PROVIDERS) };
  expect(strangersIn(first)).toContain('index.html brings providers');
  expect(strangersIn(first)).toContain('leads brings providers');
});

test('a part that only its own definition loads may stand on it, and no other screen on the part', () => {
  const parted = { ...split, [LEADS]: loads(HEAD), [HEAD]: chunk(LEADS) };
  expect(strangersIn(parted)).toEqual([]);
  const taken = { ...parted, [PROVIDERS]: loads(HEAD) };
  expect(strangersIn(taken)).toEqual([`${HEAD} brings leads`]);
});
