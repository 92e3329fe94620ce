import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { calendarEvents } from '#contract/manifest/calendar-events.ts';
import { leads } from '#contract/manifest/leads.ts';
import { recordPanel, RecordsApi } from '../../../../tests/support/recordPanel.tsx';
import { defineResource } from '../../definition/defineResource.ts';
import { ListView } from '../ListView.tsx';

const resource = defineResource(leads, {
  title: 'couple.name',
  list: {
    columns: ['couple.name'],
    filters: ['assigneeId'],
    views: { all: { filter: {} }, pending: { filter: { status: ['new'] }, count: true } },
  },
  show: { groups: {} },
});

it('counts the records of a view under the other filters', async () => {
  const recordsApi = new RecordsApi(
    [5, 5, 5, 9, 9].map((assigneeId, index) => ({
      id: index + 1,
      version: 1,
      status: 'new',
      assigneeId,
      couple: { name: `Çift ${index + 1}` },
    })),
  );
  const filter = encodeURIComponent(JSON.stringify({ assigneeId: 5 }));
  const at = `/leads?filter=${filter}`;
  const { panel } = await recordPanel({
    recordsApi,
    at,
    children: <ListView resource={resource} />,
  });
  render(panel);
  expect(await screen.findByRole('button', { name: /\b3$/ })).toBeTruthy();
});

it('prefetches no rows in a calendar, which fetches its own records', async () => {
  const events = defineResource(calendarEvents, {
    title: 'title',
    list: {
      columns: ['title', 'day'],
      layout: 'calendar',
      calendar: { day: 'day', startsAt: 'startsAt', from: 'dayStart', until: 'dayEnd' },
      views: { all: { filter: {} }, visits: { filter: { kind: ['visit'] } } },
    },
    show: { groups: {} },
  });
  const recordsApi = new RecordsApi([]);
  const at = '/events?date=2027-06-12';
  const { panel } = await recordPanel({ recordsApi, at, children: <ListView resource={events} /> });
  render(panel);
  await screen.findByRole('grid', { name: 'Haziran 2027' }, { timeout: 15_000 });
  const before = recordsApi.sent.length;
  await userEvent.click(screen.getByRole('button', { name: /visits|Ziyaret/ }));
  await waitFor(() => expect(recordsApi.sent.length).toBeGreaterThan(before));
  expect(recordsApi.sent.filter(({ query }) => query?.['dayStart'] === undefined)).toEqual([]);
});
