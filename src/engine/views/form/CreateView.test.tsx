import { render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { customerUsers } from '#contract/manifest/customer-users.ts';
import { leads } from '#contract/manifest/leads.ts';
import { recordPanel, Shelf } from '../../../../tests/support/recordPanel.tsx';
import type { Resource } from '../../definition/anyDefinition.ts';
import { defineResource } from '../../definition/defineResource.ts';
import { CreateView } from './CreateView.tsx';

const people = defineResource(customerUsers, {
  title: 'fullName',
  create: { form: { person: ['name', 'surname', 'roleId', 'emails'] } },
});
const enquiries = defineResource(leads, {
  title: 'couple.name',
  create: {
    form: { couple: ['providerId', 'couple.brideName'] },
  },
});

async function open(resource: Resource) {
  const at = `/${resource.name}/create`;
  const children = (
    <Routes>
      <Route path={at} element={<CreateView resource={resource} />} />
    </Routes>
  );
  const { panel } = await recordPanel({ shelf: new Shelf([]), at, children });
  render(panel);
}

it('names the button of an invitation by what it does', async () => {
  await open(people);
  expect(await screen.findByRole('button', { name: 'Davet et' })).toBeTruthy();
});

it('saves where a resource has no word of its own', async () => {
  await open(enquiries);
  expect(await screen.findByRole('button', { name: 'Kaydet' })).toBeTruthy();
});
