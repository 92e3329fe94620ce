import { expect, it } from 'vitest';
import { allResults } from './allResults.ts';

const results = { resource: 'leads', route: 'leads', filter: 'coupleName', label: 'Hepsi' };

it('leads to the list with the words in its filter, whatever they hold', () => {
  for (const words of ['elif', 'Şahin & "Can"', '100 % +1', 'ليلى']) {
    const { to = '' } = allResults({ ...results, words });
    const { pathname, searchParams } = new URL(to, 'https://panel.example');
    expect(pathname).toBe('/leads');
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ coupleName: words });
  }
});

it('tells how many there are where that is known', () => {
  expect(allResults({ ...results, words: 'elif', note: '3 sonuç' }).note).toBe('3 sonuç');
  expect(allResults({ ...results, words: 'elif' })).not.toHaveProperty('note');
});
