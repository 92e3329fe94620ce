import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { validation } from '#i18n/tr/validation.ts';
import { oneField } from '../../../../tests/support/oneField.ts';
import { samplePanel } from '../../../../tests/support/samplePanel.tsx';
import { sampleField } from '../../../gallery/sampleField.ts';
import { TagsCell } from './Cell.tsx';
import { groupOf, sortTags } from './tag.ts';

const field = sampleField('tags');
const box = () => screen.getByRole('combobox');

it('tags are added and removed by keyboard', async () => {
  const { submit, sentValue } = await oneField(field);
  await submit();
  expect(await screen.findByText(validation.required)).toBeTruthy();
  await userEvent.type(box(), 'anka{ArrowDown}{Enter}');
  await userEvent.clear(box());
  await userEvent.type(box(), 'düz{ArrowDown}{Enter}');
  await submit();
  await waitFor(() => expect(sentValue()).toEqual([6, 81]));
  await userEvent.clear(box());
  await userEvent.type(box(), '{Backspace}');
  await submit();
  await waitFor(() => expect(sentValue()).toEqual([6]));
});

it('offers at most as many as the contract allows', async () => {
  await oneField({ ...field, facts: { ...field.facts, maxItems: 1 } }, [34]);
  await userEvent.click(box());
  const list = within(await screen.findByRole('listbox'));
  expect(list.getByRole('option', { name: 'Ankara' }).getAttribute('aria-disabled')).toBe('true');
  expect(list.getByRole('option', { name: 'İstanbul' }).getAttribute('aria-disabled')).toBe(
    'false',
  );
});

it('a cell shows the first three and counts the others', async () => {
  const { container } = render(
    <TagsCell field={field} value={[34, 6, 81, 7, 8]} record={{ id: 1 }} />,
    { wrapper: await samplePanel('tr') },
  );
  expect(container.textContent).toBe('İstanbulAnkaraDüzce+2');
});

it('groups are sorted alphabetically, whatever the API calls them', () => {
  const tags = [
    { id: 1, name: 'Şile', group: { name: 'Yer' } },
    { id: 2, name: 'Işık', groupName: 'Çekim' },
    { id: 3, name: 'İz', group: 'Çekim' },
    { id: 4, name: 'Boş' },
  ];
  expect(sortTags(tags, 'tr').map((tag) => `${groupOf(tag)}/${tag.name}`)).toEqual([
    '/Boş',
    'Çekim/Işık',
    'Çekim/İz',
    'Yer/Şile',
  ]);
});
