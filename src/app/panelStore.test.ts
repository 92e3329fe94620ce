import { afterEach, expect, it } from 'vitest';
import { panelStore } from './panelStore.ts';

afterEach(() => localStorage.clear());

it('drops selections at a reload and keeps everything else', () => {
  const before = panelStore(7);
  before.setItem('leads.selectedIds', [1, 2]);
  before.setItem('/providers/5/items.selectedIds', [3]);
  before.setItem('leads.listParams', { page: 2 });
  expect(before.getItem('leads.selectedIds')).toEqual([1, 2]);
  const after = panelStore(7);
  expect(after.getItem('leads.selectedIds', [])).toEqual([]);
  expect(after.getItem('/providers/5/items.selectedIds')).toBeUndefined();
  expect(after.getItem('leads.listParams')).toEqual({ page: 2 });
});

it('ignores a selection that an earlier version stored', () => {
  panelStore(7).setItem('leads.listParams', {});
  for (const key of Object.keys(localStorage))
    localStorage.setItem(key.replace('listParams', 'selectedIds'), '[4]');
  expect(panelStore(7).getItem('leads.selectedIds', [])).toEqual([]);
});
