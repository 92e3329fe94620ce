import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  CoreAdminContext,
  TestMemoryRouter,
  useAddUndoableMutation,
  useNotificationContext,
  useNotify,
  type UndoableMutation,
} from 'react-admin';
import { useEffect, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadI18nProvider } from './i18nProvider.ts';
import { Notifications } from './Notifications.tsx';

const i18nProvider = await loadI18nProvider('tr', ['tr']);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Notify = ReturnType<typeof useNotify>;

interface Tools {
  notify: Notify;
  addMutation: (mutation: UndoableMutation) => void;
}

function Caller(props: { onReady: (tools: Tools) => void }) {
  const { onReady } = props;
  const notify = useNotify();
  const addMutation = useAddUndoableMutation();
  useEffect(() => {
    onReady({ notify, addMutation });
  }, [onReady, notify, addMutation]);
  return null;
}

function renderHost(before?: ReactNode) {
  const ready = vi.fn<(tools: Tools) => void>();
  const within = (shell: string) => (
    <TestMemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <Caller onReady={ready} />
        {before}
        <Notifications key={shell} />
      </CoreAdminContext>
    </TestMemoryRouter>
  );
  const { unmount, rerender } = render(within('checkout'));
  const tell = (...args: Parameters<Notify>): void =>
    act(() => ready.mock.lastCall?.[0].notify(...args));
  return {
    unmount,
    changeShell: () => rerender(within('panel')),
    notify: tell,
    /** Simulates an undoable delete: queues the change, then notifies. */
    remove: (text: string) => {
      const change = vi.fn<UndoableMutation>();
      act(() => ready.mock.lastCall?.[0].addMutation(change));
      tell(text, { type: 'info', undoable: true });
      return change;
    },
  };
}

const advance = (milliseconds: number): void =>
  act(() => void vi.advanceTimersByTime(milliseconds));
const message = (text: string) => screen.queryByText(text);

describe('a notification', () => {
  it('is translated, and disappears after 6 seconds', () => {
    const { notify } = renderHost();
    notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 3 } });
    expect(message('3 kayıt silindi')).toBeTruthy();
    advance(5999);
    expect(message('3 kayıt silindi')).toBeTruthy();
    advance(1);
    expect(message('3 kayıt silindi')).toBeNull();
  });

  it('shown while another is closed is not lost', () => {
    function UndoHandler() {
      const notify = useNotify();
      const { notifications } = useNotificationContext();
      useEffect(() => {
        if (notifications[0]?.message === 'Yeni talep') notify('Kaydedildi');
      }, [notifications, notify]);
      return null;
    }
    const { notify } = renderHost(<UndoHandler />);
    notify('Yeni talep');
    expect(message('Yeni talep')).toBeTruthy();
    expect(message('Kaydedildi')).toBeTruthy();
  });

  it('of an error stays until it is closed, and is an alert', () => {
    const { notify } = renderHost();
    notify('Kaydedilemedi', { type: 'error', autoHideDuration: 100 });
    advance(3_600_000);
    const shown = screen.getByText('Kaydedilemedi');
    expect(shown.closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
    fireEvent.click(screen.getByRole('button', { name: 'Bildirimi kapat' }));
    expect(message('Kaydedilemedi')).toBeNull();
  });

  it('stays under the pointer or with the focus', () => {
    const { notify } = renderHost();
    notify('Kaydedildi', { type: 'success' });
    const button = screen.getByRole('button', { name: 'Bildirimi kapat' });
    fireEvent.focus(button);
    advance(60_000);
    expect(message('Kaydedildi')).toBeTruthy();
    fireEvent.blur(button);
    advance(6000);
    expect(message('Kaydedildi')).toBeNull();
  });

  it('stays under the pointer, also after it loses the focus', () => {
    const { notify } = renderHost();
    notify('Kaydedildi', { type: 'success' });
    const button = screen.getByRole('button', { name: 'Bildirimi kapat' });
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    fireEvent.focus(button);
    fireEvent.blur(button);
    advance(60_000);
    expect(message('Kaydedildi')).toBeTruthy();
    fireEvent.focus(button);
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    advance(60_000);
    expect(message('Kaydedildi')).toBeTruthy();
    fireEvent.blur(button);
    advance(6000);
    expect(message('Kaydedildi')).toBeNull();
  });

  it('is shown once if repeated, and with different ones', () => {
    const { notify } = renderHost();
    notify('Sunucuya ulaşılamadı', { type: 'error' });
    notify('Sunucuya ulaşılamadı', { type: 'error' });
    notify('Kaydedildi', { type: 'success' });
    expect(screen.getAllByText('Sunucuya ulaşılamadı')).toHaveLength(1);
    expect(message('Kaydedildi')).toBeTruthy();
  });

  it('survives a change of the shell', () => {
    const { notify, changeShell } = renderHost();
    notify('Bu ödeme daha önce yapılmış.', { type: 'info' });
    changeShell();
    expect(message('Bu ödeme daha önce yapılmış.')).toBeTruthy();
    advance(6000);
    expect(message('Bu ödeme daha önce yapılmış.')).toBeNull();
  });

  it('may have an action', () => {
    const { notify } = renderHost();
    const onSelect = vi.fn<() => void>();
    notify('Teklif gönderildi', { type: 'success', action: { label: 'Görüntüle', onSelect } });
    fireEvent.click(screen.getByRole('button', { name: 'Görüntüle' }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(message('Teklif gönderildi')).toBeNull();
  });
});

describe('an undoable change', () => {
  const executed = { isUndo: false };

  it('is executed when its notification disappears', () => {
    const change = renderHost().remove('Silindi');
    advance(5999);
    expect(change).not.toHaveBeenCalled();
    advance(1);
    expect(change.mock.calls).toEqual([[executed]]);
  });

  it('is executed when its notification is closed', () => {
    const change = renderHost().remove('Silindi');
    fireEvent.click(screen.getByRole('button', { name: 'Bildirimi kapat' }));
    expect(change.mock.calls).toEqual([[executed]]);
  });

  it('is undone by the button, once', () => {
    const change = renderHost().remove('Silindi');
    fireEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    advance(60_000);
    expect(change.mock.calls).toEqual([[{ isUndo: true }]]);
  });

  it('is executed before the next one', () => {
    const host = renderHost();
    const first = host.remove('Birinci silindi');
    const second = host.remove('İkinci silindi');
    expect(first.mock.calls).toEqual([[executed]]);
    expect(second).not.toHaveBeenCalled();
    expect(message('Birinci silindi')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(second.mock.calls).toEqual([[{ isUndo: true }]]);
  });

  it('is not lost with the panel, and leaving the page asks for confirmation', () => {
    const { remove, unmount } = renderHost();
    const change = remove('Silindi');
    const unloadEvent = new Event('beforeunload', { cancelable: true });
    dispatchEvent(unloadEvent);
    expect(unloadEvent.defaultPrevented).toBe(true);
    unmount();
    expect(change.mock.calls).toEqual([[executed]]);
    const later = new Event('beforeunload', { cancelable: true });
    dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });
});
