import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leads } from '#contract/manifest/leads.ts';
import { recordPanel, Shelf } from '../../../../tests/support/recordPanel.tsx';
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
  const shelf = new Shelf(
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
  const { panel } = await recordPanel({ shelf, at, children: <ListView resource={resource} /> });
  render(panel);
  expect(await screen.findByRole('button', { name: /\b3$/ })).toBeTruthy();
});
