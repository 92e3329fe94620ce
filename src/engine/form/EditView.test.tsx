import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { customerUsers } from '#contract/manifest/customer-users.ts';
import { providerItems } from '#contract/manifest/provider-items.ts';
import { apiErrors } from '#i18n/tr/apiErrors.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { defineResource } from '../definition/defineResource.ts';
import { DialogFrameContext } from '../../ui/DialogFrameContext.ts';
import { hasUnfinished } from '../../ui/unfinished.ts';
// Loaded on demand in the panel; preloaded here.
import './EditConflict.tsx';
import { EditView } from './EditView.tsx';

const people = defineResource(customerUsers, {
  title: 'fullName',
  fields: { birthDate: { when: { roleId: ['owner'] } } },
  edit: {
    form: {
      person: ['name', 'surname', 'birthDate', 'bio'],
      contact: ['username'],
      rights: ['canManage'],
    },
  },
});

const elif: AnyRecord = {
  id: 7,
  version: 3,
  fullName: 'Elif Kaya',
  name: 'Elif',
  surname: 'Kaya',
  username: 'elif.kaya',
  birthDate: null,
  roleId: 'sales',
  canManage: false,
};

async function open(record: AnyRecord = elif, isImpersonated = false) {
  const recordsApi = new RecordsApi([record]);
  const children = (
    <>
      <Link to="/elsewhere">Başka yer</Link>
      <Routes>
        <Route path="/customer-users/:id/edit" element={<EditView resource={people} />} />
        <Route path="*" element={<p>Liste</p>} />
      </Routes>
    </>
  );
  const at = '/customer-users/7/edit';
  const { router, panel } = await recordPanel({ recordsApi, at, isImpersonated, children });
  render(panel);
  await (isImpersonated
    ? screen.findAllByText('Müşteri adına çalışırken değiştirilemez.')
    : screen.findByRole('textbox', { name: /^Ad\b/ }));
  return { recordsApi, router };
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
async function type(name: RegExp, text: string) {
  await userEvent.clear(box(name));
  if (text !== '') await userEvent.type(box(name), text);
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));

/** Renders the edit form in a dialog over the list at another location. */
async function openInDialog(recordsApi = new RecordsApi([elif]), closesTo = '/list') {
  const at = '/customer-users/7/edit';
  const frame = { titleId: 'title', closesTo };
  const children = (
    <DialogFrameContext value={frame}>
      <Routes>
        <Route path="/customer-users/:id/edit" element={<EditView resource={people} />} />
      </Routes>
    </DialogFrameContext>
  );
  const { router, panel } = await recordPanel({ recordsApi, at, children });
  render(panel);
  await screen.findByRole('textbox', { name: /^Ad\b/ });
  return router;
}

// jsdom has no layout, so nothing scrolls.
afterEach(() => void vi.restoreAllMocks());

it('lists the changed fields', async () => {
  await open();
  await type(/^Ad\b/, 'Elif Su');
  await type(/^Soyad/, 'Kara');
  expect(screen.getByRole('status').textContent).toBe('2 alan değişti: Ad ve Soyad');
});

it('blocks popups while the form is changed', async () => {
  await open();
  expect(hasUnfinished()).toBe(false);
  await type(/^Ad\b/, 'Elif Su');
  expect(hasUnfinished()).toBe(true);
  await type(/^Ad\b/, 'Elif');
  expect(hasUnfinished()).toBe(false);
});

it('shows the general message of error version 2 besides the fields’ messages', async () => {
  const { recordsApi } = await open();
  await type(/^Ad\b/, 'Elif Su');
  recordsApi.refusal = {
    status: 422,
    code: 'validation',
    message: 'apiErrors.validation',
    errors: [{ path: 'name', message: 'Bu ad çok uzun.' }],
    isGeneral: true,
  };
  await save();
  expect(await screen.findByText('Bu ad çok uzun.')).toBeTruthy();
  const notices = within(screen.getByRole('region', { name: 'Bildirimler' }));
  expect(await notices.findByText(apiErrors.validation)).toBeTruthy();
});

