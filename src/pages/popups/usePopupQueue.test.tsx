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
const atOnce = () => Promise.resolve();

function Tab({ preload = atOnce }: { preload?: () => Promise<void> }) {
  const { history, keep } = usePopupHistory(USER);
  const queue = { eligible, history, keep, now: NOW, pauseMs: 10 * MINUTE, preload };
  const { open, close } = usePopupQueue(queue);
  return open ? (
    <button type="button" onClick={close}>
      {open}
    </button>
  ) : null;
}

function Begun() {
  useUnfinished(true);
  return null;
}

const tabWith = (begun: boolean, preload?: () => Promise<void>) => (
  <MemoryRouter initialEntries={['/leads']}>
    <Tab {...(preload ? { preload } : {})} />
    {begun && <Begun />}
  </MemoryRouter>
);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const close = () => act(() => screen.getByRole('button').click());

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:30.000Z') }));
afterEach(() => void vi.useRealTimers());

it('shows the first popup 100 ms after loading and the second ten minutes after it was closed', async () => {
  render(tabWith(false));
  await pass(99);
  expect(shown()).toEqual([]);
  await pass(1);
  expect(shown()).toEqual(['priceUpdate']);
  close();
  await pass(10 * MINUTE - 1);
  expect(shown()).toEqual([]);
  await pass(1);
  expect(shown()).toEqual(['missingCatalog']);
});

it('keeps the ten minutes across page loads', async () => {
  const { unmount } = render(tabWith(false));
  await pass(100);
  close();
  unmount();
  await pass(4 * MINUTE);
  render(tabWith(false));
  await pass(6 * MINUTE - 1);
  expect(shown()).toEqual([]);
  await pass(1);
  expect(shown()).toEqual(['missingCatalog']);
});

it('keeps the ten minutes across tabs', async () => {
  const first = render(tabWith(false));
  await pass(100);
  close();
  const closed = localStorage.getItem(`popups:${USER}`) ?? '';
  first.unmount();
  localStorage.clear();
  render(tabWith(false));
  await pass(50);
  localStorage.setItem(`popups:${USER}`, closed);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: `popups:${USER}` })));
  await pass(9 * MINUTE);
  expect(shown()).toEqual([]);
  await pass(MINUTE);
  expect(shown()).toEqual(['missingCatalog']);
});

it('waits while the user is busy', async () => {
  const { rerender } = render(tabWith(true));
  await pass(5 * MINUTE);
  expect(shown()).toEqual([]);
  rerender(tabWith(false));
  await pass(1000);
  expect(shown()).toEqual(['priceUpdate']);
});

it('does not cover a dialog that was opened while its code was loading', async () => {
  render(tabWith(false, () => new Promise((resolve) => void setTimeout(resolve, 3000))));
  await pass(200);
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.checkVisibility = () => true;
  document.body.append(dialog);
  await pass(MINUTE);
  expect(shown()).toEqual([]);
  dialog.remove();
  await pass(4000);
  expect(shown()).toEqual(['priceUpdate']);
});
