import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { ListView } from '../../../src/engine/list/ListView.tsx';
import { RemoveDialog } from '../../../src/engine/actions/RemoveDialog.tsx';
import '../../../src/engine/actions/bulk/BulkDialog.tsx';
import galleries from '../definition.ts';

const gallery = (id: number, imageCount: number) => ({
  id,
  version: 1,
  providerId: 1,
  name: `Galeri ${id}`,
  imageCount,
  isActive: true,
  coverImage: null,
  order: id,
});

/** Creates galleries with these numbers of photos; the main photo of their page is in the gallery `main`. */
function recordsApiOf(counts: readonly number[], main?: number) {
  const recordsApi = new RecordsApi(counts.map((count, index) => gallery(index + 1, count)));
  const mainImage = {
    providerId: 1,
    mediaId: 9,
    media: main === undefined ? null : { galleryId: main },
  };
  const call = vi.fn<() => Promise<object>>(async () => ({ data: mainImage }));
  // cast: the main photo is the only operation that is called here
  recordsApi.client.call = call as never;
  return { recordsApi, call };
}

async function openOne(count: number, main?: number) {
  const { recordsApi, call } = recordsApiOf([count], main);
  const children = (
    <RemoveDialog resource={galleries} record={gallery(1, count)} onClose={() => {}} />
  );
  const { panel } = await recordPanel({ recordsApi, at: '/galleries', children });
  render(panel);
  const dialog = await screen.findByRole('dialog', { name: 'Galeri 1 silinsin mi?' });
  return { call, loss: within(dialog).getByRole('status') };
}

it('names the number of photos that are deleted with a gallery', async () => {
  const { call, loss } = await openOne(28, 2);
  expect(loss.textContent).toBe('28 fotoğraf ve varsa videolar da silinir.');
  await vi.waitFor(() => expect(call).toHaveResolved());
  expect(loss.textContent).not.toContain('ana fotoğrafı');
  expect(screen.getByRole('dialog').textContent).toContain('Bu işlem geri alınamaz.');
});

it('names the main photo of the page among them', async () => {
  const { loss } = await openOne(28, 1);
  await waitFor(() =>
    expect(loss.textContent).toContain('Sayfanızın ana fotoğrafı da bunların arasında.'),
  );
});

it('names possible videos of a gallery without photos', async () => {
  const { loss } = await openOne(0);
  expect(loss.textContent).toBe('Varsa videolar da silinir.');
});

async function openList(recordsApi: RecordsApi) {
  const children = (
    <Routes>
      <Route path="/galleries" element={<ListView resource={galleries} />} />
    </Routes>
  );
  const { panel } = await recordPanel({ recordsApi, at: '/galleries?layout=rows', children });
  render(panel);
}

const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name }));

async function openRemoval() {
  const bar = await screen.findByRole('region', { name: 'Seçim' });
  await userEvent.click(await within(bar).findByRole('button', { name: 'Sil' }));
  return screen.findByRole('dialog', {}, { timeout: 15_000 });
}

it('names the photos of all selected galleries before they are deleted', async () => {
  const { recordsApi } = recordsApiOf([28, 1_000, 5], 2);
  await openList(recordsApi);
  await choose('Galeri 1 kaydını seç');
  await choose('Galeri 2 kaydını seç');
  const dialog = await openRemoval();
  expect(within(dialog).getByRole('status').textContent).toContain('1.028 fotoğraf');
  expect(await within(dialog).findByText(/ana fotoğrafı da bunların arasında/)).toBeTruthy();
  expect(dialog.textContent).toContain('2 kayıt silinecek. Bu işlem geri alınamaz.');
  expect(recordsApi.changes()).toEqual([]);
});

it('names the photos of galleries on pages that were not loaded', async () => {
  const { recordsApi } = recordsApiOf(Array.from({ length: 30 }, () => 2));
  await openList(recordsApi);
  await choose('Sayfadaki kayıtları seç');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Eşleşen 30 kaydın tümünü seç' }),
  );
  const dialog = await openRemoval();
  expect(await within(dialog).findByText(/^60 fotoğraf/)).toBeTruthy();
});
