import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { messages } from '#i18n/tr/resources/later/leadDesk.ts';
import { loadI18nProvider } from '../../../../src/shell/i18nProvider.ts';
import type { Lead } from '../Lead.ts';
import { Comments } from '../notes/Comments.tsx';
import { CallsTab } from './CallsTab.tsx';
import { NotesTab } from './NotesTab.tsx';

// cast: the lists read no other field of a lead
const lead = {
  id: 7,
  isMasked: false,
  switchboardNumber: null,
  extensionNumber: null,
  allowed: { update: false, actions: [] },
} as unknown as Lead;

const at = '2026-11-20T09:00:00.000Z';
const entry = {
  createdAt: at,
  createdBy: null,
  readAt: at,
  remindAt: null,
  remindedAt: null,
  event: 'call_started',
  data: {},
};

it.each([
  { name: 'comments', list: 'lead-comments', page: <Comments lead={lead} /> },
  { name: 'notes', list: 'lead-interactions', page: <NotesTab record={lead} /> },
  { name: 'calls', list: 'lead-histories', page: <CallsTab record={lead} /> },
])('shows the $name of a lead before the newest hundred', async ({ list, page }) => {
  const dataProvider = testDataProvider({
    getList: async (resource, { pagination }) => {
      const id = pagination?.page ?? 1;
      const data = [{ ...entry, id, body: `Yazı ${id}`, text: `Yazı ${id}` }];
      // cast: the lists read no other field of their entries
      return (resource === list ? { data, total: 101 } : { data: [], total: 0 }) as never;
    },
  });
  render(
    <MemoryRouter>
      <CoreAdminContext
        i18nProvider={await loadI18nProvider('tr', ['tr'])}
        dataProvider={dataProvider}
      >
        {page}
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const older = { name: messages.timeline.older };
  await userEvent.click(await screen.findByRole('button', older));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.queryByRole('button', older)).toBeNull();
});
