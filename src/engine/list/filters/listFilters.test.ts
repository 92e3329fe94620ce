import { describe, expect, it } from 'vitest';
import type { RuntimeListConfig } from '../../definition/runtimeDefinition.ts';
import { activeView, chipNames, chooseView, setFilter, sortOf } from './listFilters.ts';

const list: RuntimeListConfig = {
  columns: ['name'],
  search: 'q',
  views: {
    all: { filter: {} },
    pending: { filter: { status: ['new', 'pending'] } },
    deal: { filter: { status: ['deal'] } },
  },
};

describe('views of a list', () => {
  it.each([
    [{}, 'all'],
    [{ status: ['new', 'pending'] }, 'pending'],
    [{ status: ['new', 'pending'], source: ['phone'] }, 'pending'],
    [{ status: ['deal'], q: 'elif' }, 'deal'],
    [{ status: ['rejected'] }, undefined],
  ])('%j is the view %s', (values, name) => {
    expect(activeView(list, values)).toBe(name);
  });

  it('changes the view and keeps other filters', () => {
    expect(
      chooseView(list, 'deal', { status: ['new', 'pending'], source: ['phone'], q: 'can' }),
    ).toEqual({ status: ['deal'], source: ['phone'], q: 'can' });
    expect(chooseView(list, 'all', { status: ['deal'], source: ['phone'] })).toEqual({
      source: ['phone'],
    });
  });

  it('shows chips for filters outside the view and the search', () => {
    expect(chipNames(list, { status: ['deal'], source: ['phone'], q: 'can' })).toEqual(['source']);
    expect(chipNames(list, { status: ['rejected'] })).toEqual(['status']);
  });

  it('keeps a view active while one of the values that divide it is chosen', () => {
    const divided: RuntimeListConfig = {
      columns: ['name'],
      views: {
        all: { filter: {} },
        videos: { filter: { kind: 'video' }, by: { host: ['own', 'vimeo'] } },
      },
    };
    const chosen = { kind: 'video', host: 'own', q: 'a' };
    expect(activeView(divided, chosen)).toBe('videos');
    expect(chipNames(divided, chosen)).toEqual(['q']);
    expect(chooseView(divided, 'all', chosen)).toEqual({ q: 'a' });
    expect(chooseView(divided, 'videos', chosen)).toEqual({ kind: 'video', q: 'a' });
  });

  it.each([[''], [[]], [null], [undefined]])('removes a filter when it is %j', (value) => {
    expect(setFilter({ source: ['phone'], q: 'a' }, 'source', value)).toEqual({ q: 'a' });
  });

  it('parses a sort key', () => {
    expect(sortOf('-createdAt')).toEqual({ field: 'createdAt', order: 'DESC' });
    expect(sortOf('couple.name')).toEqual({ field: 'couple.name', order: 'ASC' });
  });
});
