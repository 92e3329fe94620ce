import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  deleteProviderDataUpdate,
  getProviderData,
  listProviderFormOptions,
  listProviderForms,
  updateProviderData,
} from '#contract/operations.ts';
import { providers } from '#contract/manifest/providers.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { ApiError } from '../../data/ApiError.ts';
import type { Client } from '../../data/client.ts';
import { defineResource } from '../definition/defineResource.ts';
import { ApiFormSection } from './ApiFormSection.tsx';

const resource = defineResource(providers, { title: 'name', show: { groups: {} } });
const config = {
  param: 'providerId',
  forms: listProviderForms,
  options: listProviderFormOptions,
  answers: getProviderData,
  change: updateProviderData,
  withdraw: deleteProviderDataUpdate,
} as const;

const form = {
  key: 'about',
  title: 'Hakkında',
  text: '',
  fields: [
    { name: 'slogan', kind: 'text', label: 'Slogan' },
    { name: 'story', kind: 'text', label: 'Öykü' },
  ],
};

/** Simulated API of one form and its answers. */
class FormRecordsApi extends RecordsApi {
  data = { id: 5, version: 3, answers: { slogan: 'Bahçede düğün', story: '' }, updates: [] };
  override readonly client: Client = {
    send: ({ path }) => {
      if (this.isOffline)
        return Promise.reject(
          new ApiError({ status: 0, code: 'network', message: 'apiErrors.network' }),
        );
      if (path === config.forms.path) return Promise.resolve({ data: [form] });
      return Promise.resolve({ data: path === config.options.path ? [] : this.data });
    },
    call: () => Promise.reject(new Error('Nothing else is called')),
  };
}

async function open(forbidden: readonly string[] = []) {
  const recordsApi = new FormRecordsApi([]);
  const record = { id: 5, version: 3 };
  const children = <ApiFormSection {...{ resource, config, record }} form="about" cancelTo="/" />;
  const { panel, queryClient } = await recordPanel({ recordsApi, at: '/', forbidden, children });
  render(panel);
  await screen.findByRole('region', { name: 'Hakkında' });
  const refetch = () => act(() => queryClient.refetchQueries({ type: 'active' }));
  return { recordsApi, refetch };
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('keeps the form and what is typed into it if a refetch fails', async () => {
  const { recordsApi, refetch } = await open();
  await userEvent.type(box(/^Öykü/), 'İki kardeş');
  recordsApi.isOffline = true;
  await refetch();
  expect(box(/^Öykü/).value).toBe('İki kardeş');
});

it('takes over newer answers while nothing is typed', async () => {
  const { recordsApi, refetch } = await open();
  recordsApi.data = {
    ...recordsApi.data,
    version: 4,
    answers: { slogan: 'Kırda düğün', story: '' },
  };
  await refetch();
  await waitFor(() => expect(box(/^Slogan/).value).toBe('Kırda düğün'));
});

it('takes over newer answers once what was typed is undone', async () => {
  const { recordsApi, refetch } = await open();
  await userEvent.type(box(/^Slogan/), '!');
  recordsApi.data = {
    ...recordsApi.data,
    version: 4,
    answers: { slogan: 'Kırda düğün', story: '' },
  };
  await refetch();
  expect(box(/^Slogan/).value).toBe('Bahçede düğün!');
  await userEvent.type(box(/^Slogan/), '{Backspace}');
  await waitFor(() => expect(box(/^Slogan/).value).toBe('Kırda düğün'));
});

it('shows newer answers to a user who may only read them', async () => {
  const { recordsApi, refetch } = await open(['edit']);
  expect(await screen.findByText('Bahçede düğün')).toBeTruthy();
  recordsApi.data = {
    ...recordsApi.data,
    version: 4,
    answers: { slogan: 'Kırda düğün', story: '' },
  };
  await refetch();
  expect(await screen.findByText('Kırda düğün')).toBeTruthy();
});
