import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUnfinished } from '../../ui/unfinished.ts';
import type { PopupName } from './popupQueue.ts';
import { usePopupHistory } from './usePopupHistory.ts';
import { usePopupQueue } from './usePopupQueue.ts';

const USER = 7;
const MINUTE = 60_000;
/** The minute in which the tests begin. */
const NOW = Date.parse('2026-11-21T09:00:00.000Z');
const eligible: ReadonlySet<PopupName> = new Set(['priceUpdate', 'missingCatalog', 'referral']);
const resolved = () => Promise.resolve();

function Tab({ preload = resolved }: { preload?: () => Promise<void> }) {
  const { history, keep } = usePopupHistory(USER);
  const queue = { eligible, history, keep, now: NOW, pauseMs: 10 * MINUTE, preload };
  const { open, close } = usePopupQueue(queue);
  return open ? (
    <button type="button" onClick={close}>
      {open}
    </button>
  ) : null;
}

function BusyMark() {
  useUnfinished(true);
  return null;
}

const tabWith = (isBusy: boolean, preload?: () => Promise<void>) => (
  <MemoryRouter initialEntries={['/leads']}>
    <Tab {...(preload ? { preload } : {})} />
    {isBusy && <BusyMark />}
  </MemoryRouter>
);

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const close = () => act(() => screen.getByRole('button').click());

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:30.000Z') }));
afterEach(() => void vi.useRealTimers());

it('shows the first popup 100 ms after loading and the second ten minutes after it was closed', async () => {
  render(tabWith(false));
  await advance(99);
  expect(shown()).toEqual([]);
  await advance(1);
  expect(shown()).toEqual(['priceUpdate']);
  close();
  await advance(10 * MINUTE - 1);
  expect(shown()).toEqual([]);
  await advance(1);
  expect(shown()).toEqual(['missingCatalog']);
});

it('keeps the ten minutes across page loads', async () => {
  const { unmount } = render(tabWith(false));
  await advance(100);
  close();
  unmount();
  await advance(4 * MINUTE);
  render(tabWith(false));
  await advance(6 * MINUTE - 1);
  expect(shown()).toEqual([]);
  await advance(1);
  expect(shown()).toEqual(['missingCatalog']);
});

it('keeps the ten minutes across tabs', async () => {
  const first = render(tabWith(false));
  await advance(100);
  close();
  const closed = localStorage.getItem(`popups:${USER}`) ?? '';
  first.unmount();
  localStorage.clear();
  render(tabWith(false));
  await advance(50);
  localStorage.setItem(`popups:${USER}`, closed);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: `popups:${USER}` })));
  await advance(9 * MINUTE);
  expect(shown()).toEqual([]);
  await advance(MINUTE);
  expect(shown()).toEqual(['missingCatalog']);
});

it('waits while the user is busy', async () => {
  const { rerender } = render(tabWith(true));
  await advance(5 * MINUTE);
  expect(shown()).toEqual([]);
  rerender(tabWith(false));
  await advance(1000);
  expect(shown()).toEqual(['priceUpdate']);
});

it('does not cover a dialog that was opened while its code was loading', async () => {
  render(tabWith(false, () => new Promise((resolve) => void setTimeout(resolve, 3000))));
  await advance(200);
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.checkVisibility = () => true;
  document.body.append(dialog);
  await advance(MINUTE);
  expect(shown()).toEqual([]);
  dialog.remove();
  await advance(4000);
  expect(shown()).toEqual(['priceUpdate']);
});
