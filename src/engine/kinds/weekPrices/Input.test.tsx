import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { validation } from '#i18n/tr/validation.ts';
import { oneField } from '../../../../tests/support/oneField.ts';
import { sampleField } from '../../../gallery/sampleField.ts';

const field = sampleField('weekPrices');
const box = (name: string) => screen.getByRole('spinbutton', { name });
const all = { weekPeriod: 'all', price: 1500, currency: 'TRY', unit: 1 };

it('one price becomes two, and both are sent with their shared values', async () => {
  const { submit, sentValue } = await oneField(field, [all]);
  await userEvent.click(screen.getByRole('radio', { name: 'Hafta içi ve hafta sonu ayrı' }));
  await userEvent.clear(box('Hafta sonu'));
  await userEvent.type(box('Hafta sonu'), '1800');
  await userEvent.clear(box('Birim'));
  await userEvent.type(box('Birim'), '50');
  await submit();
  await waitFor(() =>
    expect(sentValue()).toEqual([
      { weekPeriod: 'weekday', price: 1500, currency: 'TRY', unit: 50 },
      { weekPeriod: 'weekend', price: 1800, currency: 'TRY', unit: 50 },
    ]),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Her gün' }));
  await submit();
  await waitFor(() => expect(sentValue()).toEqual([{ ...all, unit: 50 }]));
});

it('faults are shown at their own fields', async () => {
  const { submit, sent } = await oneField(field, [
    { ...all, weekPeriod: 'weekday' },
    { ...all, weekPeriod: 'weekend', price: 1800.5 },
  ]);
  await userEvent.clear(box('Hafta içi'));
  await submit();
  const reasonOf = (name: string) =>
    document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent;
  await waitFor(() => expect(reasonOf('Hafta içi')).toBe(validation.required));
  expect(reasonOf('Hafta sonu')).toBe(validation.integer);
  expect(box('Birim').getAttribute('aria-invalid')).toBe('false');
  expect(sent).not.toHaveBeenCalled();
});

it('the first price sets its currency, and clearing it sends nothing', async () => {
  const { required: _, ...facts } = field.facts;
  const { submit, sentValue } = await oneField({ ...field, facts });
  await userEvent.type(box('Her gün'), '900');
  await userEvent.type(box('Birim'), '1');
  await submit();
  await waitFor(() => expect(sentValue()).toEqual([{ ...all, price: 900 }]));
  await userEvent.clear(box('Her gün'));
  await userEvent.clear(box('Birim'));
  await submit();
  await waitFor(() => expect(sentValue()).toEqual([]));
});

it('a price for one half of the week only is rejected', async () => {
  const { submit } = await oneField(field, [{ ...all, weekPeriod: 'weekday' }]);
  await submit();
  expect(await screen.findByText(validation.weekPrices)).toBeTruthy();
});

it('the two modes are chosen by arrow keys', async () => {
  await oneField(field, [all]);
  const modes = screen.getByRole('radiogroup', { name: 'Fiyat dönemi' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(within(modes).getByRole('radio', { name: /ayrı/, checked: true })).toBeTruthy();
  expect(box('Hafta sonu')).toBeTruthy();
});
