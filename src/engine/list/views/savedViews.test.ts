import { leads } from '#contract/manifest/leads.ts';
import { describe, expect, it } from 'vitest';
import type { RuntimeListConfig } from '../../definition/runtimeDefinition.ts';
import { defineResource } from '../../definition/defineResource.ts';
import { nameError, renameView, startWith } from './changeViews.ts';
import { supportedView, searchOf, type SavedView } from './savedViews.ts';

const list: RuntimeListConfig = {
  columns: ['couple.name', 'status'],
  more: ['source'],
  sort: '-createdAt',
};
const resource = defineResource(leads, { title: 'couple.name' });
const view: SavedView = {
  name: 'Telefonla gelenler',
  filter: { source: ['phone'] },
  sort: { field: 'couple.name', order: 'ASC' },
  columns: ['couple.name', 'source'],
};

describe('a saved view', () => {
  it('drops fields that the contract or the definition has removed', () => {
    expect(supportedView(resource, list, view)).toEqual(view);
    const old = {
      ...view,
      filter: { source: ['phone'], gone: 1 },
      sort: { field: 'gone', order: 'ASC' } as const,
      columns: ['gone', 'source'],
    };
    expect(supportedView(resource, list, old)).toEqual({
      ...view,
      sort: { field: 'createdAt', order: 'DESC' },
    });
    expect(supportedView(resource, list, { ...view, columns: ['gone'] }).columns).toBe(
      list.columns,
    );
  });

  it('can be part of a URL', () => {
    const params = new URLSearchParams(searchOf(view));
    expect(params.get('filter')).toBe('{"source":["phone"]}');
    expect(params.get('sort')).toBe('couple.name');
    expect(params.get('columns')).toBe('couple.name,source');
  });

  it('has a unique name', () => {
    expect(nameError([view], ' ', 'tr')).toBe('validation.required');
    expect(nameError([view], 'TELEFONLA gelenler ', 'tr')).toBe('savedViews.taken');
    expect(nameError([view], 'Başka', 'tr')).toBeUndefined();
    const other = { ...view, name: 'Başka' };
    expect(renameView([view, other], 'Başka', 'telefonla gelenler', 'tr')).toEqual([view, other]);
    expect(renameView([view, other], 'Başka', ' Yeni ', 'tr').map(({ name }) => name)).toEqual([
      'Telefonla gelenler',
      'Yeni',
    ]);
  });

  it('is compared by the collation of the page’s language', () => {
    const views = [{ ...view, name: 'IŞIK' }];
    expect(nameError(views, 'ışık', 'tr')).toBe('savedViews.taken');
    expect(nameError(views, 'işik', 'tr')).toBeUndefined();
    expect(nameError(views, 'iŞik', 'en')).toBe('savedViews.taken');
  });

  it('is the only default', () => {
    const other: SavedView = { ...view, name: 'Başka', isStart: true };
    expect(startWith([view, other], view.name).map((one: SavedView) => one.isStart)).toEqual([
      true,
      undefined,
    ]);
    expect(startWith([view, other], undefined).every((one: SavedView) => !one.isStart)).toBe(true);
  });
});
