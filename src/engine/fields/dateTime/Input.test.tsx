import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { oneField } from '../../../../tests/support/oneField.ts';
import { sampleField } from '../../../gallery/sampleField.ts';

it('day and hour are chosen as the clock of Istanbul has them', async () => {
  const { submit, sentValue } = await oneField(sampleField('dateTime'), '2026-11-20T22:30:00.000Z');
  const box = await waitFor(
    () => {
      const found = screen.getByRole<HTMLInputElement>('textbox');
      expect(found.disabled).toBe(false);
      return found;
    },
    { timeout: 15_000 },
  );
  expect(box.value).toBe('21 Kasım 2026 01:30');
  await userEvent.click(box);
  const picker = within(await screen.findByRole('dialog'));
  await userEvent.click(picker.getByRole('gridcell', { name: '25' }));
  await userEvent.click(picker.getByRole('option', { name: 'Saat 15' }));
  await userEvent.click(picker.getByRole('button', { name: 'Tamam' }));
  await waitFor(() => expect(box.value).toBe('25 Kasım 2026 15:30'));
  await submit();
  await waitFor(() => expect(sentValue()).toBe('2026-11-25T12:30:00.000Z'));
});
