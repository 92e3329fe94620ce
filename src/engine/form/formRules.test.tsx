import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { catalogs } from '#contract/manifest/catalogs.ts';
import { providerItems } from '#contract/manifest/provider-items.ts';
import { rules } from '#i18n/tr/rules.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { defineResource } from '../definition/defineResource.ts';
import { EditView } from './EditView.tsx';

const models = defineResource(providerItems, {
  title: 'name',
  edit: { form: { model: ['name', 'minPrice', 'maxPrice'] } },
});

async function open(prices: { minPrice: number | null; maxPrice: number | null }) {
  const recordsApi = new RecordsApi([
    { id: 7, version: 1, providerId: 5, name: 'Lara', ...prices },
  ]);
  const children = (
    <Routes>
      <Route path="/items/:id/edit" element={<EditView resource={models} />} />
      <Route path="*" element={<p>Liste</p>} />
    </Routes>
  );
  const { panel } = await recordPanel({ recordsApi, at: '/items/7/edit', children });
  render(panel);
  await screen.findByRole('textbox', { name: /^Model adı/ });
  return recordsApi;
}

async function type(name: RegExp, text: string) {
  const box = screen.getByLabelText(name);
  await userEvent.clear(box);
  if (text !== '') await userEvent.type(box, text);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));

it('shows a broken rule with the other faults, and removes it when the other field is corrected', async () => {
  const recordsApi = await open({ minPrice: 100, maxPrice: 900 });
  await type(/^Model adı/, '');
  await type(/^En yüksek fiyat/, '50');
  await save();
  expect(await screen.findByText(rules.max_below_min)).toBeTruthy();
  expect(screen.getByText('Bu alan zorunludur.')).toBeTruthy();
  expect(recordsApi.changes()).toEqual([]);
  await type(/^En düşük fiyat/, '40');
  await waitFor(() => expect(screen.queryByText(rules.max_below_min)).toBeNull());
});

it('checks a change against the stored record, and ignores untouched fields', async () => {
  const recordsApi = await open({ minPrice: 900, maxPrice: 100 });
  await type(/^Model adı/, 'Defne');
  await save();
  await waitFor(() => expect(recordsApi.changes()).toHaveLength(1));
});

const priceLists = defineResource(catalogs, {
  title: 'name',
  list: { columns: ['name'], filters: ['isMain'] },
  edit: { form: { list: ['name', 'isMain'] } },
});

it('names the current main record before a save', async () => {
  const recordsApi = new RecordsApi([
    { id: 7, version: 1, providerId: 5, name: 'Bahar', isMain: false },
    { id: 8, version: 1, providerId: 5, name: 'Düğün menüsü', isMain: true },
    { id: 9, version: 1, providerId: 6, name: 'Başka sayfa', isMain: true },
  ]);
  const children = (
    <Routes>
      <Route path="/lists/:id/edit" element={<EditView resource={priceLists} />} />
    </Routes>
  );
  const { panel } = await recordPanel({ recordsApi, at: '/lists/7/edit', children });
  render(panel);
  const notice = 'Ana liste: şu anda “Düğün menüsü”. Kaydettiğinizde yerini bu kayıt alır.';
  const box = await screen.findByRole('switch', { name: /^Ana liste/ });
  expect(screen.queryByText(notice)).toBeNull();
  await userEvent.click(box);
  expect(await screen.findByText(notice)).toBeTruthy();
  await userEvent.click(box);
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
});
