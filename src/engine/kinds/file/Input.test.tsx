import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { validation } from '#i18n/tr/validation.ts';
import { oneField } from '../../../../tests/support/oneField.ts';
import { sampleField } from '../../../gallery/sampleField.ts';

const field = sampleField('file');
const stored = {
  url: '/api/documents/1/download',
  name: 'menü.pdf',
  size: 9,
  mediaType: 'application/pdf',
};

it('keeps a required stored file, and restores it after a removal', async () => {
  const { submit, sentValue } = await oneField(field, stored);
  expect(screen.queryByRole('button', { name: /^Kaldır/ })).toBeNull();
  const fileInput = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!fileInput) throw new Error('expected a file chooser');
  await userEvent.upload(fileInput, new File(['Menü'], 'yeni.txt', { type: 'text/plain' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Kaldır: yeni.txt' }));
  expect(await screen.findByText('menü.pdf')).toBeTruthy();
  await submit();
  await waitFor(() => expect(sentValue()).toEqual(stored));
});

it('shows the number of a size before its unit in every language', async () => {
  await oneField(field, stored);
  expect(screen.getByText('1 KB').dir).toBe('ltr');
});

it('removes a stored file if the field is optional', async () => {
  await oneField({ ...field, facts: { ...field.facts, nullable: true } }, stored);
  await userEvent.click(screen.getByRole('button', { name: 'Kaldır: menü.pdf' }));
  await waitFor(() => expect(screen.queryByText('menü.pdf')).toBeNull());
});

it('lists every additional file dropped on a field for one', async () => {
  const { submit, sentValue } = await oneField(field);
  const fileInput = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!fileInput) throw new Error('expected a file chooser');
  const files = ['menü.txt', 'fiyatlar.txt', 'fiyatlar.txt'].map(
    (name) => new File(['Menü'], name, { type: 'text/plain' }),
  );
  fireEvent.drop(fileInput, { dataTransfer: { files } });
  const messages = await screen.findAllByText(validation.oneFile, { exact: false });
  expect(messages.map(({ textContent }) => textContent)).toEqual(
    ['fiyatlar.txt', 'fiyatlar.txt'].map((name) => `${name}: ${validation.oneFile}`),
  );
  await submit();
  await waitFor(() => expect(sentValue()).toBe(files[0]));
});
