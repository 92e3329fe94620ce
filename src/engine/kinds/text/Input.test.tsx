import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fieldForm } from '../../../../tests/support/fieldForm.tsx';
import { sampleField } from '../../../gallery/sampleField.ts';

const plain = sampleField('text');
const limited = { ...plain, facts: { ...plain.facts, maxLength: 12 } };

it('counts the characters of a line that its definition marks, up to its limit', async () => {
  await fieldForm([{ ...limited, settings: { counted: true } }], { text: 'Bahçe' });
  expect(screen.getByText('5 / 12 karakter')).toBeTruthy();
  const input = screen.getByRole('textbox');
  await userEvent.type(input, ' süslemesi');
  expect(screen.getByText('12 / 12 karakter')).toBeTruthy();
  expect(input).toHaveProperty('value', 'Bahçe süslem');
});

it('counts nothing in any other line', async () => {
  await fieldForm([limited], { text: 'Bahçe' });
  expect(screen.queryByText(/karakter/)).toBeNull();
});
