import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { recordPanel, RecordsApi, type Sent } from '../../../tests/support/recordPanel.tsx';
import { ListView } from '../../../src/engine/list/ListView.tsx';
import '../../../src/engine/actions/bulk/BulkDialog.tsx';
import './TagGroups.tsx';
import medias from '../definition.ts';

const OPTIONS = [
  { id: 1001, name: 'Bahçe' },
  { id: 1002, name: 'Gece' },
];

const photo = (id: number, more: object = {}) => ({
  id,
  version: 1,
  providerId: 1,
  galleryId: null,
  kind: 'photo',
  code: `F-0000${id}`,
  name: `Kare ${id}`,
  tagIds: [1001],
  sourceCredit: null,
  isActive: true,
  isMain: false,
  order: id,
  status: 'published',
  publishesBy: null,
  rejectionCause: null,
  image: null,
  video: null,
  is360: false,
  ...more,
});

/** Renders the list as rows, with a provider, its tags and its galleries. @returns requests to the galleries */
async function open(photos: readonly ReturnType<typeof photo>[]) {
  const recordsApi = new RecordsApi(photos);
  const galleryRequests: Sent[] = [];
  const client = { ...recordsApi.client };
  recordsApi.client.send = async (endpoint, parts = {}) => {
    if (endpoint.path.startsWith('/galleries')) {
      galleryRequests.push({ ...endpoint, ...parts });
      return { data: [{ id: 5, name: 'Kış düğünü' }], meta: { total: 1, totalIsExact: true } };
    }
    if (endpoint.path.startsWith('/providers')) {
      const provider = { id: 1, name: 'Çınaraltı', category: { id: 7 } };
      return endpoint.path.includes('{id}')
        ? { data: provider }
        : { data: [provider], meta: { total: 1, totalIsExact: true } };
    }
    return client.send(endpoint, parts);
  };
  const groups = { data: [{ id: 10, name: 'Alan', options: OPTIONS }] };
  // cast: the option groups are the only operation that is called here
  recordsApi.client.call = (async () => groups) as never;
  const children = (
    <Routes>
      <Route path="/medias" element={<ListView resource={medias} />} />
    </Routes>
  );
  const { panel } = await recordPanel({ recordsApi, at: '/medias?layout=rows', children });
  render(panel);
  return { recordsApi, galleryRequests };
}

