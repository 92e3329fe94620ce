import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { validation } from '#i18n/tr/validation.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { ApiForm, readAnswerError } from './ApiForm.tsx';
import type { ApiFormData, ApiFormOption } from './ApiFormData.ts';

const form: ApiFormData = {
  key: 'details',
  title: 'Ayrıntılar',
  text: '',
  fields: [
    { name: 'name', kind: 'text', label: 'Ad', required: true, maxLength: 20, noContacts: true },
    { name: 'alcohol', kind: 'enum', label: 'Alkol' },
    {
      name: 'fee',
      kind: 'number',
      label: 'Mantar ücreti',
      required: true,
      minimum: 1,
      when: { field: 'alcohol', values: ['corkage'] },
    },
    {
      name: 'people',
      kind: 'rows',
      label: 'Kişiler',
      many: true,
      fields: [{ name: 'duty', kind: 'text', label: 'Görevi', required: true }],
    },
  ],
};
const options: ApiFormOption[] = [
  { form: 'details', field: 'alcohol', value: 'none', label: 'Yok' },
  { form: 'details', field: 'alcohol', value: 'corkage', label: 'Getirilebilir' },
];

type Save = Parameters<typeof ApiForm>[0]['onSave'];

async function open(onSave: Save, answers: object = {}, draft?: Record<string, unknown>) {
  const record = { id: 1, version: 3, name: 'Bahçe', alcohol: 'none', ...answers };
  const children = (
    <ApiForm
      form={form}
      options={options}
      record={record}
      draft={draft}
      saveLabel="Gönder"
      cancelTo="/"
      onSave={onSave}
    />
  );
  const { panel } = await recordPanel({ recordsApi: new RecordsApi([]), at: '/', children });
  render(panel);
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Gönder' }));

it('uses the texts of its definition, and sends changes with the version', async () => {
  const onSave = vi.fn<Save>(() => Promise.resolve());
  await open(onSave);
  const name = await screen.findByRole('textbox', { name: /^Ad/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Kır bahçesi');
  await userEvent.click(screen.getByRole('button', { name: /^Kişiler/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Görevi/ }), 'Şef');
  await send();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave).toHaveBeenCalledWith(
    { name: 'Kır bahçesi', people: [{ duty: 'Şef' }] },
    expect.objectContaining({ version: 3 }),
  );
});

it('shows a field only while its condition holds, and then requires it', async () => {
  const onSave = vi.fn<Save>(() => Promise.resolve());
  await open(onSave);
  expect(screen.queryByRole('spinbutton', { name: /^Mantar/ })).toBeNull();
  await userEvent.click(await screen.findByRole('combobox', { name: /^Alkol/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Getirilebilir' }));
  expect(await screen.findByRole('spinbutton', { name: /^Mantar/ })).toBeTruthy();
  await send();
  expect(await screen.findByText(validation.required)).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
});

it('starts from rejected answers, and sends those that stay changed', async () => {
  const onSave = vi.fn<Save>(() => Promise.resolve());
  await open(onSave, {}, { name: '0532 Bahçe' });
  const name = await screen.findByDisplayValue('0532 Bahçe');
  await userEvent.clear(name);
  await userEvent.type(name, 'Gül bahçesi');
  await send();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toEqual({ name: 'Gül bahçesi' });
});

it('asks before a reload discards unsent input', async () => {
  const onSave = vi.fn<Save>(() => Promise.resolve());
  await open(onSave);
  const blocksUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const name = await screen.findByRole('textbox', { name: /^Ad/ });
  expect(blocksUnload()).toBe(false);
  await userEvent.type(name, ' evi');
  expect(blocksUnload()).toBe(true);
  await send();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  await waitFor(() => expect(blocksUnload()).toBe(false));
});

it('rejects a phone number in a text before sending', async () => {
  const onSave = vi.fn<Save>(() => Promise.resolve());
  await open(onSave);
  const name = await screen.findByRole('textbox', { name: /^Ad/ });
  await userEvent.clear(name);
  await userEvent.type(name, '0532 123 45 67');
  await send();
  expect(await screen.findByText(validation.contactDetails)).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
});

it('shows a rejection at its field, and keeps the input', async () => {
  const refusal = new HttpError('Hatalar var', 422, {
    code: 'validation',
    errors: { answers: { name: 'Bu ad alınmış.' } },
  });
  await open(async () => {
    await Promise.resolve();
    throw readAnswerError(refusal, () => ({ id: 1 }));
  });
  const name = await screen.findByRole('textbox', { name: /^Ad/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Bahçem');
  await send();
  expect(await screen.findByText('Bu ad alınmış.')).toBeTruthy();
  expect(name).toHaveProperty('value', 'Bahçem');
});
