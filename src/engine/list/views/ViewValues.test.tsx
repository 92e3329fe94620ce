import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { leads } from '#contract/manifest/leads.ts';
import { recordPanel, RecordsApi } from '../../../../tests/support/recordPanel.tsx';
import { defineResource } from '../../definition/defineResource.ts';
import { ListView } from '../ListView.tsx';

const resource = defineResource(leads, {
  title: 'couple.name',
  list: {
    columns: ['couple.name'],
    views: {
      all: { filter: {} },
      pending: { filter: { assigneeId: 5 }, by: { readStatus: ['read', 'unread'] } },
    },
  },
  show: { groups: {} },
});

const lead = (id: number, assigneeId: number, readStatus: string) => ({
  id,
  version: 1,
  status: 'new',
  readStatus,
  assigneeId,
  couple: { name: `Çift ${id}` },
});

it('divides a view by the values of a filter, each with its count', async () => {
  const recordsApi = new RecordsApi([
    lead(1, 5, 'read'),
    lead(2, 5, 'unread'),
    lead(3, 5, 'unread'),
    lead(4, 9, 'unread'),
  ]);
  const user = userEvent.setup();
  const { panel } = await recordPanel({
    recordsApi,
    at: '/leads',
    children: <ListView resource={resource} />,
  });
  render(panel);
  await user.click(await screen.findByRole('button', { name: 'Bekleyen' }));
  const values = within(await screen.findByRole('navigation', { name: 'Okunma' }));
  await user.click(await values.findByRole('button', { name: /^Okunmamış 2$/ }));
  await waitFor(() => expect(screen.queryByText('Çift 1')).toBeNull());
  expect(screen.getByText('Çift 3')).toBeTruthy();
  expect(screen.queryByText('Çift 4')).toBeNull();
  await user.click(values.getByRole('button', { name: 'Tümü 3' }));
  expect(await screen.findByText('Çift 1')).toBeTruthy();
  const views = within(screen.getByRole('navigation', { name: 'Listeler' }));
  await user.click(views.getByRole('button', { name: 'Tümü' }));
  expect(await screen.findByText('Çift 4')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Okunma' })).toBeNull();
});
