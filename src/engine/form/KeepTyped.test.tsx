import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { customerUsers } from '#contract/manifest/customer-users.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { defineResource } from '../definition/defineResource.ts';
import { ShowView } from '../record/ShowView.tsx';
// Loaded on demand in the panel; preloaded here.
import './EditConflict.tsx';
import { EditView } from './EditView.tsx';

const people = defineResource(customerUsers, {
  title: 'fullName',
  show: { groups: {} },
  edit: { form: { person: ['surname', 'username'] } },
});

const elif = {
  id: 7,
  version: 3,
  fullName: 'Elif Kaya',
  surname: 'Kaya',
  username: 'elif.kaya',
};

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Opens the edit form from the record's page; the record is cached, and its fetch waits for `release`. */
async function openCached() {
  const recordsApi = new RecordsApi([elif]);
  const children = (
    <Routes>
      <Route path="/customer-users/:id" element={<ShowView resource={people} />} />
      <Route path="/customer-users/:id/edit" element={<EditView resource={people} />} />
    </Routes>
  );
  const at = '/customer-users/7';
  // With packages, access is decided synchronously, as in the panel.
  const providers = [{ id: 5, features: [] }];
  const { router, panel } = await recordPanel({ recordsApi, at, providers, children });
  render(panel);
  await screen.findByRole('heading', { name: 'Elif Kaya' });
  let release: () => void = () => undefined;
  recordsApi.held = new Promise((resolve) => (release = resolve));
  await act(() => router.navigate('/customer-users/7/edit'));
  await screen.findByRole('textbox', { name: /^Soyad/ });
  return { recordsApi, release };
}

it('keeps what is typed while the record loads anew, and shows the conflict with a newer one', async () => {
  const { recordsApi, release } = await openCached();
  await userEvent.clear(box(/^Soyad/));
  await userEvent.type(box(/^Soyad/), 'Kara');
  recordsApi.change(7, { surname: 'Akın', username: 'elif.akin' });
  release();
  await waitFor(() => expect(box(/^Kullanıcı adı/).value).toBe('elif.akin'));
  expect(box(/^Soyad/).value).toBe('Kara');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kayıt bu sırada değişti' });
  expect(within(dialog).getAllByRole('group')).toHaveLength(1);
  expect(within(dialog).getByRole('group', { name: 'Soyad' }).textContent).toContain('Akın');
});

it('keeps the form of a cached record if its fetch fails, and sends the change', async () => {
  const { recordsApi, release } = await openCached();
  await userEvent.clear(box(/^Soyad/));
  await userEvent.type(box(/^Soyad/), 'Kara');
  recordsApi.isOffline = true;
  const asked = recordsApi.sent.length;
  release();
  await waitFor(() => expect(recordsApi.sent.length).toBeGreaterThan(asked));
  recordsApi.isOffline = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(recordsApi.changes()).toHaveLength(1));
  expect(recordsApi.changes()[0]).toMatchObject({ body: { surname: 'Kara' }, ifMatch: 3 });
});

it('replaces the form of a cached record that has been deleted', async () => {
  const { recordsApi, release } = await openCached();
  recordsApi.records.delete(7);
  release();
  expect(await screen.findByRole('heading', { name: 'Kayıt bulunamadı' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
