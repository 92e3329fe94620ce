import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext, useNotificationContext } from 'react-admin';
import { Suspense } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { setDeferredMessages } from './deferredMessages.ts';
import { lazyOnDemand } from './lazyOnDemand.tsx';

beforeEach(() => setDeferredMessages(async () => undefined));

function Notifications() {
  const { notifications } = useNotificationContext();
  return <p role="status">{notifications.map(({ message }) => message)}</p>;
}

it('shows a notification if its code cannot be loaded, and keeps the page', async () => {
  const Part = lazyOnDemand<object>(async () => {
    throw new TypeError('Failed to fetch dynamically imported module: /menu.js');
  });
  await act(async () => Part.preload());
  render(
    <CoreAdminContext>
      <input aria-label="Not" defaultValue="Merhaba" />
      <Suspense fallback="…">
        <Part />
      </Suspense>
      <Notifications />
    </CoreAdminContext>,
  );
  expect(await screen.findByText('shell.errors.missingPart')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Not' }).value).toBe('Merhaba');
});
