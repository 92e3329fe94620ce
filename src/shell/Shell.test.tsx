import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, TestMemoryRouter, type AuthProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerUploads } from '../ui/unfinishedUploads.ts';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { loadI18nProvider } from './i18nProvider.ts';
import type { MenuGroup } from './menu.ts';
import { Shell, type ShellProps } from './Shell.tsx';
import { initialsOf } from './UserMenu.tsx';

const i18nProvider = await loadI18nProvider('tr', ['tr', 'de']);

const menu: MenuGroup[] = [
  { key: 'home', label: 'Ana sayfa', to: '/' },
  { key: 'leads', label: 'Çiftler', to: '/leads' },
];
const logout = vi.fn<AuthProvider['logout']>(() => Promise.resolve(false));
const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout,
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(undefined),
};

function renderShell(children: ReactNode, props: Partial<ShellProps> = {}) {
  let shown = '';
  render(
    <TestMemoryRouter
      locationCallback={(location) => {
        shown = location.pathname;
      }}
    >
      <CoreAdminContext i18nProvider={i18nProvider} authProvider={authProvider}>
        <Shell
          menu={menu}
          quick={menu}
          goToShortcuts={[]}
          user={{ name: 'ışıl deniz çağ', customerName: 'Yıldırım Davet Grubu' }}
          languages={['tr', 'de']}
          productInfoTo="/providers/1/payments"
          {...props}
        >
          {children}
        </Shell>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return () => shown;
}

const openAccount = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Hesap menüsü: ışıl deniz çağ' }));
  return screen.findByRole('menu');
};

