import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { loadI18nProvider } from '../../../../src/shell/i18nProvider.ts';
import { StepsDialog } from './StepsDialog.tsx';

const step = {
  id: 1,
  channel: 'email' as const,
  subject: 'Menü',
  body: 'Merhaba',
  dueAt: '2026-11-23T09:00:00.000Z',
  status: 'waiting' as const,
  sentAt: null,
  attachments: [{ id: 7, name: 'Yaz menüsü' }],
};
const followUp = {
  id: 1,
  startedAt: '2026-11-21T09:00:00.000Z',
  startedBy: null,
  endedAt: null,
  endReason: null,
  steps: [step, { ...step, id: 2, channel: 'sms' as const, attachments: [] }],
};

it('lists the files of a running follow-up’s message without buttons to remove them', async () => {
  const i18nProvider = await loadI18nProvider('tr', ['tr']);
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <StepsDialog followUp={followUp} onClose={() => {}} />
    </CoreAdminContext>,
  );
  const [files, ...others] = screen.getAllByRole('list', { name: 'Ekler' });
  expect(others).toEqual([]);
  expect(files?.textContent).toBe('Yaz menüsü');
  expect(screen.queryByRole('button', { name: /Yaz menüsü/ })).toBeNull();
});
