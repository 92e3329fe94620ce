import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../data/dataProvider.ts';
import { loadI18nProvider } from '../../shell/i18nProvider.ts';
import { chooseSingleKeys } from '../../ui/singleKeys.ts';
import { PictureWall } from './PictureWall.tsx';

const approval = (id: number) => ({
  id,
  area: 'media',
  title: `Foto ${id}`,
  text: null,
  image: `/files/${id}.webp`,
  picture: null,
  video: null,
  media: null,
  changes: [],
  seen: '3',
  customer: { id: 1, name: 'Grup' },
  provider: { id: 1, name: 'Bahçe' },
  createdAt: '2026-11-20T09:00:00.000Z',
});

/** Approval of what the agent saw. */
const APPROVAL = { type: 'approve', seen: '3' };

async function open(count: number, more: object = {}) {
  const sent: unknown[] = [];
  interface Options {
    body?: unknown;
    params?: object;
    query?: { page?: number; limit?: number };
  }
  const call = vi.fn<(operation: unknown, options: Options) => Promise<unknown>>(
    async (_, { body, params, query }) => {
      if (body) sent.push(body);
      else if (params) return { data: decision };
      const { page = 1, limit = count } = query ?? {};
      const data = pending.slice((page - 1) * limit, page * limit);
      return { data, meta: { page, limit, total: count } };
    },
  );
  const pending = Array.from({ length: count }, (_, index) => ({
    ...approval(index + 1),
    ...more,
  }));
  let decision: object = {};
  /** Decides a picture as another agent, and refetches the wall. */
  const decideElsewhere = async (id: number, values: object) => {
    decision = { id, area: 'media', isWaiting: false, ...values };
    pending.splice(
      pending.findIndex((one) => one.id === id),
      1,
    );
    await act(() => queryClient.invalidateQueries({ queryKey: ['support', 'approvals', 'media'] }));
  };
  const client = { send: call, call };
  // cast: the client implements only the two calls of the wall
  const dataProvider = createDataProvider({ client: client as never, pathValues: () => ({}) });
  const i18nProvider = await loadI18nProvider('tr', ['tr']);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = render(
    <CoreAdminContext
      i18nProvider={i18nProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
    >
      <PictureWall />
    </CoreAdminContext>,
  );
  const first = await screen.findByRole('button', { name: 'Foto 1' });
  act(() => first.focus());
  return { sent, unmount, decideElsewhere, user: userEvent.setup() };
}

const focused = () => document.activeElement?.getAttribute('aria-label');

afterEach(() => {
  chooseSingleKeys(true);
  vi.restoreAllMocks();
});

it('moves by arrow keys and focuses the next picture after a decision', async () => {
  const { user } = await open(3);
  act(() => screen.getByRole('button', { name: 'Foto 1' }).blur());
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Foto 1');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Foto 2');
  await user.keyboard('a');
  expect(screen.queryByRole('button', { name: 'Foto 2' })).toBeNull();
  expect(focused()).toBe('Foto 3');
  expect(screen.getByText('Onaylandı: Foto 2')).toBeTruthy();
});

it('moves a row down or up in the columns that the wall has', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const row = Math.floor((Number(this.dataset['picture']) - 1) / 3);
    return new DOMRect(0, row * 300, 300, 200);
  });
  const { user } = await open(5);
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Foto 4');
  await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('Foto 5');
});

it('decides once while a key is held down', async () => {
  const { sent, user, unmount } = await open(3);
  await user.keyboard('{a>3/}');
  expect(focused()).toBe('Foto 2');
  unmount();
  await vi.waitFor(() => expect(sent).toEqual([APPROVAL]));
});

it('undoes the last decision before anything is sent', async () => {
  const { sent, user } = await open(2);
  await user.keyboard('2');
  expect(screen.getByText('Reddedildi: Foto 1')).toBeTruthy();
  await user.keyboard('z');
  expect(await screen.findByRole('button', { name: 'Foto 1' })).toBeTruthy();
  expect(sent).toEqual([]);
  // The next decision applies to the same picture.
  expect(focused()).toBe('Foto 1');
});

