import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { customerSpaces } from '#contract/manifest/customer-spaces.ts';
import { recordPanel, RecordsApi } from '../../../../tests/support/recordPanel.tsx';
import type { Client } from '../../../data/client.ts';
import { defineResource } from '../../definition/defineResource.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { BulkTarget } from './useBulkRun.ts';

const resource = defineResource(customerSpaces, { title: 'name' });

/** Simulated API that never answers, as on a slow connection. */
class SlowRecordsApi extends RecordsApi {
  override readonly client: Client = {
    send: (_, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        // cast: the reason of an abort is an error of the DOM
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    call: () => Promise.reject(new Error('Nothing else is called')),
  };
}

/** Opens the deletion of halls and starts it. */
async function start(target: Partial<BulkTarget>) {
  const query = {
    resource: 'customer-spaces',
    filter: {},
    sort: { field: 'name', order: 'ASC' },
  } as const;
  const children = (
    <BulkDialog
      resource={resource}
      name="remove"
      target={{ ids: [], isAll: false, count: 2, query, loadedRecords: new Map(), ...target }}
      onOver={() => {}}
      onUndo={() => {}}
      onClose={() => {}}
    />
  );
  const { panel, router } = await recordPanel({
    recordsApi: new SlowRecordsApi([]),
    at: '/spaces',
    children,
  });
  render(panel);
  await userEvent.click(await screen.findByRole('button', { name: 'Sil' }));
  return router;
}

it('is over without an error if it is stopped while the records are collected', async () => {
  await start({ isAll: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Durdur' }));
  const notices = await screen.findAllByRole('alert');
  expect(notices.map(({ textContent }) => textContent)).toEqual([
    'Durdurduğunuz için 2 kayda başlanmadı.',
  ]);
});

it('asks before the page is left while it runs', async () => {
  const router = await start({ ids: [1, 2] });
  await screen.findByRole('button', { name: 'Durdur' });
  await act(() => router.navigate('/elsewhere'));
  const question = await screen.findByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' });
  expect(question.textContent).toContain('kalan kayıtlar işlenmez');
  expect(router.state.location.pathname).toBe('/spaces');
});
