import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { validation } from '#i18n/tr/validation.ts';
import { oneField } from '../../../../tests/support/oneField.ts';
import { sampleField } from '../../../gallery/sampleField.ts';

const field = sampleField('iban');
const box = () => screen.getByRole<HTMLInputElement>('textbox');

it('a lower-case IBAN is shown in groups and sent without blanks', async () => {
  const { submit, sentValue, sent } = await oneField(field);
  await userEvent.type(box(), 'tr330006200519786457841326');
  expect(box().value).toBe('TR33 0006 2005 1978 6457 8413 26');
  expect(screen.getByText('Garanti BBVA')).toBeTruthy();
  await submit();
  expect(await screen.findByText(validation.iban)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.clear(box());
  await userEvent.type(box(), 'tr330006100519786457841326');
  await submit();
  await waitFor(() => expect(sentValue()).toBe('TR330006100519786457841326'));
});

it('a pasted IBAN with blanks and dashes is the same', async () => {
  const { submit, sentValue } = await oneField(field);
  await userEvent.click(box());
  await userEvent.paste(' de89-3704 0044\u00a00532 0130 00 ');
  expect(box().value).toBe('DE89 3704 0044 0532 0130 00');
  await submit();
  await waitFor(() => expect(sentValue()).toBe('DE89370400440532013000'));
});

it('the caret stays after text typed in the middle', async () => {
  await oneField(field, 'TR330006100519786457841326');
  await userEvent.type(box(), '9', { initialSelectionStart: 6, initialSelectionEnd: 6 });
  expect(box().value).toBe('TR33 0900 6100 5197 8645 7841 326');
  await userEvent.keyboard('{Backspace}');
  expect(box().value).toBe('TR33 0006 1005 1978 6457 8413 26');
  expect(box().selectionStart).toBe(6);
});

it('a short Turkish IBAN shows its required length', async () => {
  const { submit } = await oneField(field, 'TR33000610051978645784');
  await submit();
  expect(await screen.findByText(validation.ibanLength)).toBeTruthy();
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

it('is left-to-right in Arabic', async () => {
  await oneField(field, 'TR330006100519786457841326', 'ar');
  expect(box().dir).toBe('ltr');
});
