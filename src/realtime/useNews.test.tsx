import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadI18nProvider } from '../shell/i18nProvider.ts';
import { Notifications } from '../shell/Notifications.tsx';
import type { RealtimeEvent } from './RealtimeEvent.ts';
import { useNews } from './useNews.tsx';

const i18nProvider = await loadI18nProvider('tr', ['tr']);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type ShowNews = ReturnType<typeof useNews>;

function NewsHost({ onReady }: { onReady: (showNews: ShowNews) => void }) {
  const showNews = useNews('/leads');
  useEffect(() => {
    onReady(showNews);
  }, [onReady, showNews]);
  return null;
}

function renderNews(at = '/') {
  const ready = vi.fn<(showNews: ShowNews) => void>();
  const page = (
    <CoreAdminContext i18nProvider={i18nProvider}>
      <NewsHost onReady={ready} />
      <Notifications />
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  const showNews = ready.mock.lastCall?.[0];
  return {
    path: () => router.state.location.pathname,
    goTo: (path: string) => act(() => router.navigate(path)),
    tell: (...events: RealtimeEvent[]) => act(() => showNews?.(events)),
  };
}

const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const notices = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

let id = 0;
const lead = (leadId: number, coupleName = 'Elif & Can'): RealtimeEvent => {
  id += 1;
  return { id, type: 'lead', leadId, coupleName, at: '2026-11-21T09:00:00.000Z' };
};
const message = (leadId: number, body: string): RealtimeEvent => ({
  ...lead(leadId),
  type: 'lead_message',
  body,
});

it('a new lead shows its couple, and links to it', () => {
  const news = renderNews();
  news.tell(lead(7));
  advance(600);
  expect(notices()).toEqual(['Yeni talepElif & CanAç']);
  fireEvent.click(screen.getByRole('button', { name: 'Aç' }));
  expect(news.path()).toBe('/leads/7');
  expect(notices()).toEqual([]);
});

it('a message is quoted as text, and disappears after ten seconds', () => {
  const news = renderNews();
  news.tell(message(7, '<b>Merhaba</b>\n %{name} ben Elif'));
  advance(600);
  expect(notices()).toEqual(['Yeni mesajElif & Can<b>Merhaba</b> %{name} ben ElifAç']);
  advance(9999);
  expect(notices()).toHaveLength(1);
  advance(1);
  expect(notices()).toEqual([]);
});

it('several events at once are one notification, which links to the list', () => {
  const news = renderNews();
  news.tell(lead(7));
  advance(300);
  news.tell(lead(8), message(9, 'Merhaba'));
  advance(300);
  expect(notices()).toEqual(['2 yeni talep ve 1 yeni mesajListeye git']);
  fireEvent.click(screen.getByRole('button', { name: 'Listeye git' }));
  expect(news.path()).toBe('/leads');
});

it('a new lead with a message is one new lead', () => {
  const news = renderNews();
  news.tell(lead(7), message(7, 'Bir de'));
  advance(600);
  expect(notices()).toEqual(['Yeni talepElif & CanAç']);
});

it('a hidden page shows notifications once it is visible', () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const news = renderNews();
  news.tell(lead(7));
  advance(600);
  news.tell(lead(8));
  advance(60_000);
  expect(notices()).toEqual([]);
  visible.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(notices()).toEqual(['2 yeni talepListeye git']);
});

it.each(['/leads/7', '/leads/7/notes'])('events of the open lead at %s are not shown', (at) => {
  const news = renderNews(at);
  news.tell(message(7, 'Merhaba'));
  advance(600);
  expect(notices()).toEqual([]);
  news.tell(message(7, 'Bir de'), message(77, 'Selam'));
  advance(600);
  expect(notices()).toEqual(['Yeni mesajElif & CanSelamAç']);
});

it('an event of a lead that was open is not shown on the next page', async () => {
  const news = renderNews('/leads/7');
  news.tell(message(7, 'Merhaba'));
  await news.goTo('/todo');
  advance(600);
  expect(notices()).toEqual([]);
});

it.each(['/leads', '/leads/7/edit', '/leads/create', '/todo/7'])('events are shown at %s', (at) => {
  const news = renderNews(at);
  news.tell(message(7, 'Merhaba'));
  advance(600);
  expect(notices()).toHaveLength(1);
});
