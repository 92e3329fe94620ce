import { onlineManager } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Lead } from '../Lead.ts';
import { useProposedDraft } from './useProposedDraft.ts';

afterEach(() => onlineManager.setOnline(true));

it('proposes the provider’s name as subject without a connection', async () => {
  onlineManager.setOnline(false);
  // cast: the hook reads no other field of the lead
  const lead = { id: 7, version: 1, provider: { id: 3, name: 'Yalı Davet' } } as Lead;
  const { result } = renderHook(() => useProposedDraft(lead), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <CoreAdminContext dataProvider={testDataProvider()}>{children}</CoreAdminContext>
    ),
  });
  await waitFor(() => expect(result.current.draft.subject).toBe('Yalı Davet'));
});
