import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordPanel, RecordsApi } from '../../../../tests/support/recordPanel.tsx';
import type { Resource } from '../../definition/runtimeDefinition.ts';
import { ListView } from '../ListView.tsx';

const size = (name: string, width: number) => ({
  url: `/files/${name}-${width}.webp`,
  width,
  height: Math.round((width * 2) / 3),
});

const recordsApiOf = (count: number) =>
  new RecordsApi(
    Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      version: 1,
      providerId: 1,
      order: index + 1,
      name: `Foto ${index + 1}`,
      image: {
        ...size(String(index + 1), 1600),
        placeholder: '',
        sources: [size(String(index + 1), 400), size(String(index + 1), 800)],
      },
    })),
  );

const operation = (method: string, path: string) => ({ method, path });
const resource: Resource = {
  name: 'galleries',
  manifest: {
    name: 'galleries',
    params: [],
    operations: {
      list: operation('GET', '/galleries'),
      move: operation('POST', '/galleries/{id}/move-order'),
      remove: operation('DELETE', '/galleries/{id}'),
    },
    fields: {
      name: { kind: 'text' },
      image: { kind: 'object' },
      order: { kind: 'number', orderWithin: 'providerId', lockedFirst: 2 },
    },
    list: {
      sort: ['order'],
      defaultSort: 'order',
      filters: { providerId: { kind: 'reference' } },
      required: [],
    },
  },
  definition: {
    title: 'name',
    remove: {},
    list: { columns: ['name'], order: true, bulk: ['remove'], tiles: { picture: 'image' } },
  },
};

const routes = (
  <Routes>
    <Route path="/galleries" element={<ListView resource={resource} />} />
  </Routes>
);

async function open(count: number) {
  const recordsApi = recordsApiOf(count);
  const { panel } = await recordPanel({ recordsApi, at: '/galleries', children: routes });
  render(panel);
  await screen.findByRole('button', { name: 'Foto 1' });
  return { recordsApi, user: userEvent.setup() };
}

const tile = (number: number) => screen.findByRole('button', { name: `Foto ${number}` });
const names = () =>
  screen
    .getAllByRole('button', { name: /^Foto \d+$/ })
    .map((one) => one.getAttribute('aria-label'));
const movesSent = (recordsApi: RecordsApi) =>
  recordsApi.changes().map(({ params, body }) => ({ id: params?.['id'], body }));

beforeEach(() => {
  vi.stubGlobal('reportError', () => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reserves the place of tiles while they are fetched', async () => {
  const recordsApi = recordsApiOf(0);
  vi.spyOn(recordsApi.client, 'send').mockReturnValue(new Promise(() => {}));
  const { panel } = await recordPanel({ recordsApi, at: '/galleries', children: routes });
  const { container } = render(panel);
  const placeholders = () => container.querySelectorAll('[data-skeleton-tile]');
  await waitFor(() => expect(placeholders()).toHaveLength(12));
});

it('offers the browser the sizes of each picture', async () => {
  await open(3);
  const picture = (await tile(2)).querySelector('img');
  expect(picture?.getAttribute('srcset')).toBe('/files/2-400.webp 400w, /files/2-800.webp 800w');
  expect(picture?.getAttribute('loading')).toBe('lazy');
});

it('requests only pictures near the visible ones of five hundred, also after loading pages', async () => {
  const { user } = await open(500);
  (await tile(1)).focus();
  const mounted = new Set<string>();
  const note = () => {
    const shown = names();
    expect(shown.length).toBeLessThan(60);
    shown.forEach((name) => mounted.add(name ?? ''));
  };
  note();
  // Each key press focuses the last loaded tile, which loads the next page.
  for (let last = 100; last <= 300; last += 100) {
    await user.keyboard('{End}');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe(`Foto ${last}`),
    );
    note();
  }
  expect(mounted.size).toBeLessThan(200);
});

it('goes to the last picture of all in the lightbox by End, also before its page is loaded', async () => {
  const { user } = await open(230);
  await user.click(await tile(1));
  const heading = () => screen.findByRole('heading', { level: 2 }, { timeout: 15_000 });
  expect((await heading()).textContent).toBe('Foto 11 / 230');
  await user.keyboard('{End}');
  await waitFor(async () => expect((await heading()).textContent).toBe('Foto 230230 / 230'));
});

