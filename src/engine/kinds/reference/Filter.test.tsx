import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { recordPanel, RecordsApi } from '../../../../tests/support/recordPanel.tsx';
import { sampleField } from '../../../gallery/sampleField.ts';
import type { Field } from '../../definition/field.ts';
import { TagsInput } from '../tags/Input.tsx';
import { AddOption } from '../weekPrices/AddOption.tsx';
import { ReferenceFilter } from './Filter.tsx';

/** Creates an API with more records than one page. */
const recordsApi = () =>
  new RecordsApi(
    Array.from({ length: 130 }, (_, index) => ({ id: index + 1, name: `Albüm ${index + 1}` })),
  );

async function open(children: ReactNode) {
  const { panel } = await recordPanel({ recordsApi: recordsApi(), at: '/', children });
  render(panel);
  return screen.findByRole('combobox');
}

/** Returns a field that refers to a paginated list. */
const paged = (kind: 'reference' | 'tags'): Field => {
  const field = sampleField(kind);
  return { ...field, facts: { ...field.facts, ref: 'galleries' } };
};
const field = paged('reference');

it('finds a record beyond the first page by its name', async () => {
  const onChange = vi.fn<(value: unknown) => void>();
  const box = await open(
    <ReferenceFilter field={field} value={undefined} onChange={onChange} label="Albüm" />,
  );
  await userEvent.type(box, 'Albüm 128');
  await userEvent.click(await screen.findByRole('option', { name: 'Albüm 128' }));
  expect(onChange).toHaveBeenLastCalledWith(128);
});

it.each([false, true])(
  'keeps the typed text when results arrive; several values: %s',
  async (many) => {
    const box = await open(
      <ReferenceFilter
        field={{ ...field, facts: { ...field.facts, ...(many && { many }) } }}
        value={many ? ['2', '129'] : '2'}
        onChange={() => {}}
        label="Albüm"
      />,
    );
    await (many ? screen.findByText('Albüm 129') : screen.findByDisplayValue('Albüm 2'));
    await userEvent.clear(box);
    await userEvent.type(box, 'Albüm 2');
    expect(await screen.findByRole('option', { name: 'Albüm 24' })).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByRole('option', { name: 'Albüm 3' })).toBeNull());
    expect(box).toHaveProperty('value', 'Albüm 2');
  },
);

it('shows the name of a chosen record beyond the first page', async () => {
  const box = await open(
    <ReferenceFilter field={field} value="129" onChange={() => {}} label="Albüm" />,
  );
  await vi.waitFor(() => expect(box).toHaveProperty('value', 'Albüm 129'));
});

it('adds a tag beyond the first page and shows the names of chosen ones', async () => {
  const tags = paged('tags');
  const form = (
    <Form defaultValues={{ tags: [129] }}>
      <TagsInput field={tags} source="tags" renderInput={() => null} />
    </Form>
  );
  const box = await open(form);
  expect(await screen.findByText('Albüm 129')).toBeTruthy();
  await userEvent.type(box, 'Albüm 130');
  await userEvent.click(await screen.findByRole('option', { name: 'Albüm 130' }));
  expect(await screen.findByRole('button', { name: 'Albüm 130' })).toBeTruthy();
});

it('prices an option beyond the first page, and excludes those with a price', async () => {
  const onAdd = vi.fn<(id: number) => void>();
  const box = await open(
    <AddOption reference="galleries" filter={{}} taken={new Set([127])} onAdd={onAdd} />,
  );
  await userEvent.type(box, 'Albüm 12');
  const list = within(await screen.findByRole('listbox'));
  expect(await list.findByRole('option', { name: 'Albüm 128' })).toBeTruthy();
  expect(list.queryByRole('option', { name: 'Albüm 127' })).toBeNull();
  await userEvent.click(list.getByRole('option', { name: 'Albüm 128' }));
  expect(onAdd.mock.calls).toEqual([[128]]);
  expect(box).toHaveProperty('value', '');
});