it('lists invalid fields, and each name focuses its field', async () => {
  const { recordsApi } = await open();
  await type(/^Ad\b/, '');
  await type(/^Kullanıcı adı/, 'a');
  await save();
  expect(await screen.findByText('Kaydetmek için 2 alanı düzeltin.')).toBeTruthy();
  const wrong = within(screen.getByRole('list', { name: 'Düzeltilecek alanlar' }));
  await userEvent.click(wrong.getByRole('button', { name: 'Kullanıcı adı' }));
  expect(document.activeElement).toBe(box(/^Kullanıcı adı/));
  expect(recordsApi.changes()).toEqual([]);
});

it('does not allow clearing an optional value that the contract cannot remove', async () => {
  const { recordsApi } = await open();
  await type(/^Kullanıcı adı/, '');
  await type(/^Soyad/, 'Kara');
  await save();
  expect(await screen.findByText('Bu alan zorunludur.')).toBeTruthy();
  expect(box(/^Kullanıcı adı/).getAttribute('aria-invalid')).toBe('true');
  expect(recordsApi.changes()).toEqual([]);
});

it('leaves such a value empty in a record without it', async () => {
  const { recordsApi } = await open({ ...elif, username: null });
  await type(/^Soyad/, 'Kara');
  await save();
  await waitFor(() => expect(recordsApi.changes()).toHaveLength(1));
  expect(recordsApi.changes()[0]?.body).toEqual({ surname: 'Kara' });
});

it('has a section index', async () => {
  await open();
  const index = within(screen.getByRole('navigation', { name: 'Bölümler' }));
  await userEvent.click(index.getByRole('button', { name: 'İletişim' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'İletişim' }));
});

it('neither validates nor sends hidden fields', async () => {
  // The value is invalid, but a hidden field must not block the form.
  const { recordsApi } = await open({ ...elif, birthDate: '2020-01-01' });
  expect(screen.queryByText('Doğum tarihi')).toBeNull();
  await type(/^Soyad/, 'Kara');
  await save();
  await waitFor(() => expect(recordsApi.changes()).toHaveLength(1));
  expect(recordsApi.changes()[0]?.body).toEqual({ surname: 'Kara' });
});

it('a conflict shows both values, keeps the input, and saves the choice on the new version', async () => {
  const { recordsApi } = await open();
  await type(/^Ad\b/, 'Elif Su');
  await type(/^Soyad/, 'Kara');
  recordsApi.change(7, { surname: 'Akın', username: 'elif.akin' });
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Kayıt bu sırada değişti' });
  const conflictValue = (field: string, label: RegExp) =>
    within(within(dialog).getByRole('group', { name: field })).getByRole<HTMLInputElement>(
      'radio',
      { name: label },
    );
  expect(conflictValue('Ad', /^Sizinki/).checked).toBe(true);
  expect(conflictValue('Soyad', /^Sizinki.*Kara/).checked).toBe(true);
  expect(conflictValue('Kullanıcı adı', /^Kayıtlı değer.*elif\.akin/).checked).toBe(true);
  await userEvent.click(conflictValue('Soyad', /^Kayıtlı değer.*Akın/));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Seçilenleri kaydet' }));
  await waitFor(() => expect(recordsApi.records.get(7)?.['version']).toBe(5));
  expect(recordsApi.changes().at(-1)).toMatchObject({ body: { name: 'Elif Su' }, ifMatch: 4 });
  expect(recordsApi.records.get(7)).toMatchObject({ surname: 'Akın', username: 'elif.akin' });
});

it('shows no conflict of the previously edited record', async () => {
  const recordsApi = new RecordsApi([elif, { ...elif, id: 8, version: 9, name: 'Nur' }]);
  await openInDialog(recordsApi, '/customer-users/8/edit');
  await type(/^Soyad/, 'Kara');
  recordsApi.change(7, { surname: 'Akın' });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Seçilenleri kaydet' }));
  await waitFor(() => expect(box(/^Ad\b/).value).toBe('Nur'));
  await type(/^Soyad/, 'Demir');
  await save();
  await waitFor(() => expect(recordsApi.records.get(8)?.['surname']).toBe('Demir'));
  expect(recordsApi.changes().at(-1)).toMatchObject({ ifMatch: 9 });
});

