import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider, testDataProvider, useList } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { DefinitionsContext, type Definitions } from '../definition/DefinitionsContext.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { prefetchStaleTime } from '../queries/prefetch.ts';
import { usePrefetchRecord } from './usePrefetchRecord.ts';

const NOTES = {
  resource: 'notes',
  params: { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'DESC' } },
} as const;

const leads: Resource = {
  name: 'leads',
  manifest: { name: 'leads', params: [], operations: {}, fields: {} },
  definition: { title: 'name', show: { groups: {}, prefetch: () => NOTES } },
};

function Rows() {
  const pressed = usePrefetchRecord(leads);
  return (
    <table {...pressed}>
      <tbody>
        {[12, 2].map((id) => (
          <tr key={id}>
            <td>
              <input type="checkbox" aria-label={`Select ${id}`} />
            </td>
            <td>
              <a href={`/leads/${id}`} data-row-link="">
                Lead {id}
              </a>
            </td>
            <td>Guests of {id}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Records() {
  const list = useList({ data: [{ id: 12 }, { id: 2 }], resource: 'leads' });
  return (
    <ListContextProvider value={list}>
      <Rows />
    </ListContextProvider>
  );
}

function renderRecords() {
  const preloadNow = vi.fn<Definitions['preloadNow']>();
  const getOne = vi.fn<(resource: string, params: { id: unknown }) => void>();
  const getList = vi.fn<(resource: string) => void>();
  const dataProvider = testDataProvider({
    getOne: async (resource, params) => {
      getOne(resource, { id: params.id });
      return new Promise<never>(() => {});
    },
    getList: async (resource) => {
      getList(resource);
      return Promise.resolve({ data: [], total: 0 });
    },
  });
  const definitions: Definitions = {
    load: () => undefined,
    routeOf: (name) => name,
    offers: () => true,
    preload: () => {},
    preloadHead: () => {},
    preloadNow,
  };
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: prefetchStaleTime } },
  });
  render(
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
      <DefinitionsContext value={definitions}>
        <Records />
      </DefinitionsContext>
    </CoreAdminContext>,
  );
  return { preloadNow, getOne, getList };
}

it('prefetches the record, its list and its code once when its row is pressed', async () => {
  const { preloadNow, getOne, getList } = renderRecords();
  const otherCell = screen.getByText('Guests of 2');
  fireEvent.pointerDown(otherCell, { pointerType: 'mouse' });
  fireEvent.click(otherCell);
  await vi.waitFor(() => expect(getList.mock.calls).toEqual([['notes']]));
  expect(getOne.mock.calls).toEqual([['leads', { id: 2 }]]);
  expect(preloadNow).toHaveBeenCalledWith('leads', 'show');
});

it('prefetches on the click of a touch, and not if the click opens no record here', () => {
  const { preloadNow, getOne } = renderRecords();
  const link = screen.getByRole('link', { name: 'Lead 12' });
  fireEvent.pointerDown(link, { pointerType: 'touch' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select 12' }));
  fireEvent.click(link, { ctrlKey: true });
  expect(preloadNow).not.toHaveBeenCalled();
  expect(getOne).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(preloadNow).toHaveBeenCalledTimes(1);
});
