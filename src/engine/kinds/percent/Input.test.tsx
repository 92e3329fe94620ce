import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { oneField } from '../../../../tests/support/oneField.ts';
import { sampleField } from '../../../gallery/sampleField.ts';

const field = sampleField('percent');
const places = () => [...document.querySelectorAll('.MuiInputAdornment-root, input')];

it('the sign is before the number in Turkish, after it elsewhere', async () => {
  await oneField(field, 25);
  expect(places().map((place) => place.tagName)).toEqual(['DIV', 'INPUT']);
});

it.each(['en', 'ar'] as const)('the sign is after the number in %s', async (language) => {
  await oneField(field, 25, language);
  expect(places().map((place) => place.tagName)).toEqual(['INPUT', 'DIV']);
});

it('more than 100 is rejected, although the contract declares no limit', async () => {
  const plain = { ...field, facts: { kind: 'percent' } };
  const { submit, sentValue } = await oneField(plain, 101);
  await submit();
  expect(await screen.findByText('En fazla 100 olabilir.')).toBeTruthy();
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.type(screen.getByRole('spinbutton'), '12.5');
  await submit();
  await waitFor(() => expect(sentValue()).toBe(12.5));
});
