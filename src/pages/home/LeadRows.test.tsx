import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { LeadRows } from './LeadRows.tsx';

const lead = (channels: Schemas['Channel'][]): Schemas['HomeLead'] => ({
  id: 7,
  coupleName: 'Elif & Can',
  providerName: 'Çınaraltı',
  status: 'new',
  createdAt: '2026-11-20T12:00:00.000Z',
  respondBy: '2026-11-21T12:00:00.000Z',
  weddingDate: null,
  estimatedGuestCount: null,
  unreadMessageCount: 1,
  lastMessage: null,
  isUnanswered: channels.length > 0,
  channels,
});

it.each<[Schemas['Channel'][], number]>([
  [['email', 'sms', 'call'], 1],
  [['sms', 'call'], 1],
  [['email'], 1],
  [['call'], 0],
  [[], 0],
])('offers to answer a couple with the channels %j %i times', async (channels, count) => {
  render(<LeadRows leads={[lead(channels)]} shows="messages" />, {
    wrapper: await samplePanel('tr'),
  });
  expect(screen.queryAllByRole('link', { name: 'Elif & Can çiftini yanıtla' })).toHaveLength(count);
  expect(screen.getByRole('link', { name: 'Elif & Can' }).getAttribute('href')).toBe('/leads/7');
});

it('shows the clock of a couple that can be contacted, and none otherwise', async () => {
  // Users with read permission only get no reply link; they see how long the couple has waited.
  const contactable: Schemas['HomeLead'] = { ...lead([]), isUnanswered: true };
  render(<LeadRows leads={[contactable, { ...lead([]), id: 8 }]} shows="clock" />, {
    wrapper: await samplePanel('tr'),
  });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('24 saat doldu');
  expect(second?.textContent).not.toContain('saat');
});

it('counts the minutes of the last hour', async () => {
  const respondBy = new Date(Date.now() + 30 * 60_000).toISOString();
  render(<LeadRows leads={[{ ...lead(['email']), respondBy }]} shows="clock" />, {
    wrapper: await samplePanel('tr'),
  });
  expect(screen.getByText(/^\d+ dk kaldı$/)).toBeTruthy();
});
