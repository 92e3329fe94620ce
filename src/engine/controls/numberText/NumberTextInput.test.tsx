import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { oneField } from '../../../../tests/support/oneField.ts';
import { sampleField } from '../../../gallery/sampleField.ts';

const field = () => screen.getByRole<HTMLInputElement>('spinbutton');

it.each([
  ['tr', '385.000', '385.000'],
  ['en', '385,000', '385,000'],
  ['ar', '٣٨٥٠٠٠', '385,000'],
] as const)('accepts thousands in the format of %s: %s', async (language, typed, shown) => {
  const { submit, sentValue } = await oneField(sampleField('money'), undefined, language);
  await userEvent.type(field(), typed);
  await userEvent.tab();
  expect(field().value).toBe(shown);
  await submit();
  await waitFor(() => expect(sentValue()).toBe(385_000));
});

it('groups thousands with each digit, and keeps the caret at its digit', async () => {
  const { submit, sentValue } = await oneField(sampleField('money'), 385_000);
  await userEvent.click(field());
  await userEvent.keyboard('{End}{Backspace}');
  expect(field().value).toBe('38.500');
  field().setSelectionRange(0, 0);
  await userEvent.keyboard('12');
  expect(field().value).toBe('1.238.500');
  expect(field().selectionStart).toBe(3);
  await submit();
  await waitFor(() => expect(sentValue()).toBe(1_238_500));
});

it('is replaced completely by typing after the Tab key', async () => {
  const { submit, sentValue } = await oneField(sampleField('money'), 385_000);
  await userEvent.tab();
  await userEvent.keyboard('42');
  await submit();
  await waitFor(() => expect(sentValue()).toBe(42));
});

it('rejects an invalid number and keeps it for correction', async () => {
  const { submit, sentValue } = await oneField(sampleField('money'));
  await userEvent.type(field(), '12-13');
  await submit();
  expect(await screen.findByText('Bir sayı girin.')).toBeTruthy();
  expect(field().value).toBe('12-13');
  expect(sentValue()).toBeUndefined();
});

it('steps by the arrow keys within its limits', async () => {
  const percent = sampleField('percent');
  await oneField({ ...percent, facts: { ...percent.facts, maximum: 51 } }, 50);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field().value).toBe('51');
  await userEvent.keyboard('{ArrowDown}');
  expect(field().value).toBe('50');
});
