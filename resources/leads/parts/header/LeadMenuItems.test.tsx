import MenuList from '@mui/material/MenuList';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { loadI18nProvider } from '../../../../src/shell/i18nProvider.ts';
import type { Lead } from '../Lead.ts';
import { LeadMenuItems } from './LeadMenuItems.tsx';

const allowed = { update: true, followUp: true };
// cast: the entries read no other field of a lead
const lead = { id: 7, isMasked: false, allowed } as unknown as Lead;

it.each([
  ['are loading', undefined],
  ['never ran', []],
  ['run', [{ endedAt: null }]],
  ['have ended', [{ endedAt: '2026-11-21T09:00:00.000Z' }]],
])('keeps the places of the entries while follow-ups %s', async (_state, followUps) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(['lead-follow-ups', 7], followUps);
  const i18nProvider = await loadI18nProvider('tr', ['tr']);
  render(
    <CoreAdminContext {...{ i18nProvider, queryClient }}>
      <MenuList>
        <LeadMenuItems record={lead} onClose={() => {}} />
      </MenuList>
    </CoreAdminContext>,
  );
  const entries = screen.getAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Çift bilgileri',
    'Otomatik takip başlat',
    'Yorum iste',
    'Hızlı iletişim turu',
  ]);
  const isOffered = followUps !== undefined && followUps[0]?.endedAt !== null;
  expect(entries[1]?.getAttribute('aria-disabled')).toBe(isOffered ? null : 'true');
});
