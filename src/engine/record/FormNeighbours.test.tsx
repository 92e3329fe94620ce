import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useParams } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { CoveredContext } from '../../ui/CoveredContext.ts';
import { DefinitionsContext } from '../definition/DefinitionsContext.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { EditView } from '../form/EditView.tsx';
import { ListView } from '../list/ListView.tsx';
import { RecordDialog } from './RecordDialog.tsx';

const operation = (method: string, path: string) => ({ method, path });
const fields = { name: { kind: 'text', minLength: 1 } } as const;
const resource: Resource = {
  name: 'medias',
  manifest: {
    name: 'medias',
    params: [],
    operations: {
      list: operation('GET', '/medias'),
      one: operation('GET', '/medias/{id}'),
      update: operation('PATCH', '/medias/{id}'),
    },
    fields: { ...fields, image: { kind: 'object' } },
    list: { sort: ['order'], defaultSort: 'order', filters: {}, required: [] },
    update: { fields, media: 'application/json' },
  },
  definition: {
    title: 'name',
    list: { columns: ['name'], tiles: { picture: 'image' } },
    edit: { form: { media: ['name'] } },
  },
};

const definition = Promise.resolve(resource);
const definitions = {
  load: () => definition,
  routeOf: () => undefined,
  offers: () => true,
  preload: () => {},
  preloadHead: () => {},
  preloadNow: () => {},
};

/** Renders the list, and the form of the address in a dialog over it. */
function OverList() {
  const { '*': rest = '' } = useParams();
  return (
    <DefinitionsContext value={definitions}>
      <CoveredContext value={rest !== ''}>
        <ListView resource={resource} />
      </CoveredContext>
      {rest !== '' && (
        <RecordDialog resource="medias" base="/medias" isForm>
          <Routes>
            <Route path=":id/edit" element={<EditView resource={resource} />} />
          </Routes>
        </RecordDialog>
      )}
    </DefinitionsContext>
  );
}

async function open(at: string, count: number) {
  const records = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    version: 1,
    name: `Foto ${index + 1}`,
    image: null,
  }));
  const children = (
    <Routes>
      <Route path="/medias/*" element={<OverList />} />
    </Routes>
  );
  const { router, panel } = await recordPanel({
    recordsApi: new RecordsApi(records),
    at,
    children,
  });
  render(panel);
  return router;
}

const link = (name: string) => screen.findByRole('link', { name });
const formOf = async (name: string) =>
  waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Ad/ }).value).toBe(name),
  );

beforeEach(() => {
  vi.stubGlobal('reportError', () => {});
});

it('goes from the form of the last loaded picture to the next one, and back', async () => {
  const router = await open('/medias/100/edit', 102);
  await formOf('Foto 100');
  await userEvent.click(await link('Sonraki'));
  await formOf('Foto 101');
  await userEvent.click(await link('Önceki'));
  await formOf('Foto 100');
  expect(router.state.location.pathname).toBe('/medias/100/edit');
});

it('returns from a form to the picture in the lightbox that it was opened from', async () => {
  await open('/medias', 3);
  await userEvent.click(await screen.findByRole('button', { name: 'Foto 1' }));
  await userEvent.click(await link('Düzenle'));
  await formOf('Foto 1');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  await userEvent.click(await link('Sonraki'));
  await formOf('Foto 2');
  await userEvent.keyboard('{Escape}');
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Foto 22 / 3');
});

it('returns to the tiles from a form that was opened without the lightbox', async () => {
  const router = await open('/medias/2/edit', 3);
  await formOf('Foto 2');
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/medias'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
