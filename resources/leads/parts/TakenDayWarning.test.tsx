import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import type { Lead } from './Lead.ts';
import { TakenDayWarning } from './TakenDayWarning.tsx';

const DAY = '2027-09-11';

const entry = (title: string, kind: string, expiresAt: string | null = null) => ({
  title,
  kind,
  expiresAt,
});

/** Renders the warning about a wedding day for a provider with these calendar entries. @returns its text */
async function warningOf(entries: object[], weddingDate: string | null = DAY, providerId = 1) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  client.setQueryData(['calendar-events', 'takenDay', 1, DAY], entries);
  client.setQueryData(['calendar-events', 'takenDay', 3, DAY], []);
  // cast: the warning reads no other field of the record
  const record = { id: 7, couple: { weddingDate } } as unknown as Lead;
  const Panel = await samplePanel('tr');
  render(
    <Panel>
      <QueryClientProvider client={client}>
        <Form defaultValues={{ providerId }}>
          <TakenDayWarning record={record} />
          <p>form</p>
        </Form>
      </QueryClientProvider>
    </Panel>,
  );
  await screen.findByText('form');
  return screen.queryByRole('alert')?.textContent;
}

it('lists entries on the wedding day, except expired options', async () => {
  const entries = [
    entry('Öykü ile Şahin', 'wedding'),
    entry('Biten opsiyon', 'option', '2020-01-01T09:00:00.000Z'),
    entry('Bakım', 'closed'),
  ];
  expect(await warningOf(entries)).toContain('takvimde dolu görünüyor: Öykü ile Şahin, Bakım.');
  const link = screen.getByRole('link', { name: 'Takvimi aç' });
  expect(link.getAttribute('href')).toBe(`/providers/1/calendar-events?date=${DAY}`);
});

it.each<[string, object[], string | null, number]>([
  ['the day is free', [], DAY, 1],
  ['the option has run out', [entry('Opsiyon', 'option', '2020-01-01T09:00:00.000Z')], DAY, 1],
  ['the couple has no day', [entry('Düğün', 'wedding')], null, 1],
  ['the deal is with another provider', [entry('Düğün', 'wedding')], DAY, 3],
])('renders nothing if %s', async (_, entries, day, provider) => {
  expect(await warningOf(entries, day, provider)).toBeUndefined();
});