it('sends the decisions when the page is left, with the reason of each key', async () => {
  const { sent, user, unmount } = await open(4);
  await user.keyboard('123');
  unmount();
  const causes = ['redirects', 'contact_info', 'campaign_info'];
  await vi.waitFor(() => expect(sent).toEqual(causes.map((cause) => ({ type: 'reject', cause }))));
});

it('walks by arrow keys in the large view and focuses the shown picture when it is closed', async () => {
  const { sent, user, unmount } = await open(2);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /^Foto 1/ })).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('img', { name: 'Foto 2' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(focused()).toBe('Foto 2'));
  unmount();
  expect(sent).toEqual([]);
});

it('decides by keys in the large view, which shows the next picture and closes after the last', async () => {
  const { sent, user, unmount } = await open(3);
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: /^Foto 1/ });
  await user.keyboard('{ArrowRight}a');
  expect(screen.getByRole('dialog', { name: /^Foto 3/ })).toBeTruthy();
  await user.keyboard('2');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The one that was passed over is still undecided.
  expect(focused()).toBe('Foto 1');
  unmount();
  const rejection = { type: 'reject', cause: 'contact_info' };
  await vi.waitFor(() => expect(sent).toEqual([APPROVAL, rejection]));
});

it('decides by buttons in the large view and undoes there', async () => {
  const { sent, user, unmount } = await open(2, { text: 'Çınarların altında' });
  await user.keyboard('{Enter}');
  const viewer = within(await screen.findByRole('dialog', { name: /^Foto 1/ }));
  expect(viewer.getByText('Çınarların altında')).toBeTruthy();
  await user.click(viewer.getByRole('button', { name: 'Reddet: Foto 1: kampanya bilgisi' }));
  expect(viewer.getByText('Reddedildi: Foto 1')).toBeTruthy();
  expect(viewer.getByRole('img', { name: 'Foto 2' })).toBeTruthy();
  await user.click(viewer.getByRole('button', { name: 'Geri al' }));
  expect(viewer.getByRole('img', { name: 'Foto 1' })).toBeTruthy();
  unmount();
  expect(sent).toEqual([]);
});

it('ignores the keys of decisions in the large view if single keys are off', async () => {
  chooseSingleKeys(false);
  const { user } = await open(2);
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: /^Foto 1/ });
  await user.keyboard('a');
  expect(screen.getByRole('dialog', { name: /^Foto 1/ })).toBeTruthy();
});

