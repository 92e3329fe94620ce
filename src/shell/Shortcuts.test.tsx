import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, TestMemoryRouter } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPalette } from '../ui/panelEvents.ts';
import { chooseSingleKeys } from '../ui/singleKeys.ts';
import { loadI18nProvider } from './i18nProvider.ts';
import { Shortcuts } from './Shortcuts.tsx';

const i18nProvider = await loadI18nProvider('tr', ['tr']);
const goToShortcuts = [
  { letter: 'l', label: 'Çiftler', to: '/leads' },
  { letter: 'n', label: 'Yeniler', to: '/news' },
];
const onNew = vi.fn<() => void>();

function renderPage() {
  let shown = '';
  render(
    <TestMemoryRouter
      locationCallback={(location) => {
        shown = location.pathname;
      }}
    >
      <CoreAdminContext i18nProvider={i18nProvider}>
        <main>
          <a
            href="/leads/create"
            onClick={(event) => {
              event.preventDefault();
              onNew();
            }}
          >
            Çift ekle
          </a>
          <a href="/leads/1" data-row-link="">
            Elif ve Kerem
          </a>
          <label>
            Not
            <textarea data-answer="" />
          </label>
        </main>
        <Shortcuts goToShortcuts={goToShortcuts} />
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return () => shown;
}

afterEach(() => {
  chooseSingleKeys(true);
  onNew.mockClear();
});

describe('shortcuts of the whole panel', () => {
  it('navigate by g and a letter, and g alone expires soon', async () => {
    const location = renderPage();
    await userEvent.keyboard('gl');
    expect(location()).toBe('/leads');
    await userEvent.keyboard('gn');
    expect(location()).toBe('/news');
    expect(onNew).not.toHaveBeenCalled();
    await userEvent.keyboard('l');
    expect(location()).toBe('/news');
  });

  it('create a record, focus the rows, focus the reply', async () => {
    renderPage();
    await userEvent.keyboard('n');
    expect(onNew).toHaveBeenCalledOnce();
    await userEvent.keyboard('j');
    expect(document.activeElement?.textContent).toBe('Elif ve Kerem');
    await userEvent.keyboard('e');
    expect(document.activeElement).toBe(screen.getByLabelText('Not'));
  });

  it('do not react while typing, and keep browser shortcuts', async () => {
    const location = renderPage();
    const start = location();
    await userEvent.type(screen.getByLabelText('Not'), 'gl n?');
    expect(screen.getByLabelText('Not')).toHaveProperty('value', 'gl n?');
    screen.getByLabelText('Not').blur();
    await userEvent.keyboard('{Control>}n{/Control}{Alt>}n{/Alt}{Meta>}n{/Meta}');
    expect(location()).toBe(start);
    expect(onNew).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are listed by ?, can be disabled there, and stay disabled', async () => {
    const location = renderPage();
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Klavye kısayolları' });
    expect(sheet.textContent).toContain('gardındanlÇiftler');
    await userEvent.click(screen.getByRole('switch', { name: 'Kısayollar açık' }));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('nglj?');
    expect(onNew).not.toHaveBeenCalled();
    expect(location()).toBe('/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('open the search by / if the page has none', async () => {
    const onRequest = vi.fn<() => void>();
    addEventListener(openPalette, onRequest);
    renderPage();
    await userEvent.keyboard('/');
    expect(onRequest).toHaveBeenCalledOnce();
    removeEventListener(openPalette, onRequest);
  });
});
