import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { MainImageWarning } from './MainImageWarning.tsx';

const photo = (providerId: number, isMain = false) => ({ id: providerId, providerId, isMain });

/** Renders the warning above these photos for a provider with this main photo. @returns its text */
async function warningOf(data: object[], mediaId: number | null) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  client.setQueryData(['medias', 'getMainImage', 1, data], { data: { mediaId } });
  // cast: the warning reads no other field of the list
  const list = { data } as unknown as ListControllerResult;
  const Panel = await samplePanel('tr');
  render(
    <Panel>
      <QueryClientProvider client={client}>
        <ListContextProvider value={list}>
          <MainImageWarning />
          <p>photos</p>
        </ListContextProvider>
      </QueryClientProvider>
    </Panel>,
  );
  await screen.findByText('photos');
  return screen.queryByRole('status')?.textContent;
}

it('warns if no active and approved photo is left as main photo', async () => {
  expect(await warningOf([photo(1), photo(1)], null)).toContain('Sayfanızın ana fotoğrafı yok');
});

it.each<[string, object[], number | null]>([
  ['the main photo is in the list', [photo(1, true)], null],
  ['the main photo is in another gallery', [photo(1)], 7],
  ['the list shows several pages', [photo(1), photo(2)], null],
])('renders nothing if %s', async (_, photos, mediaId) => {
  expect(await warningOf(photos, mediaId)).toBeUndefined();
});
