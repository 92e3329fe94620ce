import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { customerUsers } from '#contract/manifest/customer-users.ts';
import { get } from '#contract/get.ts';
import { recordPanel, RecordsApi } from '../../../../tests/support/recordPanel.tsx';
import { defineResource } from '../../definition/defineResource.ts';
import { ListView } from '../ListView.tsx';

const resource = defineResource(customerUsers, {
  title: 'fullName',
  list: { columns: ['fullName'], search: 'q' },
  show: { groups: {} },
});

async function open() {
  const at = '/customer-users';
  const children = <ListView resource={resource} />;
  const { panel, router } = await recordPanel({ recordsApi: new RecordsApi([]), at, children });
  render(panel);
  await screen.findByRole('searchbox');
  const filters = (): unknown =>
    JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '{}');
  return { router, filters, query: () => get(filters(), 'q') };
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox');

beforeEach(() => {
  // The definition has no messages, which would be reported as missing.
  vi.stubGlobal('reportError', () => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps the text as typed when its query arrives in the URL', async () => {
  const { query } = await open();
  await userEvent.type(box(), 'Ayşe ');
  await waitFor(() => expect(query()).toBe('Ayşe'));
  await userEvent.type(box(), 'Yıldız');
  expect(box().value).toBe('Ayşe Yıldız');
  await waitFor(() => expect(query()).toBe('Ayşe Yıldız'));
});

it('takes over a search that the URL changes', async () => {
  const { router, query } = await open();
  await userEvent.type(box(), 'Ayşe');
  await waitFor(() => expect(query()).toBe('Ayşe'));
  await act(() => router.navigate('/customer-users?filter={"q":"Elif"}'));
  await waitFor(() => expect(box().value).toBe('Elif'));
  await act(() => router.navigate('/customer-users?filter={}'));
  await waitFor(() => expect(box().value).toBe(''));
});

it('keeps a filter that was chosen while it waited to search', async () => {
  const { router, filters, query } = await open();
  await userEvent.type(box(), 'Ayşe');
  await act(() => router.navigate('/customer-users?filter={"roleId":["owner"]}'));
  await waitFor(() => expect(query()).toBe('Ayşe'));
  expect(filters()).toEqual({ q: 'Ayşe', roleId: ['owner'] });
});
