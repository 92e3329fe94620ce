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

/** Renders the warning above photos; `answer` gives the id of the provider's main photo. */
async function openWarning(answer: () => Promise<number | null>) {
  const call = vi.fn<() => Promise<object>>(async () => ({
    data: { mediaId: await answer(), media: null },
  }));
  // cast: the only operation is called here
  const client = { send: call, call } as never;
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

const WARNING = /Sayfanızın ana fotoğrafı yok/;

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

it.each<[string, object[]]>([
  ['the main photo is in the list', [photo(1, { isMain: true })]],
  ['the list shows several pages', [photo(1), photo(2, { providerId: 2 })]],
])('requests and renders nothing if %s', async (_, photos) => {
  const { call, show } = await openWarning(async () => null);
  show(photos);
  expect(call).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).toBeNull();
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
