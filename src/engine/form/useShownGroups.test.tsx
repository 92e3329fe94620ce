import { render, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { customerUsers } from '#contract/manifest/customer-users.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { defineResource } from '../definition/defineResource.ts';
import { EditView } from './EditView.tsx';

const people = defineResource(customerUsers, {
  title: 'fullName',
  fields: { birthDate: { when: { roleId: ['owner'] } } },
  edit: {
    form: {
      person: ['name', 'surname'],
      account: ['birthDate'],
      contact: ['username'],
      rights: ['canManage'],
    },
  },
});

const others = ['Kişi', 'İletişim', 'Yetkiler ve bildirimler'];

it.each([
  ['sales', others],
  ['owner', ['Kişi', 'Hesap', 'İletişim', 'Yetkiler ve bildirimler']],
])('omits a section if all its fields are hidden: role %s', async (roleId, shown) => {
  const record = { id: 7, version: 3, fullName: 'Elif Kaya', name: 'Elif', canManage: false };
  const recordsApi = new RecordsApi([
    { ...record, roleId, surname: 'Kaya', username: 'elif.kaya' },
  ]);
  const children = (
    <Routes>
      <Route path="/customer-users/:id/edit" element={<EditView resource={people} />} />
    </Routes>
  );
  const { panel } = await recordPanel({ recordsApi, at: '/customer-users/7/edit', children });
  render(panel);
  await screen.findByRole('textbox', { name: /^Ad\b/ });
  const index = within(screen.getByRole('navigation', { name: 'Bölümler' }));
  for (const named of [screen.getAllByRole('heading', { level: 2 }), index.getAllByRole('button')])
    expect(named.map((one) => one.textContent)).toEqual(shown);
});
