import { expect, it } from 'vitest';
import { allResults } from './allResults.ts';

const results = { resource: 'leads', route: 'leads', filter: 'coupleName', label: 'Hepsi' };

it('links to the list with the encoded search text', () => {
  for (const typed of ['elif', 'Şahin & "Can"', '100 % +1', 'ليلى']) {
    const { to = '' } = allResults({ ...results, typed });
    const { pathname, searchParams } = new URL(to, 'https://panel.example');
    expect(pathname).toBe('/leads');
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ coupleName: typed });
  }
});

it('shows their number if it is known', () => {
  expect(allResults({ ...results, typed: 'elif', note: '3 sonuç' }).note).toBe('3 sonuç');
  expect(allResults({ ...results, typed: 'elif' })).not.toHaveProperty('note');
});
