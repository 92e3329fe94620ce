import { fireEvent, render, screen } from '@testing-library/react';
import {
  CoreAdminContext,
  ListContextProvider,
  useList,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { Field } from '../../definition/field.ts';
import type { KindName } from '../../definition/kinds.ts';
import type { Resource } from '../../definition/runtimeDefinition.ts';
import { RowTableHead } from './RowTableHead.tsx';

const field = (kind: KindName): Field => ({
  resource: 'samples',
  path: kind,
  kind,
  facts: { kind },
  settings: {},
});

const resourceOf = (sort: readonly string[]): Resource => ({
  name: 'samples',
  manifest: {
    name: 'samples',
    params: [],
    operations: {},
    fields: {},
    list: { sort, filters: {}, defaultSort: 'id', required: [] },
  },
  definition: { title: 'text' },
});

interface HeadProps {
  kind: KindName;
  sort: SortPayload;
  setSort: (next: SortPayload) => void;
}

function Head({ kind, sort, setSort }: HeadProps) {
  const list = useList<RaRecord>({ data: [] });
  return (
    <ListContextProvider value={{ ...list, sort, setSort }}>
      <table>
        <RowTableHead resource={resourceOf([kind])} fields={[field(kind)]} />
      </table>
    </ListContextProvider>
  );
}

/** Returns the order requested by a click on the header of a column of this kind. */
function orderAfterClick(kind: KindName, sort: SortPayload): SortPayload['order'] | undefined {
  const setSort = vi.fn<(next: SortPayload) => void>();
  const { unmount } = render(
    <CoreAdminContext>
      <Head kind={kind} sort={sort} setSort={setSort} />
    </CoreAdminContext>,
  );
  fireEvent.click(screen.getByRole('button'));
  unmount();
  return setSort.mock.calls[0]?.[0].order;
}

const otherSort: SortPayload = { field: 'id', order: 'ASC' };
const ordersOf = (kinds: readonly KindName[]) =>
  kinds.map((kind) => orderAfterClick(kind, otherSort));

it('first sorts names, addresses, states and days ascending', () => {
  const kinds = [
    'date',
    'text',
    'email',
    'phone',
    'reference',
    'status',
    'enum',
    'configItem',
  ] as const;
  expect(ordersOf(kinds)).toEqual(kinds.map(() => 'ASC'));
});

it('first sorts numbers and instants descending', () => {
  const kinds = ['number', 'money', 'percent', 'rating', 'dateTime', 'ago'] as const;
  expect(ordersOf(kinds)).toEqual(kinds.map(() => 'DESC'));
});

it('reverses the order on the second click', () => {
  expect(orderAfterClick('text', { field: 'text', order: 'ASC' })).toBe('DESC');
  expect(orderAfterClick('money', { field: 'money', order: 'DESC' })).toBe('ASC');
});
