import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { engine } from '#i18n/tr/engine.ts';
import { fieldForm } from '../../../../tests/support/fieldForm.tsx';
import { samplePanel } from '../../../../tests/support/samplePanel.tsx';
import type { Field } from '../../definition/field.ts';
import { ReferenceCell } from './Cell.tsx';

const city: Field = {
  resource: 'gallery',
  path: 'reference',
  kind: 'reference',
  facts: { kind: 'reference', ref: 'cities', integer: true },
  settings: {},
};
const cities: Field = {
  ...city,
  facts: { ...city.facts, many: true, required: true, maxItems: 2 },
};
const district: Field = {
  ...city,
  path: 'text',
  facts: { kind: 'reference', ref: 'districts', integer: true },
  settings: { options: { cityId: 'reference' } },
};

const box = (name: string) =>
  screen.findByRole('combobox', { name: new RegExp(`^${name}( \\*)?$`) });

it('several records are chosen by their names, and sent as ids', async () => {
  const { sent, submit } = await fieldForm([cities], { reference: [34] });
  expect(await screen.findByText('İstanbul')).toBeTruthy();
  await userEvent.click(await box('Bağlı kayıt'));
  await userEvent.click(await screen.findByRole('option', { name: 'Ankara' }));
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toEqual({ reference: [34, 6] });
});

it('keeps chosen records that could not be loaded when another one is chosen', async () => {
  // No response has a record 7; its request fails.
  const { sent, submit } = await fieldForm([cities], { reference: [7] });
  await userEvent.click(await box('Bağlı kayıt'));
  await userEvent.click(await screen.findByRole('option', { name: 'Ankara' }));
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toEqual({ reference: [7, 6] });
});

it('several records are shown as chips', async () => {
  const { container } = render(
    <ReferenceCell field={cities} value={[34, 6]} record={{ id: 1 }} />,
    { wrapper: await samplePanel('ar') },
  );
  const names = [...container.querySelectorAll('bdi')].map((name) => name.textContent);
  expect(names).toEqual(['İstanbul', 'Ankara']);
});

it('offers only records of the allowed kinds', async () => {
  await fieldForm([{ ...city, facts: { ...city.facts, categoryType: ['bridal'] } }]);
  await userEvent.click(await box('Bağlı kayıt'));
  expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(['Ankara']);
});

it('offers only records of the parent in the URL', async () => {
  const options = { cityId: ':place' };
  const dependent: Field = { ...district, settings: { options } };
  const location = {
    resource: 'gallery',
    base: '/places/6/gallery',
    meta: { path: { place: '6' } },
  };
  await fieldForm([dependent], {}, 'tr', location);
  await userEvent.click(await box('Metin'));
  expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(['Çankaya']);
});

it('filters the options by another field of the form', async () => {
  const { sent, submit } = await fieldForm([city, district]);
  expect((await box('Metin')).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(engine.form.chooseBefore)).toBeTruthy();
  await userEvent.click(await box('Bağlı kayıt'));
  await userEvent.click(await screen.findByRole('option', { name: 'Ankara' }));
  await userEvent.click(await box('Metin'));
  expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(['Çankaya']);
  await userEvent.click(screen.getByRole('option', { name: 'Çankaya' }));
  await userEvent.click(await box('Bağlı kayıt'));
  await userEvent.clear(await box('Bağlı kayıt'));
  await userEvent.click(await screen.findByRole('option', { name: 'Düzce' }));
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toEqual({ reference: 81, text: null });
});

it.each([city, cities])(
  'an invalid field gets the focus without opening its list',
  async (field) => {
    const missing: Field = { ...field, facts: { ...field.facts, required: true } };
    const { sent, submit } = await fieldForm([missing]);
    const choice = await box('Bağlı kayıt');
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(choice));
    expect(choice.getAttribute('aria-invalid')).toBe('true');
    expect(sent).not.toHaveBeenCalled();
    expect(choice.getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'Ankara' })).toBeTruthy();
  },
);
