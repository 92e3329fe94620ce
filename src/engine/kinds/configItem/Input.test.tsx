import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oneField } from '../../../../tests/support/oneField.ts';
import { sampleField } from '../../../gallery/sampleField.ts';
import type { Field } from '../../definition/field.ts';

// The sample's row member has no messages, which would be reported.
beforeEach(() => vi.stubGlobal('reportError', vi.fn<() => void>()));
afterEach(() => vi.unstubAllGlobals());

const rows = sampleField('rows');
const events: Field = {
  ...rows,
  facts: {
    kind: 'rows',
    many: true,
    fields: { event: { kind: 'configItem', list: 'organization_type' } },
  },
};

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const offered = () => screen.getAllByRole('option').map((option) => option.textContent);

it('shows the passive item of a stored row', async () => {
  const { submit, sentValue } = await oneField(events, [{ event: 'gala' }]);
  expect(box().value).toBe('Gala');
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('option', { name: 'Nişan' }));
  await userEvent.clear(box());
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name: 'Gala' }));
  await submit();
  await waitFor(() => expect(sentValue()).toEqual([{ event: 'gala' }]));
});

it('does not offer a passive item to a new row', async () => {
  await oneField(events, [{}]);
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}');
  expect(offered()).toEqual(['Düğün', 'Nişan']);
});