async function select(...ids: readonly number[]) {
  for (const id of ids)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Kare ${id} kaydını seç` }));
}

async function openDialog(name: string) {
  const bar = await screen.findByRole('region', { name: 'Seçim' });
  await userEvent.click(await within(bar).findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }, { timeout: 15_000 }));
}

const bodies = (recordsApi: RecordsApi) =>
  recordsApi.changes().map(({ params, body, ifMatch }) => ({ id: params?.['id'], body, ifMatch }));

it('adds tags to those of each selected photo, and restores them by undo', async () => {
  const { recordsApi } = await open([photo(1), photo(2, { tagIds: [1002, 1003] }), photo(3)]);
  await select(1, 2);
  const dialog = await openDialog('Etiket ekle');
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Gece' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Etiket ekle' }));
  expect(await screen.findByText('2 kayıt için yapıldı.')).toBeTruthy();
  expect(bodies(recordsApi)).toEqual([
    { id: 1, body: { tagIds: [1001, 1002] }, ifMatch: 1 },
    { id: 2, body: { tagIds: [1002, 1003] }, ifMatch: 1 },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
  await waitFor(() => expect(recordsApi.records.get(1)?.['tagIds']).toEqual([1001]));
  expect(recordsApi.records.get(2)?.['tagIds']).toEqual([1002, 1003]);
});

it('requires a tag before anything is sent', async () => {
  const { recordsApi } = await open([photo(1)]);
  await select(1);
  const dialog = await openDialog('Etiket ekle');
  await dialog.findByRole('checkbox', { name: 'Gece' });
  await userEvent.click(dialog.getByRole('button', { name: 'Etiket ekle' }));
  expect(await dialog.findByText('Bu alan zorunludur.')).toBeTruthy();
  expect(recordsApi.changes()).toEqual([]);
});

it('names each photo that could not be changed, and why', async () => {
  const { recordsApi } = await open([photo(1), photo(2)]);
  await select(1, 2);
  const dialog = await openDialog('Etiket ekle');
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Gece' }));
  recordsApi.refusal = { status: 409, code: 'conflict', message: 'Bu fotoğraf şu anda kilitli.' };
  await userEvent.click(dialog.getByRole('button', { name: 'Etiket ekle' }));
  const failure = await screen.findByRole('row', { name: /^Kare 1/ });
  expect(failure.textContent).toContain('Bu fotoğraf şu anda kilitli.');
  expect(recordsApi.records.get(2)?.['tagIds']).toEqual([1001, 1002]);
});

it('moves photos to a gallery of their own page', async () => {
  const { recordsApi, galleryRequests } = await open([photo(1), photo(2, { galleryId: 4 })]);
  await select(1, 2);
  const dialog = await openDialog('Galeriye taşı');
  await userEvent.type(dialog.getByRole('combobox', { name: 'Galeri' }), 'Kış');
  await userEvent.click(await screen.findByRole('option', { name: 'Kış düğünü' }));
  const searches = galleryRequests.filter(({ query }) => query && !('id' in query));
  expect(searches.at(-1)?.query).toMatchObject({ providerId: 1 });
  await userEvent.click(dialog.getByRole('button', { name: 'Galeriye taşı' }));
  expect(await screen.findByText('2 kayıt için yapıldı.')).toBeTruthy();
  expect(bodies(recordsApi).map(({ body }) => body)).toEqual([{ galleryId: 5 }, { galleryId: 5 }]);
});

it('asks for photos of one page where galleries and tags depend on it', async () => {
  await open([photo(1), photo(2, { providerId: 2 })]);
  await select(1, 2);
  const dialog = await openDialog('Galeriye taşı');
  expect(dialog.getByText(/“Firma” aynı değil/)).toBeTruthy();
  expect(dialog.queryByRole('combobox')).toBeNull();
});

it('says how many photos return to approval with a new credit', async () => {
  const { recordsApi } = await open([photo(1), photo(2, { status: 'pending' }), photo(3)]);
  await select(1, 2, 3);
  const dialog = await openDialog('Fotoğrafı çekeni yaz');
  expect(dialog.getByText(/2 kayıt yeniden onaya gider/)).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Fotoğrafı çeken' }), 'Işık Foto');
  await userEvent.click(dialog.getByRole('button', { name: 'Fotoğrafı çekeni yaz' }));
  expect(await screen.findByText('3 kayıt için yapıldı.')).toBeTruthy();
  expect(bodies(recordsApi).map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => ({ sourceCredit: 'Işık Foto' })),
  );
});

it('fetches all matching photos once, for the form and the change', async () => {
  const photos = Array.from({ length: 120 }, (_, index) => photo(index + 1));
  const { recordsApi } = await open(photos);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sayfadaki kayıtları seç' }));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Eşleşen 120 kaydın tümünü seç' }),
  );
  await openDialog('Fotoğrafı çekeni yaz');
  // The form replaces the dialog in which the photos are fetched.
  await userEvent.type(await screen.findByRole('textbox', { name: 'Fotoğrafı çeken' }), 'Işık');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Fotoğrafı çekeni yaz' }));
  expect(await screen.findByText('120 kayıt için yapıldı.')).toBeTruthy();
  expect(recordsApi.changes()).toHaveLength(120);
  const before = recordsApi.sent.slice(
    0,
    recordsApi.sent.findIndex(({ method }) => method !== 'GET'),
  );
  const walked = before.filter(({ query }) => query?.['limit'] === 100);
  expect(walked.map(({ query }) => query?.['page'])).toEqual([1, 2]);
});