it('shows fifty pictures, and the next ones on request', async () => {
  const { user } = await open(52);
  expect(screen.queryByRole('button', { name: 'Foto 51' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Daha fazla göster' }));
  expect(await screen.findByRole('button', { name: 'Foto 52' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
});

it('shows description, source credit, properties and tags', async () => {
  const properties = [{ name: 'Kumaş', value: 'Fransız danteli' }];
  const media = { sourceCredit: 'Işık', tags: ['Bahçe', 'Gece'], properties };
  await open(1, { text: 'Ayrıntı: 0532 000 00 01', media });
  expect(screen.getByText('Ayrıntı: 0532 000 00 01')).toBeTruthy();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['Işık', 'Fransız danteli']);
  const tags = within(screen.getByRole('list', { name: 'Etiketler' })).getAllByRole('listitem');
  expect(tags.map(({ textContent }) => textContent)).toEqual(['Bahçe', 'Gece']);
});

it('names what changed since the approval, with the former texts', async () => {
  const changes = [
    { field: 'name', before: 'Bahçemiz', after: 'Foto 1' },
    { field: 'image', before: { url: '/files/a.webp' }, after: { url: '/files/b.webp' } },
  ];
  await open(1, { changes });
  expect(screen.getByText('Değişen: Ad ve Görsel dosyası')).toBeTruthy();
  expect(screen.getByText('Ad (önceki):').parentElement?.textContent).toBe('Ad (önceki): Bahçemiz');
});

it('groups the reasons under the word that rejects', async () => {
  await open(1);
  const group = screen.getByRole('group', { name: 'Reddet: Foto 1' });
  expect(within(group).getByText('Reddet:')).toBeTruthy();
  const names = within(group)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(
    ['yönlendirme', 'iletişim bilgisi', 'kampanya bilgisi'].map(
      (cause) => `Reddet: Foto 1: ${cause}`,
    ),
  );
});

it('links to the player of a video', async () => {
  const embedUrl = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
  await open(1, { video: { host: 'youtube', embedUrl, fileUrl: null } });
  const link = screen.getByRole('link', { name: 'Oynat: Foto 1' });
  expect(link.getAttribute('href')).toBe(embedUrl);
});

it('shows who decided the enlarged picture elsewhere, decides nothing there and goes on by Enter', async () => {
  const { sent, user, unmount, decideElsewhere } = await open(3);
  await user.keyboard('{ArrowRight}{Enter}');
  await screen.findByRole('dialog', { name: /^Foto 2/ });
  const decidedAt = new Date(Date.now() - 120_000).toISOString();
  const rejection = { type: 'reject', reason: 'contact_info', agentName: 'Bora Destek', decidedAt };
  await decideElsewhere(2, rejection);
  const viewer = within(screen.getByRole('dialog', { name: /^Foto 2/ }));
  expect(
    await viewer.findByText('Bora Destek reddetti (2 dakika önce): iletişim bilgisi.'),
  ).toBeTruthy();
  expect(viewer.queryByRole('button', { name: 'Onayla: Foto 2' })).toBeNull();
  await user.keyboard('a{Enter}');
  expect(screen.getByRole('dialog', { name: /^Foto 3/ })).toBeTruthy();
  await user.keyboard('a');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  await vi.waitFor(() => expect(sent).toEqual([APPROVAL]));
});

it('closes after the last picture was decided elsewhere', async () => {
  const { user, decideElsewhere } = await open(2);
  await user.keyboard('{ArrowRight}{Enter}');
  await screen.findByRole('dialog', { name: /^Foto 2/ });
  await decideElsewhere(2, { type: null, reason: null, agentName: null, decidedAt: null });
  const viewer = within(screen.getByRole('dialog', { name: /^Foto 2/ }));
  expect(await viewer.findByText('Bu görsel artık karar beklemiyor.')).toBeTruthy();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(focused()).toBe('Foto 1'));
});

it('plays the file of an uploaded video in the large view', async () => {
  const fileUrl = '/files/medias/tanitim.mp4?ends=1&signature=a';
  const { user } = await open(1, { picture: null, video: { host: null, embedUrl: null, fileUrl } });
  await user.keyboard('{Enter}');
  const viewer = within(await screen.findByRole('dialog', { name: 'Foto 1' }));
  const player = viewer.getByLabelText('Foto 1', { selector: 'video' });
  expect(player.getAttribute('src')).toBe(fileUrl);
  expect(viewer.queryByRole('img')).toBeNull();
});

it('shows pictures in the size that fits over their placeholder, also in the large view', async () => {
  const size = (width: number) => ({ url: `/files/a-${width}.webp`, width, height: width / 2 });
  const placeholder = 'data:image/webp;base64,AAAA';
  const picture = { ...size(800), placeholder, sources: [size(400), size(800)] };
  const { user } = await open(1, { picture });
  const seen = (within: Element) => {
    const image = within.querySelector('img');
    return [image?.srcset, image?.style.background.includes(placeholder), image?.width];
  };
  const expected = ['/files/a-400.webp 400w, /files/a-800.webp 800w', true, 800];
  expect(seen(screen.getByRole('button', { name: 'Foto 1' }))).toEqual(expected);
  await user.keyboard('{Enter}');
  expect(seen(await screen.findByRole('dialog'))).toEqual(expected);
});
