import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, TestMemoryRouter, useNavigate } from 'react-admin';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { loadI18nProvider } from './i18nProvider.ts';
import type { MenuGroup } from './menu.ts';
import { Sidebar } from './Sidebar.tsx';

const i18nProvider = await loadI18nProvider('tr', ['tr']);
const onSelect = vi.fn<() => void>();

const menu: MenuGroup[] = [
  { key: 'home', label: 'Ana sayfa', to: '/' },
  { key: 'leads', label: 'Çiftler', to: '/leads', badge: 120 },
  { key: 'todo', label: 'Yapılacaklar', to: '/todo', badge: 0 },
  {
    key: 'templates',
    label: 'Şablonlar',
    children: [
      { key: 'attachments', label: 'Ekler', to: '/templates/attachments' },
      { key: 'signatures', label: 'İmzalar', to: '/templates/signatures' },
    ],
  },
  {
    key: 'statistics',
    label: 'İstatistikler',
    children: [
      { key: 'rivals', label: 'Rakipler', to: '/statistics/rivals', locked: 'rivalStats' },
      { key: 'magnet', label: 'Mıknatıs', to: '/statistics/magnet', onHold: true },
    ],
  },
  { key: 'chat', label: 'Canlı destek', onSelect },
  { key: 'remote', label: 'Uzaktan bağlantı', href: 'https://support.example/remote' },
  { key: 'transfer', label: 'Aktarım', to: '/transfer-reviews', hidden: true },
];

/** Buttons outside the menu that navigate, as in the rest of the panel. */
function OtherPage() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate('/leads?page=2')}>
        sayfa 2
      </button>
      <button type="button" onClick={() => navigate('/templates/signatures')}>
        imzalar
      </button>
    </>
  );
}

function renderAt(path: string, children: ReactNode) {
  let shown = '';
  render(
    <TestMemoryRouter
      initialEntries={[path]}
      locationCallback={(location) => {
        shown = location.pathname + location.search;
      }}
    >
      <CoreAdminContext i18nProvider={i18nProvider}>
        {children}
        <OtherPage />
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return () => shown;
}

const group = (name: string) => screen.getByRole('button', { name });

describe('Sidebar', () => {
  it('marks the current page and opens its group', () => {
    renderAt('/templates/attachments', <Sidebar menu={menu} />);
    expect(group('Şablonlar').getAttribute('aria-expanded')).toBe('true');
    expect(group('İstatistikler').getAttribute('aria-expanded')).toBe('false');
    const current = screen.getByRole('link', { name: 'Ekler' });
    expect(current.getAttribute('aria-current')).toBe('page');
    expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  });

  it('opens a group when the path enters it, and keeps the user’s choice', async () => {
    renderAt('/', <Sidebar menu={menu} />);
    expect(screen.queryByRole('link', { name: 'İmzalar' })).toBeNull();
    await userEvent.click(group('İstatistikler'));
    await userEvent.click(group('imzalar'));
    expect(screen.getByRole('link', { name: 'İmzalar' })).toBeTruthy();
    expect(group('İstatistikler').getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(group('Şablonlar'));
    expect(screen.queryByRole('link', { name: 'İmzalar' })).toBeNull();
  });

  it('navigates by click and keyboard, and leaves new tabs to the browser', async () => {
    const user = userEvent.setup();
    const location = renderAt('/', <Sidebar menu={menu} />);
    await userEvent.click(screen.getByRole('link', { name: /Yapılacaklar/ }));
    expect(location()).toBe('/todo');
    screen.getByRole('link', { name: /Çiftler/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(location()).toBe('/leads');
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Ana sayfa' }));
    expect(location()).toBe('/leads');
  });

  it('shows counts from 1 to 99, and hides hidden entries', () => {
    renderAt('/', <Sidebar menu={menu} />);
    expect(screen.getByRole('link', { name: 'Çiftler 99+' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Yapılacaklar' })).toBeTruthy();
    expect(screen.queryByText('Aktarım')).toBeNull();
  });

  it('explains a locked entry instead of opening it', async () => {
    const onLocked = vi.fn<(entry: MenuGroup) => void>();
    const location = renderAt('/', <Sidebar menu={menu} onLocked={onLocked} />);
    await userEvent.click(group('İstatistikler'));
    await userEvent.click(group('Rakipler Paketinize dahil değil'));
    expect(onLocked).toHaveBeenCalledWith(expect.objectContaining({ key: 'rivals' }));
    expect(location()).toBe('/');
  });

  it('opens an entry of a provider on hold, which has a lock', async () => {
    const onLocked = vi.fn<(entry: MenuGroup) => void>();
    const location = renderAt('/', <Sidebar menu={menu} onLocked={onLocked} />);
    await userEvent.click(group('İstatistikler'));
    await userEvent.click(screen.getByRole('link', { name: 'Mıknatıs Yayında değil' }));
    expect(onLocked).not.toHaveBeenCalled();
    expect(location()).toBe('/statistics/magnet');
  });

  it('runs actions, and opens external links in a new tab', async () => {
    renderAt('/', <Sidebar menu={menu} />);
    await userEvent.click(group('Canlı destek'));
    expect(onSelect).toHaveBeenCalledOnce();
    const outside = screen.getByRole('link', { name: 'Uzaktan bağlantı Yeni sekmede açılır' });
    expect(outside.getAttribute('target')).toBe('_blank');
    expect(outside.getAttribute('rel')).toContain('noopener');
  });

  it('shows the prime logo to prime customers', () => {
    renderAt('/', <Sidebar menu={menu} crmStatus="prime" />);
    const logo = screen.getByRole('link', { name: 'Davet Paneli, Prime üye, Ana sayfa' });
    const pictures = within(logo).getAllByText('', { selector: 'svg' });
    expect(pictures.map((picture) => picture.getAttribute('width'))).toEqual(['28', '60']);
  });

  it('keeps its scroll position while filters change, and follows the path', async () => {
    const renders = vi.fn<() => void>();
    const Icon = () => {
      renders();
      return <i />;
    };
    const counted = [{ key: 'leads', label: 'Çiftler', icon: Icon, to: '/leads' }];
    const location = renderAt('/leads', <Sidebar menu={counted} />);
    renders.mockClear();
    await userEvent.click(group('sayfa 2'));
    expect(location()).toBe('/leads?page=2');
    expect(renders).not.toHaveBeenCalled();
    await userEvent.click(group('imzalar'));
    expect(renders).toHaveBeenCalledOnce();
  });
});
