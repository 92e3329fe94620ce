import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { Field } from '../../definition/field.ts';
import { Row } from './Row.tsx';

// cast: a custom cell reads no other property of a field
const name = { path: 'name', kind: 'text', facts: {}, settings: {} } as unknown as Field;

function renderRow(field = name) {
  const onSelect = vi.fn<(id: number, isRange: boolean) => void>();
  const open = vi.fn<(path: string) => void>();
  render(
    <CoreAdminContext>
      <table>
        <tbody>
          <Row
            base="/leads"
            prefix="/panel"
            fields={[field]}
            record={{ id: 7, name: 'Ayşe' }}
            isStrong={false}
            open={open}
            isSelected={false}
            name="Ayşe"
            onSelect={onSelect}
          />
        </tbody>
      </table>
    </CoreAdminContext>,
  );
  return { open, onSelect, link: screen.getByRole('link', { name: /Ayşe/ }) };
}

it('opens its record by its link and by a click elsewhere in the row', () => {
  const { open, link } = renderRow();
  expect(link.getAttribute('href')).toBe('/panel/leads/7');
  // False: the browser does not follow the link itself.
  expect(fireEvent.click(link)).toBe(false);
  fireEvent.click(screen.getByRole('row'));
  expect(open.mock.calls).toEqual([['/leads/7'], ['/leads/7']]);
});

it('is selected by its checkbox and by a click near it, without opening', () => {
  const { open, onSelect } = renderRow();
  const box = screen.getByRole('checkbox');
  fireEvent.click(box);
  const cell = box.closest('td');
  if (cell) fireEvent.click(cell, { shiftKey: true });
  expect(onSelect.mock.calls).toEqual([
    [7, false],
    [7, true],
  ]);
  expect(open).not.toHaveBeenCalled();
});

it('leaves clicks for a new tab to the browser', () => {
  const { open, link } = renderRow();
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.click(link, { [key]: true })).toBe(true);
  expect(open).not.toHaveBeenCalled();
});

it('describes the dot in its link', () => {
  const plain = () => ({ text: 'Ayşe', dir: 'auto', dot: 'Unread' }) as const;
  renderRow({ ...name, settings: { plain } });
  const link = screen.getByRole('link', { name: 'Unread Ayşe' });
  expect(link.closest('td')?.hasAttribute('data-dot')).toBe(true);
  expect(link.children).toHaveLength(0);
});

it('isolates a text of the other direction in its cell or link, without an extra element', () => {
  const { link } = renderRow();
  expect(link.getAttribute('dir')).toBe('auto');
  expect(link.children).toHaveLength(0);
});
