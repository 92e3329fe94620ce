import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { customerUsers } from '#contract/manifest/customer-users.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { defineResource } from '../definition/defineResource.ts';
import { EditView } from './EditView.tsx';

const people = defineResource(customerUsers, {
  title: 'fullName',
  edit: { form: { person: ['name', 'surname'] } },
});

async function openRejected() {
  const changes = [{ field: 'surname', before: 'Kaya', after: 'Kaya 0532' }];
  const reviewed = {
    ...people,
    manifest: {
      ...people.manifest,
      review: { field: 'status', fields: ['surname'], beside: ['surname'] },
    },
  };
  const pendingChange = { status: 'rejected', reason: 'Telefon olmaz', replaced: 0, changes };
  const recordsApi = new RecordsApi([
    { id: 7, version: 3, name: 'Elif', surname: 'Kaya', pendingChange },
  ]);
  const children = (
    <Routes>
      <Route path="/customer-users/:id/edit" element={<EditView resource={reviewed} />} />
      <Route path="*" element={<p>Liste</p>} />
    </Routes>
  );
  const { panel } = await recordPanel({ recordsApi, at: '/customer-users/7/edit', children });
  render(panel);
  const draft = await screen.findByDisplayValue('Kaya 0532');
  return { recordsApi, draft };
}

it('starts from the rejected draft, and sends it corrected', async () => {
  const { recordsApi, draft } = await openRejected();
  expect(await screen.findByText(/^1 alan değişti/)).toBeTruthy();
  await userEvent.clear(draft);
  await userEvent.type(draft, 'Kaya Can');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(recordsApi.changes()).toHaveLength(1));
  expect(recordsApi.changes()[0]?.body).toMatchObject({ surname: 'Kaya Can' });
});

it('asks before a corrected draft is discarded, and not before an unchanged one', async () => {
  const { draft } = await openRejected();
  await screen.findByText(/^1 alan değişti/);
  const clickCancel = () => userEvent.click(screen.getByRole('link', { name: 'Vazgeç' }));
  await userEvent.type(draft, '!');
  await clickCancel();
  await userEvent.click(await screen.findByRole('button', { name: 'Sayfada kal' }));
  await userEvent.type(draft, '{Backspace}');
  await clickCancel();
  expect(await screen.findByText('Liste')).toBeTruthy();
});
