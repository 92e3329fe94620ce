import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { validation } from '#i18n/tr/validation.ts';
import { oneField } from '../../../../tests/support/oneField.ts';
import { sampleField } from '../../../gallery/sampleField.ts';
import type { Field } from '../../definition/field.ts';

// The sample's nested rows have no messages, which would be reported.
beforeEach(() => vi.stubGlobal('reportError', vi.fn<() => void>()));
afterEach(() => vi.unstubAllGlobals());

const rows = sampleField('rows');
const three = ['a', 'b', 'c'].map((name) => ({ value: `${name}@example.com`, note: name }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('rows are moved by buttons, the ends are disabled, and the focus follows', async () => {
  const { submit, sentValue } = await oneField(rows, three);
  expect(button('1. satırı yukarı taşı').disabled).toBe(true);
  expect(button('3. satırı aşağı taşı').disabled).toBe(true);
  button('1. satırı aşağı taşı').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('2. satırı aşağı taşı'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('3. satırı yukarı taşı'));
  await submit();
  const [a, b, c] = three;
  await waitFor(() => expect(sentValue()).toEqual([b, c, a]));
});

/** Rows with nested rows: menus with their courses. */
const nested: Field = {
  ...rows,
  facts: {
    kind: 'rows',
    many: true,
    fields: {
      note: { kind: 'text', required: true },
      value: {
        kind: 'rows',
        many: true,
        required: true,
        fields: { value: { kind: 'number', required: true, minimum: 1 }, note: { kind: 'text' } },
      },
    },
  },
  within: {
    'value.value': { as: 'percent' },
    'value.note': { when: { value: [7] } },
  },
};

it('nested rows are edited, validated and sent with their row', async () => {
  const { submit, sentValue } = await oneField(nested, [
    { note: 'x', value: [{ value: 5 }] },
    { note: 'y', value: [] },
  ]);
  await submit();
  expect(await screen.findByText(validation.required)).toBeTruthy();
  const [outer, , second] = screen.getAllByRole('group');
  expect(outer && second).toBeTruthy();
  await userEvent.click(within(second ?? document.body).getByRole('button', { name: /Ekle$/ }));
  const share = within(second ?? document.body).getByRole('spinbutton');
  await userEvent.type(share, '0');
  await submit();
  expect(await screen.findByText('En az 1 olmalıdır.')).toBeTruthy();
  await userEvent.clear(share);
  await userEvent.type(share, '40');
  await submit();
  await waitFor(() =>
    expect(sentValue()).toMatchObject([
      { note: 'x', value: [{ value: 5 }] },
      { note: 'y', value: [{ value: 40 }] },
    ]),
  );
});

it('a conditional field of a row depends on that row', async () => {
  await oneField(nested, [{ note: 'x', value: [{ value: 5 }, { value: 7 }] }]);
  const inner = screen.getAllByRole('group')[1] ?? document.body;
  expect(within(inner).getAllByRole('spinbutton')).toHaveLength(2);
  expect(within(inner).getAllByRole('textbox')).toHaveLength(1);
});