afterEach(() => {
  logout.mockClear();
  delete document.documentElement.dataset.theme;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the account menu', () => {
  it('links to the settings and the product', async () => {
    const location = renderShell(<p>sayfa</p>);
    await userEvent.click(within(await openAccount()).getByText('Ürün bilgisi'));
    expect(location()).toBe('/providers/1/payments');
    await userEvent.click(within(await openAccount()).getByText('Ayarlar'));
    expect(location()).toBe('/settings');
  });

  it('signs out', async () => {
    renderShell(<p>sayfa</p>);
    await userEvent.click(within(await openAccount()).getByText('Çıkış'));
    expect(logout).toHaveBeenCalledOnce();
  });

  it('changes the color mode and the language', async () => {
    const reload = vi.fn<() => void>();
    renderShell(<p>sayfa</p>);
    const items = await openAccount();
    await userEvent.click(within(items).getByRole('menuitemradio', { name: 'Koyu' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    const dark = within(items).getByRole('menuitemradio', { name: 'Koyu' });
    expect(dark.getAttribute('aria-checked')).toBe('true');
    vi.stubGlobal('location', { reload });
    await userEvent.click(within(items).getByRole('menuitemradio', { name: 'Deutsch' }));
    expect(localStorage.getItem('language')).toBe('de');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('offers no language if there is only one', async () => {
    renderShell(<p>sayfa</p>, { languages: ['tr'] });
    const items = await openAccount();
    expect(within(items).queryByText('Dil')).toBeNull();
    expect(within(items).getAllByRole('menuitemradio')).toHaveLength(3);
  });

  it('uses the capitals of the language', () => {
    expect(initialsOf('ışıl deniz çağ', 'tr')).toBe('IÇ');
    expect(initialsOf('inci', 'tr')).toBe('İ');
    expect(initialsOf('  ', 'tr')).toBe('');
  });
});

describe('around the page', () => {
  it('has a skip link to the page', async () => {
    renderShell(<p>sayfa</p>);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('İçeriğe geç');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('opens the complete menu from the phone’s bar, with sign-out', async () => {
    vi.stubGlobal('innerWidth', 390);
    renderShell(<p>sayfa</p>);
    // Components that this width does not show are not rendered.
    expect(screen.queryByRole('navigation', { name: 'Ana menü' })).toBeNull();
    const bar = screen.getByRole('navigation', { name: 'Hızlı erişim' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Diğer' }));
    const drawer = await screen.findByRole('dialog', { name: 'Ana menü' });
    expect(within(drawer).getByRole('button', { name: 'Çıkış' })).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('link', { name: 'Çiftler' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks before a sign-out in the phone’s menu stops uploads, and keeps them on request', async () => {
    vi.stubGlobal('innerWidth', 390);
    let unfinished = 2;
    registerUploads({
      count: () => unfinished,
      close: () => (unfinished = 0),
      reconnect: () => {},
    });
    renderShell(<p>sayfa</p>);
    const signOut = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Diğer' }));
      const drawer = await screen.findByRole('dialog', { name: 'Ana menü' });
      await userEvent.click(within(drawer).getByRole('button', { name: 'Çıkış' }));
    };
    await signOut();
    const question = await screen.findByRole('dialog', { name: 'Yüklemeler sürüyor' });
    await userEvent.click(within(question).getByRole('button', { name: 'Vazgeç' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(unfinished).toBe(2);
    expect(logout).not.toHaveBeenCalled();
    await signOut();
    await userEvent.click(await screen.findByRole('button', { name: 'Çıkış' }));
    expect(unfinished).toBe(0);
    expect(logout).toHaveBeenCalledOnce();
  });

  it('shows a lost connection', () => {
    renderShell(<p>sayfa</p>);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText(/İnternet bağlantınız yok/)).toBeTruthy();
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText(/İnternet bağlantınız yok/)).toBeNull();
  });

  it('keeps the menu when a page breaks', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('boom');
    };
    renderShell(<Broken />);
    expect(screen.getByRole('heading', { name: 'Sunucu Hatası' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Ana menü' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Hızlı erişim' })).toBeNull();
  });
});

describe('a change of path', () => {
  function Titled(props: { title: string }) {
    usePageTitle(props.title);
    return (
      <>
        <Link to="/leads">çiftlere</Link>
        <Link to="/leads/1" state={{ keepScroll: true }}>
          birinci çift
        </Link>
      </>
    );
  }

  it('scrolls to the top, unless the position is kept', () => {
    renderShell(<Titled title="Çiftler" />);
    const root = document.documentElement;
    root.scrollTop = 500;
    fireEvent.click(screen.getByRole('link', { name: 'birinci çift' }));
    expect(root.scrollTop).toBe(500);
    fireEvent.click(screen.getByRole('link', { name: 'çiftlere' }));
    expect(root.scrollTop).toBe(0);
  });

  it('focuses the heading of a page that replaced the focused row', async () => {
    renderShell(
      <Routes>
        <Route path="/leads/1" element={<h1>Birinci çift</h1>} />
        <Route path="*" element={<Titled title="Çiftler" />} />
      </Routes>,
    );
    expect(document.activeElement).toBe(document.body);
    screen.getByRole('link', { name: 'birinci çift' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Birinci çift' }));
  });

  it('keeps the focus where a dialog with a URL opens over the page', async () => {
    renderShell(
      <>
        <h1>Çiftler</h1>
        <Routes>
          <Route path="/leads/1" element={<Titled title="Birinci çift" />} />
          <Route path="*" element={<Titled title="Çiftler" />} />
        </Routes>
      </>,
    );
    act(() => screen.getByRole('link', { name: 'birinci çift' }).click());
    expect(document.title).toBe('Birinci çift · Davet Paneli');
    expect(document.activeElement).toBe(document.body);
  });

  it('sets the title of the page and announces it', () => {
    renderShell(<Titled title="Çiftler" />);
    expect(document.title).toBe('Çiftler · Davet Paneli');
    expect(screen.getByText('Çiftler · Davet Paneli').getAttribute('aria-live')).toBe('polite');
  });

  it('provides the displayed location', () => {
    renderShell(<Titled title="Çiftler" />);
    const providedAddress = () => screen.getByText('Çiftler · Davet Paneli').dataset['address'];
    fireEvent.click(screen.getByRole('link', { name: 'birinci çift' }));
    expect(providedAddress()).toBe('/leads/1');
    fireEvent.click(screen.getByRole('link', { name: 'çiftlere' }));
    expect(providedAddress()).toBe('/leads');
  });
});
