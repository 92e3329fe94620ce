import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fieldForm } from '../../../../tests/support/fieldForm.tsx';
import { samplePanel } from '../../../../tests/support/samplePanel.tsx';
import { sampleField } from '../../../gallery/sampleField.ts';
import { MoneyCell } from './Cell.tsx';

const money = sampleField('money');
const field = { ...money, facts: { ...money.facts, currency: 'text' } };

it.each([
  ['EUR', '285.000 EUR'],
  [null, '285.000 TL'],
])('is shown in the currency %s of its record', async (currency, formatted) => {
  const { container } = render(
    <MoneyCell field={field} value={285_000} record={{ id: 1, text: currency }} />,
    { wrapper: await samplePanel('tr') },
  );
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(formatted);
});

it('is entered in the current currency of its form', async () => {
  const text = sampleField('text');
  await fieldForm([field, text], { money: 285_000, text: 'EUR' });
  expect(screen.getByText('EUR')).toBeTruthy();
  const input = screen.getByDisplayValue('EUR');
  await userEvent.clear(input);
  expect(screen.getByText('TL')).toBeTruthy();
  await userEvent.type(input, 'USD');
  expect(screen.getByText('USD')).toBeTruthy();
});
