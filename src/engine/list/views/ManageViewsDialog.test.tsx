import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { recordPanel, RecordsApi } from '../../../../tests/support/recordPanel.tsx';
import { ManageViewsDialog } from './ManageViewsDialog.tsx';
import type { SavedView } from './savedViews.ts';

const view = (name: string): SavedView => ({
  name,
  filter: {},
  sort: { field: 'id', order: 'ASC' },
  columns: [],
});

function Views({ names }: { names: readonly string[] }) {
  const [views, setViews] = useState<readonly SavedView[]>(() => names.map(view));
  return <ManageViewsDialog views={views} onChange={setViews} onClose={() => {}} />;
}

async function open(...names: string[]) {
  const children = <Views names={names} />;
  const { panel } = await recordPanel({ recordsApi: new RecordsApi([]), at: '/', children });
  render(panel);
  await screen.findByRole('dialog');
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const names = () => boxes().map(({ value }) => value);
const remove = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `${name} görünümünü sil` }));

it('shows the remaining names after a view is deleted', async () => {
  await open('Bahar', 'Yaz', 'Güz');
  await remove('Bahar');
  expect(names()).toEqual(['Yaz', 'Güz']);
  await remove('Yaz');
  expect(names()).toEqual(['Güz']);
});

it('keeps the focus in the line of a renamed view, also if it takes a name given up before', async () => {
  await open('Bahar', 'Yaz');
  for (const [index, name] of [
    [0, 'Güz'],
    [1, 'Bahar'],
  ] as const) {
    const box = boxes()[index];
    if (!box) throw new Error(`expected a box at ${index}`);
    await userEvent.clear(box);
    await userEvent.type(box, name);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toContain(name);
  }
  await remove('Güz');
  expect(names()).toEqual(['Bahar']);
});
