import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { validation } from '#i18n/tr/validation.ts';
import { oneField } from '../../../../tests/support/oneField.ts';
import { sampleField } from '../../../gallery/sampleField.ts';

const field = sampleField('rating');

it('stars are chosen by their labels', async () => {
  const { submit, sentValue } = await oneField(field);
  await submit();
  expect(await screen.findByText(validation.required)).toBeTruthy();
  const group = screen.getByRole('group', { name: /^Puan/ });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  // A pointer event would need the width of the stars, which jsdom does not lay out.
  fireEvent.click(screen.getByRole('radio', { name: '4 yıldız' }));
  await submit();
  await waitFor(() => expect(sentValue()).toBe(4));
});

it('stars are chosen by the arrow keys', async () => {
  const { submit, sentValue } = await oneField(field, 2);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await submit();
  await waitFor(() => expect(sentValue()).toBe(3));
});

it('have their plural forms in Arabic', async () => {
  await oneField(field, 3, 'ar');
  expect(screen.getByRole('radio', { name: 'نجمتان' })).toBeTruthy();
});
