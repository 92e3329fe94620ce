import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../src/data/dataProvider.ts';
import { loadI18nProvider } from '../../../src/shell/i18nProvider.ts';
import { MainImageWarning } from './MainImageWarning.tsx';

const photo = (id: number, fields: object = {}) => ({
  id,
  providerId: 1,
  isMain: false,
  isActive: false,
  status: 'published',
  ...fields,
});

interface Asked {
  params: { id: number };
}

/** Renders the warning above photos; `answer` gives the id of a provider's main photo. */
async function openWarning(answer: (providerId: number) => Promise<number | null>) {
  const call = vi.fn<(_: object, asked: Asked) => Promise<object>>(
    async (_, { params: { id } }) => ({
      data: { providerId: id, mediaId: await answer(id), media: null },
    }),
  );
  const providers = ['Çınaraltı', 'Işık', 'İnci'].map((name, index) => ({ id: index + 1, name }));
  const send = async (_: object, { query }: { query: { id: number[] } }) => ({
    data: providers.filter(({ id }) => query.id.includes(id)),
    meta: { total: 1 },
  });
  // cast: the main photo is the only operation, and providers are the only records, that are requested here
  const client = { send, call } as never;
  const dataProvider = createDataProvider({ client, pathValues: () => ({}) });
  const i18nProvider = await loadI18nProvider('tr', ['tr']);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const above = (data: object[]) => (
    <CoreAdminContext
      i18nProvider={i18nProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
    >
      {/* cast: the warning reads no other field of the list */}
      <ListContextProvider value={{ data } as unknown as ListControllerResult}>
        <MainImageWarning />
        <p>photos</p>
      </ListContextProvider>
    </CoreAdminContext>
  );
  const { rerender } = render(above([]));
  await screen.findByText('photos');
  return { call, show: (data: object[]) => rerender(above(data)) };
}

const WARNING = /^Ana fotoğraf yok/;

it('warns if no active and approved photo is left as main photo', async () => {
  const { show } = await openWarning(async () => null);
  show([photo(1), photo(2)]);
  expect((await screen.findByRole('status')).textContent).toMatch(WARNING);
});

it('renders nothing if the main photo is in another gallery', async () => {
  const { call, show } = await openWarning(async () => 7);
  show([photo(1)]);
  await vi.waitFor(() => expect(call).toHaveResolved());
  expect(screen.queryByRole('status')).toBeNull();
});

it('requests and renders nothing if the main photo is in the list', async () => {
  const { call, show } = await openWarning(async () => null);
  show([photo(1, { isMain: true })]);
  expect(call).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).toBeNull();
});

it('names the pages without a main photo in a list of several pages', async () => {
  const { call, show } = await openWarning(async (id) => (id === 2 ? 7 : null));
  const photos = [photo(1, { isMain: true }), photo(2, { providerId: 2 })];
  show(photos);
  await vi.waitFor(() => expect(call).toHaveResolved());
  expect(screen.queryByRole('status')).toBeNull();
  show([...photos, photo(3, { providerId: 3 })]);
  const warning = await screen.findByRole('status');
  await vi.waitFor(() => expect(warning.textContent).toMatch(/^İnci · Ana fotoğraf yok/));
  expect(call.mock.calls.map(([, { params }]) => params.id)).toEqual([2, 2, 3]);
  show([photo(1), ...photos.slice(1), photo(3, { providerId: 3 })]);
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/^Çınaraltı · İnci · Ana/),
  );
});

it('stays while more photos are loaded, and follows what decides about the main photo', async () => {
  let answered = Promise.resolve<number | null>(null);
  const { call, show } = await openWarning(() => answered);
  show([photo(1)]);
  await screen.findByRole('status');
  show([photo(1, { name: 'Bahçe' })]);
  expect(call).toHaveBeenCalledTimes(1);
  let resolve = (_: number | null) => {};
  answered = new Promise((done) => {
    resolve = done;
  });
  show([photo(1, { isActive: true })]);
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('status').textContent).toMatch(WARNING);
  resolve(1);
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
