import { act, render, screen, waitFor } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { recordPanel, RecordsApi } from '../../../../tests/support/recordPanel.tsx';
import type { AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import { Lightbox } from './Lightbox.tsx';

const film = (id: number): AnyRecord => ({ id, version: 1, name: `Film ${id}`, kind: 'film' });

const resource: Resource = {
  name: 'galleries',
  manifest: {
    name: 'galleries',
    params: [],
    operations: { list: { method: 'GET', path: '/galleries' } },
    fields: { name: { kind: 'text' }, kind: { kind: 'text' }, image: { kind: 'object' } },
  },
  definition: { title: 'name' },
};

const Player = ({ record }: { record: AnyRecord }) => <p>player {record.id}</p>;
const Reason = ({ record }: { record: AnyRecord }) => <p>rejected {record.id}</p>;
const tiles = { picture: 'image', notice: Reason, slides: { by: 'kind', of: { film: Player } } };

const all = [film(1), film(2), film(3)];

const state = { records: all, tell: () => {} };
const subscribe = (notify: () => void) => {
  state.tell = notify;
  return () => {};
};

/** Renders the last of three films until the list changes. */
function Case() {
  const records = useSyncExternalStore(subscribe, () => state.records);
  const facts = { resource, tiles, records, total: records.length };
  const [isOpen, setOpen] = useState(true);
  return isOpen && <Lightbox {...facts} index={2} onClose={() => setOpen(false)} />;
}

async function open() {
  state.records = all;
  const recordsApi = new RecordsApi(all);
  const { router, panel } = await recordPanel({ recordsApi, at: '/galleries', children: <Case /> });
  render(panel);
  await screen.findByText('player 3');
  return router;
}

const change = (records: AnyRecord[]) =>
  act(async () => {
    state.records = records;
    state.tell();
  });

it('shows the definition’s facts of the picture below its name', async () => {
  await open();
  expect(screen.getByText('rejected 3')).toBeTruthy();
});

it('keeps its record when the list below changes', async () => {
  await open();
  await change([film(0), film(3)]);
  expect(await screen.findByText('player 3')).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).toContain('Film 3');
  await change([film(3)]);
  expect(await screen.findByText('player 3')).toBeTruthy();
  await change([film(1), film(2), film(3), film(4)]);
  expect(await screen.findByText('player 3')).toBeTruthy();
});

it('turns its pages the other way in a right-to-left language', async () => {
  await open();
  try {
    document.documentElement.dir = 'rtl';
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByText('player 2')).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}');
    expect(await screen.findByText('player 3')).toBeTruthy();
  } finally {
    document.documentElement.dir = '';
  }
});

it('offers no arrows while there is one record', async () => {
  await open();
  const arrows = () => screen.queryAllByRole('button', { name: /^(Önceki|Sonraki)$/ });
  expect(arrows()).toHaveLength(2);
  await change([film(3)]);
  expect(arrows()).toHaveLength(0);
});

it('shows the next record when its own is deleted', async () => {
  await open();
  await change([film(1), film(2)]);
  expect(await screen.findByText('player 2')).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).toContain('Film 2');
});

it('shows the first and the last record by Home and End', async () => {
  await open();
  await userEvent.keyboard('{Home}');
  expect(await screen.findByText('player 1')).toBeTruthy();
  expect(screen.getByRole('heading').textContent).toContain('1 / 3');
  await userEvent.keyboard('{End}');
  expect(await screen.findByText('player 3')).toBeTruthy();
  expect(screen.getByRole('heading').textContent).toContain('3 / 3');
});

it('closes by the browser’s back button, and stays on the page', async () => {
  const router = await open();
  await act(() => router.navigate('/galleries?sort=name'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('?sort=name');
});
