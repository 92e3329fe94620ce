import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useGetOne } from 'react-admin';
import { expect, it } from 'vitest';
import { catalogs } from '#contract/manifest/catalogs.ts';
import { customerUsers } from '#contract/manifest/customer-users.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { defineResource } from '../definition/defineResource.ts';
import { RecordActions } from './RecordActions.tsx';
// Dialogs are loaded on demand in the panel; preloaded here.
import './ActionDialog.tsx';
import './RemoveDialog.tsx';
import '../form/conflict/ConflictDialog.tsx';

const people = defineResource(customerUsers, {
  title: 'fullName',
  list: { columns: ['fullName'] },
  show: { groups: {} },
  actions: {
    leave: { set: { hasLeft: true }, confirm: true, undo: true },
    rejoin: { set: { hasLeft: false }, tone: 'primary' },
  },
  remove: {},
});

const elif: AnyRecord = { id: 7, version: 3, fullName: 'Elif Kaya', hasLeft: false };

function Page() {
  const { data } = useGetOne<AnyRecord>(people.name, { id: 7 });
  return data ? <RecordActions resource={people} record={data} /> : <p>Gitti</p>;
}

async function open(
  record: AnyRecord,
  isImpersonated = false,
  at: Parameters<typeof recordPanel>[0]['at'] = '/customer-users/7',
) {
  const recordsApi = new RecordsApi([record]);
  const { router, panel } = await recordPanel({
    recordsApi,
    at,
    isImpersonated,
    children: <Page />,
  });
  render(panel);
  return { recordsApi, router };
}

const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function choose(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Diğer işlemler' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

it('a change asks for confirmation, is sent once with its version, and can be undone', async () => {
  const { recordsApi } = await open(elif);
  await choose('Ayrıldı olarak işaretle');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('açık oturumları kapanır');
  expect(recordsApi.changes()).toEqual([]);
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Ayrıldı olarak işaretle' }));
  expect(await screen.findByText('Ayrıldı olarak işaretlendi.')).toBeTruthy();
  expect(recordsApi.changes().map(({ body, ifMatch }) => ({ body, ifMatch }))).toEqual([
    { body: { hasLeft: true }, ifMatch: 3 },
  ]);
  await clickButton('Geri al');
  await waitFor(() => expect(recordsApi.records.get(7)?.['hasLeft']).toBe(false));
  expect(recordsApi.changes()[1]).toMatchObject({ body: { hasLeft: false }, ifMatch: 4 });
});

it('a change without confirmation runs at once', async () => {
  const { recordsApi } = await open({ ...elif, hasLeft: true });
  const button = await screen.findByRole('button', { name: 'Geri döndü olarak işaretle' });
  // Two clicks before the next render.
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('Geri döndü olarak işaretlendi.')).toBeTruthy();
  expect(recordsApi.records.get(7)?.['hasLeft']).toBe(false);
  expect(recordsApi.changes()).toHaveLength(1);
  // The value is set already, so the action is not offered any more.
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Geri döndü olarak işaretle' })).toBeNull(),
  );
});

it('a change on an old version asks which value to keep, and overwrites on request', async () => {
  const { recordsApi } = await open({ ...elif, hasLeft: true });
  const button = await screen.findByRole('button', { name: 'Geri döndü olarak işaretle' });
  recordsApi.change(7, { fullName: 'Elif Su Kaya' });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Kayıt bu sırada değişti' });
  expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Seçilenleri kaydet' }));
  await waitFor(() => expect(recordsApi.records.get(7)?.['hasLeft']).toBe(false));
  expect(recordsApi.changes().at(-1)).toMatchObject({ ifMatch: 4 });
});

it('an agent sees blocked actions with the reason', async () => {
  const { recordsApi } = await open({ ...elif, hasLeft: true, allowed: { remove: false } }, true);
  const button = await screen.findByRole('button', { name: 'Geri döndü olarak işaretle' });
  await waitFor(() => expect(button).toHaveProperty('disabled', true));
  await userEvent.click(screen.getByRole('button', { name: 'Diğer işlemler' }));
  const item = await screen.findByRole('menuitem', { name: /^Sil/ });
  expect(item.textContent).toContain('Müşteri adına çalışırken yapılamaz.');
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(recordsApi.changes()).toEqual([]);
});

it('deleting names the record, shows a rejection in place, and returns to the list', async () => {
  const { recordsApi, router } = await open(elif);
  recordsApi.refusal = { status: 409, code: 'conflict', message: 'Son hesap sahibi silinemez.' };
  await choose('Sil');
  const dialog = await screen.findByRole('dialog', { name: 'Elif Kaya silinsin mi?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sil' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    'Son hesap sahibi silinemez.',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Elif Kaya silindi.')).toBeTruthy();
  expect(recordsApi.records.size).toBe(0);
  expect(router.state.location.pathname).toBe('/customer-users');
});

const priceLists = defineResource(catalogs, {
  title: 'name',
  list: { columns: ['name'], filters: ['isMain'] },
  actions: { makeMain: { set: { isMain: true } } },
});

function PriceList() {
  const { data } = useGetOne<AnyRecord>(priceLists.name, { id: 7 });
  return data ? <RecordActions resource={priceLists} record={data} /> : null;
}

it('names the record that is not the main one any more', async () => {
  const recordsApi = new RecordsApi([
    { id: 7, version: 1, providerId: 5, name: 'Bahar', isMain: false },
    { id: 8, version: 1, providerId: 5, name: 'Düğün menüsü', isMain: true },
  ]);
  const { panel } = await recordPanel({ recordsApi, at: '/catalogs/7', children: <PriceList /> });
  render(panel);
  await choose('Ana liste yap');
  const notice = 'Ana liste değişti. Ana liste: “Bahar”. Önceki: “Düğün menüsü”.';
  expect(await screen.findByText(notice)).toBeTruthy();
});

it('keeps the search of its address when the action of a link is dismissed', async () => {
  const at = { pathname: '/customer-users/7', search: '?tab=leads', state: { ask: 'leave' } };
  const { router } = await open(elif, false, at);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(router.state.location).toMatchObject({
    pathname: '/customer-users/7',
    search: '?tab=leads',
  });
});