it('going back from the conflict loses nothing', async () => {
  const { recordsApi } = await open();
  await type(/^Soyad/, 'Kara');
  recordsApi.change(7, { surname: 'Akın' });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Forma dön' }));
  expect(box(/^Soyad/).value).toBe('Kara');
  expect(recordsApi.records.get(7)?.['surname']).toBe('Akın');
});

it('asks before unsaved input is discarded, after a failed save, too', async () => {
  const { recordsApi, router } = await open();
  await type(/^Soyad/, 'Kara');
  recordsApi.refusal = { status: 403, code: 'forbidden', message: 'Yetkiniz yok.' };
  await save();
  expect(await screen.findByText('Yetkiniz yok.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Başka yer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sayfada kal' }));
  expect(router.state.location.pathname).toBe('/customer-users/7/edit');
  expect(box(/^Soyad/).value).toBe('Kara');
});

it('shows faults outside the form in the bar', async () => {
  const { recordsApi } = await open();
  const errors = [{ path: 'oldPassword', message: 'Şifrenizi girin.' }];
  recordsApi.refusal = { status: 400, code: 'validation', message: 'Hatalı', errors };
  await type(/^Soyad/, 'Kara');
  await save();
  expect(await screen.findByText('Şifrenizi girin.')).toBeTruthy();
});

it('an impersonating agent can read identifying fields, and edit the others', async () => {
  const { recordsApi } = await open({ ...elif, bio: null }, true);
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(labels).toEqual(['Ad', 'Soyad', 'Kullanıcı adı', expect.stringMatching(/yönet/i)]);
  expect(screen.getByText('elif.kaya')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Ad\b/ })).toBeNull();
  await type(/^Hakkında/, 'Satış');
  await save();
  await screen.findByText('Liste');
  expect(recordsApi.changes().map(({ body }) => body)).toEqual([{ bio: 'Satış' }]);
});

it('closes the dialog after saving, replaces its history entry, and names the record', async () => {
  const router = await openInDialog();
  await type(/^Soyad/, 'Kara');
  await save();
  expect(await screen.findByText('Elif Kaya kaydedildi.')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/list'));
  expect(router.state.historyAction).toBe('REPLACE');
});

const models = defineResource(providerItems, {
  title: 'name',
  edit: { form: { model: ['name', 'isActive'] } },
});

async function openModel(status: string) {
  const recordsApi = new RecordsApi([
    { id: 7, version: 1, providerId: 5, name: 'Lara', isActive: true, status },
  ]);
  const children = (
    <Routes>
      <Route path="/items/:id/edit" element={<EditView resource={models} />} />
    </Routes>
  );
  const { panel } = await recordPanel({ recordsApi, at: '/items/7/edit', children });
  render(panel);
  await screen.findByRole('textbox', { name: /^Model adı/ });
}
const SENT_BACK = /yeniden onaya gider; onaylanana kadar durumu “Onay bekliyor” olur/;

it('announces that a published record returns to approval, once a reviewed field changed', async () => {
  await openModel('published');
  await userEvent.click(screen.getByRole('switch', { name: /^Etkin/ }));
  expect(await screen.findByText(/^1 alan değişti/)).toBeTruthy();
  expect(screen.queryByText(SENT_BACK)).toBeNull();
  await type(/^Model adı/, 'Lara Saten');
  expect(await screen.findByText(SENT_BACK)).toBeTruthy();
  await type(/^Model adı/, 'Lara');
  await waitFor(() => expect(screen.queryByText(SENT_BACK)).toBeNull());
});

it('announces nothing if the record is pending already', async () => {
  await openModel('pending');
  await type(/^Model adı/, 'Lara Saten');
  expect(await screen.findByText(/^1 alan değişti/)).toBeTruthy();
  expect(screen.queryByText(SENT_BACK)).toBeNull();
});
