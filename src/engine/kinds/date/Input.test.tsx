import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { validation } from '#i18n/tr/validation.ts';
import type { Language } from '#i18n/messages.ts';
import { oneField } from '../../../../tests/support/oneField.ts';
import { sampleField } from '../../../gallery/sampleField.ts';

const field = sampleField('date');
const { required: _, ...optional } = field.facts;

afterEach(() => vi.unstubAllGlobals());

/** Finds the field once its calendar is loaded. */
const box = () =>
  waitFor(
    () => {
      const found = screen.getByRole<HTMLInputElement>('textbox');
      expect(found.disabled).toBe(false);
      return found;
    },
    { timeout: 15_000 },
  );

it('a day is chosen from the calendar by keyboard, and typing has no effect', async () => {
  const { submit, sentValue } = await oneField(field, '1990-06-19');
  const day = await box();
  expect(day.value).toBe('19 Haziran 1990');
  await userEvent.tab();
  expect(document.activeElement).toBe(day);
  await userEvent.keyboard('2026');
  expect(day.value).toBe('19 Haziran 1990');
  await userEvent.keyboard('{Enter}');
  const calendar = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('19'));
  expect(calendar.getByText('Haziran 1990')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(day.value).toBe('20 Haziran 1990'));
  await submit();
  await waitFor(() => expect(sentValue()).toBe('1990-06-20'));
});

it('keeps the displayed month when the form renders again', async () => {
  const { redraw } = await oneField(field, '1990-06-19');
  await userEvent.click(await box());
  const calendar = within(await screen.findByRole('dialog'));
  await userEvent.click(calendar.getByRole('button', { name: 'Sonraki ay' }));
  expect(calendar.getByText('Temmuz 1990')).toBeTruthy();
  redraw();
  expect(calendar.getByText('Temmuz 1990')).toBeTruthy();
});

it('invalid days cannot be chosen', async () => {
  const facts = { ...field.facts, notAfter: '+0d', notBefore: '+0d' };
  await oneField({ ...field, facts });
  await userEvent.click(await box());
  const days = within(await screen.findByRole('dialog')).getAllByRole('gridcell');
  const enabled = days.filter((one) => one instanceof HTMLButtonElement && !one.disabled);
  expect(enabled).toHaveLength(1);
});

it('can be cleared only if it is optional', async () => {
  const { submit, sentValue } = await oneField({ ...field, facts: optional }, '1990-06-19');
  await box();
  await userEvent.click(screen.getByRole('button', { name: /^Temizle/ }));
  await submit();
  await waitFor(() => expect(sentValue()).toBeNull());
});

it('has no clear button if it is required, and shows the fault of its value', async () => {
  const { submit } = await oneField(field, '2020-01-01');
  const day = await box();
  expect(screen.queryByRole('button', { name: /^Temizle/ })).toBeNull();
  await submit();
  expect(await screen.findByText(validation.adult)).toBeTruthy();
  expect(day.getAttribute('aria-invalid')).toBe('true');
});

it.each<[Language, string, string]>([
  ['en', '05 September 1990', 'Mon'],
  ['de', '05. September 1990', 'Mo'],
  ['ar', '05 سبتمبر 1990', 'السبت'],
])('is in %s, with Latin digits', async (language, words, firstWeekday) => {
  await oneField(field, '1990-09-05', language);
  const day = await box();
  expect(day.value).toBe(words);
  await userEvent.click(day);
  const calendar = within(await screen.findByRole('dialog'));
  expect(calendar.getAllByRole('columnheader')[0]?.textContent).toBe(firstWeekday);
  expect(calendar.getByRole('gridcell', { name: '17' })).toBeTruthy();
});

it('is a dialog on a phone that closes after choosing a day, and whose button cancels', async () => {
  vi.stubGlobal('innerWidth', 390);
  const { submit, sentValue } = await oneField(field, '1990-06-19');
  const day = await box();
  await userEvent.click(day);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('gridcell', { name: '21' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(day.value).toBe('21 Haziran 1990');
  await userEvent.click(day);
  const again = within(await screen.findByRole('dialog'));
  await userEvent.click(again.getByRole('button', { name: 'Vazgeç' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await submit();
  await waitFor(() => expect(sentValue()).toBe('1990-06-21'));
});
