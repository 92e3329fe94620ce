import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { engine } from '#i18n/tr/engine.ts';
import { validation } from '#i18n/tr/validation.ts';
import { fieldForm } from '../../../../tests/support/fieldForm.tsx';
import { samplePanel } from '../../../../tests/support/samplePanel.tsx';
import { sampleField } from '../../../gallery/sampleField.ts';
import { AddressCell } from './Cell.tsx';

const field = sampleField('address');
const kadikoy = {
  cityId: 34,
  districtId: 3401,
  neighborhoodId: 340101,
  addressLine: 'Moda Cad. 12',
};

const box = (name: string) =>
  screen.findByRole('combobox', { name: new RegExp(`^${name}( \\*)?$`) });
const valueOf = async (name: string) => {
  const found = await box(name);
  return found instanceof HTMLInputElement ? found.value : undefined;
};

async function choose(place: string, name: string) {
  const combobox = await box(place);
  if (await valueOf(place)) await userEvent.clear(combobox);
  await userEvent.click(combobox);
  await userEvent.click(await screen.findByRole('option', { name }));
}

it('each level is disabled until the one above is chosen, and offers only its parts', async () => {
  const { sent, submit } = await fieldForm([field]);
  expect((await box('İlçe')).hasAttribute('disabled')).toBe(true);
  expect(screen.getAllByText(engine.form.chooseBefore)).toHaveLength(2);
  await choose('İl', 'İstanbul');
  await userEvent.click(await box('İlçe'));
  const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(offered.map((option) => option.textContent)).toEqual(['Kadıköy', 'Beşiktaş']);
  await userEvent.click(screen.getByRole('option', { name: 'Kadıköy' }));
  await choose('Mahalle', 'Caferağa');
  await userEvent.type(screen.getByLabelText('Açık adres'), 'Moda Cad. 12');
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toEqual({ address: kadikoy });
});

it('changing the city clears the lower levels', async () => {
  const { sent, submit } = await fieldForm([field], { address: kadikoy });
  await waitFor(async () => expect(await valueOf('Mahalle')).toBe('Caferağa'));
  await choose('İl', 'Ankara');
  await waitFor(async () => expect(await valueOf('İlçe')).toBe(''));
  expect(await valueOf('Mahalle')).toBe('');
  expect(screen.getByLabelText('Açık adres')).toHaveProperty('value', 'Moda Cad. 12');
  await submit();
  expect(await screen.findByText(validation.required)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

it('initial values stay unchanged', async () => {
  const { sent, submit } = await fieldForm([field], { address: kadikoy });
  await waitFor(async () => expect(await valueOf('Mahalle')).toBe('Caferağa'));
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toEqual({ address: kadikoy });
});

it('is read from the smallest level to the largest', async () => {
  const { addressLine: _, ...places } = kadikoy;
  render(<AddressCell field={field} value={places} record={{ id: 1 }} />, {
    wrapper: await samplePanel('tr'),
  });
  expect(document.body.textContent).toBe('Caferağa, Kadıköy / İstanbul');
});
