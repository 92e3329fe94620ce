import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { customerSpaces } from '#contract/manifest/customer-spaces.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { defineResource } from '../definition/defineResource.ts';
import { ImportDialog } from './ImportDialog.tsx';

const resource = defineResource(customerSpaces, {
  title: 'name',
  create: { form: { hall: ['providerId', 'name', 'areaType'] } },
});

/** Opens the dialog with a file of one hall, whose provider has to be fetched by its name. */
async function open() {
  const recordsApi = new RecordsApi([{ id: 5, version: 1, name: 'Kır Bahçesi' }]);
  const children = <ImportDialog resource={resource} meta={undefined} onClose={() => {}} />;
  const { panel, router } = await recordPanel({ recordsApi, at: '/spaces', children });
  render(panel);
  await screen.findByRole('dialog');
  const file = new File(
    ['Firma;Salon adı;Alan türü\nKır Bahçesi;Büyük salon;Kapalı\n'],
    'salonlar.csv',
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('expected a file input');
  await userEvent.upload(input, file);
  await screen.findByRole('button', { name: 'Kontrol et' });
  /** Requests wait from now on. @returns what lets them go on */
  const hold = () => {
    let release = () => {};
    recordsApi.held = new Promise((resolve) => (release = resolve));
    return () => act(async () => release());
  };
  return { recordsApi, router, hold };
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('stays at the step to which the user has gone back during a check', async () => {
  const { hold } = await open();
  const release = hold();
  await click('Kontrol et');
  await click('Geri');
  await release();
  expect(await screen.findByRole('button', { name: 'Dosya seç' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '1 kaydı ekle' })).toBeNull();
});

it('asks before the page is left while records are created', async () => {
  const { router, hold } = await open();
  await click('Kontrol et');
  await screen.findByRole('button', { name: '1 kaydı ekle' });
  const release = hold();
  await click('1 kaydı ekle');
  await act(() => router.navigate('/elsewhere'));
  const question = await screen.findByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' });
  expect(question.textContent).toContain('kalan kayıtlar işlenmez');
  expect(router.state.location.pathname).toBe('/spaces');
  await userEvent.click(within(question).getByRole('button', { name: 'Sayfada kal' }));
  await release();
  expect(await screen.findByRole('button', { name: 'Kapat' })).toBeTruthy();
  await act(() => router.navigate('/elsewhere'));
  expect(router.state.location.pathname).toBe('/elsewhere');
});
