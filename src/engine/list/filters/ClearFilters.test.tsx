import { leads } from '#contract/manifest/leads.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, afterEach } from 'vitest';
import { recordPanel, RecordsApi } from '../../../../tests/support/recordPanel.tsx';
import { defineResource } from '../../definition/defineResource.ts';
import { ListView } from '../ListView.tsx';

const resource = defineResource(leads, {
  title: 'couple.name',
  list: { columns: ['couple.name', 'status'] },
  show: { groups: {} },
});

const AT = `/leads?filter=${encodeURIComponent('{"fileType":"video"}')}`;

/** Opens a list of two leads with a filter that the API refuses. */
async function open(recordsApi: RecordsApi) {
  recordsApi.refusedFilter = 'fileType';
  const { panel } = await recordPanel({
    recordsApi,
    at: AT,
    children: <ListView resource={resource} />,
  });
  render(panel);
}

const recordsApiOf = (...names: string[]) =>
  new RecordsApi(
    names.map((name, index) => ({ id: index + 1, version: 1, status: 'new', couple: { name } })),
  );
const clear = () => screen.queryByRole('button', { name: 'Tümünü temizle' });

beforeEach(() => {
  // The definition has no messages, which would be reported as missing.
  vi.stubGlobal('reportError', () => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('removes a filter that the API refuses', async () => {
  await open(recordsApiOf('Melike ve Tunç'));
  expect(await screen.findByText('İstek hatalı.')).toBeTruthy();
  const button = clear();
  expect(button).not.toBeNull();
  if (button) await userEvent.click(button);
  expect(await screen.findByText('Melike ve Tunç')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is not offered for a lost connection', async () => {
  const recordsApi = recordsApiOf('Melike ve Tunç');
  recordsApi.isOffline = true;
  await open(recordsApi);
  expect(await screen.findByRole('button', { name: 'Tekrar dene' })).toBeTruthy();
  expect(clear()).toBeNull();
});
