import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { loadI18nProvider } from '../../shell/i18nProvider.ts';
import { PromptRow } from './PromptRow.tsx';
import type { Prompt } from './promptQueries.ts';

it('marks a notification as read, without navigation, when the browser opens it in another tab', async () => {
  const calls = { onOpen: vi.fn<() => void>(), onRead: vi.fn<() => void>() };
  // cast: the fields that the row reads
  const prompt = {
    id: 1,
    title: 'Yeni talep',
    body: null,
    createdAt: '2026-11-20T09:00:00Z',
    completedAt: null,
    provider: null,
    linkData: null,
  } as unknown as Prompt;
  render(
    <CoreAdminContext i18nProvider={await loadI18nProvider('tr', ['tr'])}>
      <PromptRow prompt={prompt} to="/leads/1" {...calls} />
    </CoreAdminContext>,
  );
  const link = screen.getByRole('link', { name: /Yeni talep/ });
  // Returns false if the default action was prevented.
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(fireEvent.click(link, { [key]: true })).toBe(true);
  expect(calls.onRead).toHaveBeenCalledTimes(4);
  expect(calls.onOpen).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(calls.onOpen).toHaveBeenCalledTimes(1);
});