it('moves a tile by keyboard, never into locked positions', async () => {
  const { recordsApi, user } = await open(6);
  (await screen.findByRole('button', { name: 'Foto 4 kaydını sürükle' })).focus();
  await user.keyboard(' {ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByText('Foto 4 olabileceği en önde: 3. sırada.')).toBeTruthy();
  await user.keyboard(' ');
  await waitFor(() => expect(movesSent(recordsApi)).toEqual([{ id: 4, body: { position: 3 } }]));
});

/** Moves a tile by keys towards the start of the list. */
async function moveForward(user: UserEvent, number: number, places: number): Promise<void> {
  (await screen.findByRole('button', { name: `Foto ${number} kaydını sürükle` })).focus();
  await user.keyboard(` ${'{ArrowLeft}'.repeat(places)} `);
}

/** Delays all requests until the returned function is called. */
function hold(recordsApi: RecordsApi): () => void {
  let release = () => {};
  recordsApi.held = new Promise((resolve) => {
    release = resolve;
  });
  return () => release();
}

it('moves a second tile to its place after the first move, before that is answered', async () => {
  const { recordsApi, user } = await open(9);
  const release = hold(recordsApi);
  await moveForward(user, 9, 3);
  await moveForward(user, 8, 1);
  const order = [1, 2, 3, 4, 5, 9, 6, 8, 7].map((number) => `Foto ${number}`);
  expect(names()).toEqual(order);
  release();
  await waitFor(() =>
    expect(movesSent(recordsApi)).toEqual([
      { id: 9, body: { position: 6 } },
      { id: 8, body: { position: 8 } },
    ]),
  );
});

it('drops the moves after one that failed', async () => {
  const { recordsApi, user } = await open(9);
  const release = hold(recordsApi);
  recordsApi.refusal = { status: 409, code: 'conflict', message: 'Beklenmeyen bir hata' };
  await moveForward(user, 9, 3);
  await moveForward(user, 8, 1);
  release();
  await screen.findByText('Beklenmeyen bir hata');
  await waitFor(() => expect(names().at(-1)).toBe('Foto 9'));
  expect(movesSent(recordsApi)).toEqual([{ id: 9, body: { position: 6 } }]);
});

it('returns a lifted tile with Escape', async () => {
  const { recordsApi, user } = await open(6);
  (await screen.findByRole('button', { name: 'Foto 5 kaydını sürükle' })).focus();
  await user.keyboard(' {ArrowLeft}{Escape}');
  expect(screen.getByText('Taşımadan vazgeçildi.')).toBeTruthy();
  expect(movesSent(recordsApi)).toEqual([]);
});

it('explains why the first tiles cannot be moved', async () => {
  await open(4);
  const locked = await screen.findByRole('button', {
    name: /^Foto 1: İlk sıraların yerini sistem/,
  });
  expect(locked.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/^İlk 2 yeri sistem seçer/)).toBeTruthy();
});

it('disables moves at the ends in the menu of a tile', async () => {
  const { user } = await open(4);
  await user.click(await screen.findByRole('button', { name: 'İşlemler: Foto 3' }));
  const menu = await screen.findByRole('menu', {}, { timeout: 15_000 });
  const disabled = (name: string) =>
    within(menu).getByRole('menuitem', { name }).getAttribute('aria-disabled');
  expect(disabled('Bir öne al')).toBe('true');
  expect(disabled('Bir geriye al')).toBeNull();
});

it('reopens the menu of a tile after an action', async () => {
  const { user } = await open(3);
  const more = await screen.findByRole('button', { name: 'İşlemler: Foto 3' });
  await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: 'Sil' }, { timeout: 15_000 }));
  await user.click(await screen.findByRole('button', { name: 'Vazgeç' }, { timeout: 15_000 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(more);
  expect(await screen.findByRole('menuitem', { name: 'Sil' })).toBeTruthy();
});

it('closes the dialog of a deleted tile, and focuses the next', async () => {
  const { recordsApi, user } = await open(8);
  await user.click(await screen.findByRole('button', { name: /^İşlemler.*Foto 4/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sil' }, { timeout: 15_000 }));
  const question = await screen.findByRole('dialog', { name: 'Foto 4 silinsin mi?' });
  await user.click(within(question).getByRole('button', { name: 'Sil' }));
  await waitFor(() => expect(recordsApi.records.has(4)).toBe(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Foto 5'));
});

it('moves by arrow keys and selects a range with Shift', async () => {
  const { user } = await open(6);
  (await tile(1)).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Foto 2'));
  await user.keyboard('x{Shift>}{ArrowRight}{/Shift}');
  const selected = screen.getAllByRole('checkbox', { name: /seç$/, checked: true });
  expect(selected.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Foto 2 kaydını seç',
    'Foto 3 kaydını seç',
  ]);
});

it('selects a range by a Shift click, and deletes it at once', async () => {
  const { recordsApi, user } = await open(8);
  await user.click(await screen.findByRole('checkbox', { name: 'Foto 5 kaydını seç' }));
  await user.keyboard('{Shift>}');
  await user.click(await tile(7));
  await user.keyboard('{/Shift}');
  const selected = screen.getAllByRole('checkbox', { name: /seç$/, checked: true });
  expect(selected).toHaveLength(3);
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: /^Sil/ }));
  await waitFor(() => expect([...recordsApi.records.keys()]).toEqual([1, 2, 3, 4, 8]));
});
