import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../src/data/dataProvider.ts';
import type { Endpoint, RequestOptions } from '../../../src/data/request.ts';
import { loadI18nProvider } from '../../../src/shell/i18nProvider.ts';
import { WidgetChooser } from './WidgetChooser.tsx';

it('offers the providers after the first hundred by search', async () => {
  const searched: unknown[] = [];
  const send = async (_: Endpoint, { query }: RequestOptions = {}) => {
    const text = query?.['q'];
    searched.push(text);
    const data = [text === 'Zambak' ? { id: 101, name: 'Zambak' } : { id: 1, name: 'Akasya' }];
    return { data, meta: { page: 1, limit: 100, total: text === undefined ? 101 : 1 } };
  };
  // cast: the client implements only the list of providers; the filters of the widget stay pending
  const client = { send, call: () => new Promise(() => {}) } as never;
  render(
    <CoreAdminContext
      i18nProvider={await loadI18nProvider('tr', ['tr'])}
      dataProvider={createDataProvider({ client, pathValues: () => ({}) })}
    >
      <WidgetChooser />
    </CoreAdminContext>,
  );
  const box = await screen.findByRole('combobox');
  expect(box).toHaveProperty('value', 'Akasya');
  await userEvent.clear(box);
  await userEvent.type(box, 'a');
  await vi.waitFor(() => expect(searched).toContain('a'));
  await screen.findByRole('option', { name: 'Akasya' });
  expect(box).toHaveProperty('value', 'a');
  await userEvent.clear(box);
  await userEvent.type(box, 'Zambak');
  await userEvent.click(await screen.findByRole('option', { name: 'Zambak' }));
  expect(box).toHaveProperty('value', 'Zambak');
});
