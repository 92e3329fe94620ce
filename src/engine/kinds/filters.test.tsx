import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleField } from '../../gallery/sampleField.ts';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { kindNames, type KindName } from '../definition/kinds.ts';
import { filterInputs } from './filters.ts';

async function filterBy(kind: KindName, value?: unknown) {
  const chosen = vi.fn<(value: unknown) => void>();
  const Filter = filterInputs[kind];
  render(<Filter field={sampleField(kind)} value={value} onChange={chosen} label="Süzgeç" />, {
    wrapper: await samplePanel('tr'),
  });
  return chosen;
}

describe.each(kindNames)('a filter of %s', (kind) => {
  it('is labelled by its name', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await filterBy(kind);
    expect(
      screen.queryByLabelText('Süzgeç') ?? screen.queryByRole('group', { name: 'Süzgeç' }),
    ).toBeTruthy();
    expect(consoleError.mock.calls).toEqual([]);
    consoleError.mockRestore();
  });
});

it('yes and no exclude each other, and can be cleared', async () => {
  const chosen = await filterBy('boolean', true);
  await userEvent.click(screen.getByRole('button', { name: 'Hayır' }));
  expect(chosen).toHaveBeenLastCalledWith(false);
  const yes = screen.getByRole('button', { name: 'Evet' });
  expect(yes.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(yes);
  expect(chosen).toHaveBeenLastCalledWith(undefined);
});

it('members of an enum are chosen by their labels', async () => {
  const chosen = await filterBy('enum');
  await userEvent.click(screen.getByRole('button', { name: 'Gecikti' }));
  expect(chosen).toHaveBeenLastCalledWith('late');
});

it('only active entries can be chosen', async () => {
  const chosen = await filterBy('configItem');
  expect(screen.queryByRole('button', { name: 'Gala' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Türk lirası' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Düğün' }));
  expect(chosen).toHaveBeenLastCalledWith('wedding');
});

it('a list of records uses the language of the panel', async () => {
  await filterBy('reference');
  const box = screen.getByRole('combobox', { name: 'Süzgeç' });
  await userEvent.type(box, 'zzqxvw');
  expect(await screen.findByText('Sonuç bulunamadı')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Kapat' })).toBeTruthy();
});

it('records are chosen by their names', async () => {
  const chosen = await filterBy('reference');
  await userEvent.click(screen.getByRole('combobox', { name: 'Süzgeç' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ankara' }));
  expect(chosen).toHaveBeenLastCalledWith(6);
});

it('only records of the allowed kinds can be chosen', async () => {
  const { facts, ...field } = sampleField('reference');
  const bridal = { ...field, facts: { ...facts, categoryType: ['bridal'] } };
  render(<filterInputs.reference field={bridal} value={6} onChange={() => {}} label="Süzgeç" />, {
    wrapper: await samplePanel('tr'),
  });
  await userEvent.click(screen.getByRole('combobox', { name: 'Süzgeç' }));
  expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(['Ankara']);
});

it('the search is debounced and trimmed', async () => {
  const chosen = await filterBy('text');
  await userEvent.type(screen.getByLabelText('Süzgeç'), ' ışıl ');
  expect(chosen).not.toHaveBeenCalled();
  await waitFor(() => expect(chosen).toHaveBeenCalledWith('ışıl'));
  expect(chosen).toHaveBeenCalledOnce();
});
