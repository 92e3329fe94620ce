import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { loadI18nProvider } from '../../shell/i18nProvider.ts';
import { OwnRange } from './OwnRange.tsx';
// Preloads the lazy component, so that it renders at once.
import '../../engine/kinds/date/DayPicker.tsx';

async function open(language: 'tr' | 'ar') {
  const changes: object[] = [];
  const i18nProvider = await loadI18nProvider(language, ['tr', 'ar']);
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider} queryClient={new QueryClient()}>
        <OwnRange
          range={{ from: '2026-10-28', to: '2026-11-20' }}
          last="2026-11-24"
          maxDays={366}
          onChange={(values) => changes.push(values)}
        />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const box = (name: RegExp) =>
    waitFor(
      () => {
        const found = screen.getByLabelText<HTMLInputElement>(name);
        expect(found.disabled).toBe(false);
        return found;
      },
      { timeout: 15_000 },
    );
  return { changes, box };
}

it('chooses a day of a range by keyboard, and none after today', async () => {
  const { changes, box } = await open('tr');
  const last = await box(/^Bitiş/);
  expect(last.value).toBe('20 Kas 2026');
  last.focus();
  await userEvent.keyboard('{Enter}');
  const calendar = within(await screen.findByRole('dialog'));
  expect(calendar.getByText<HTMLButtonElement>('25').disabled).toBe(true);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('20'));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(changes).toEqual([{ from: '2026-10-28', to: '2026-11-21' }]);
});

it('is in Arabic with Latin digits', async () => {
  const { box } = await open('ar');
  expect((await box(/^من/)).value).toBe('28 أكتوبر 2026');
});
