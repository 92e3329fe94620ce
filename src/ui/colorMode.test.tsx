import { runInNewContext } from 'node:vm';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseColorMode, readColorMode, useColorMode, type ColorMode } from './colorMode.ts';
import { colorModeBoot } from './colorModeBoot.ts';

function Shown() {
  return <p>{useColorMode()}</p>;
}

const root = document.documentElement;

afterEach(() => {
  for (const name of ['data-theme', 'lang', 'dir']) root.removeAttribute(name);
});

describe('the colour mode', () => {
  it('is the system’s by default, and changes at once', () => {
    render(<Shown />);
    expect(screen.getByText('system')).toBeTruthy();
    act(() => chooseColorMode('dark'));
    expect(screen.getByText('dark')).toBeTruthy();
    expect(root.dataset.theme).toBe('dark');
    act(() => chooseColorMode('system'));
    expect(screen.getByText('system')).toBeTruthy();
    expect(root.dataset.theme).toBe('system');
    expect(localStorage.length).toBe(0);
  });

  it('follows another tab', () => {
    render(<Shown />);
    localStorage.setItem('colorMode', 'light');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'colorMode' })));
    expect(screen.getByText('light')).toBeTruthy();
  });

  it('treats an unknown value as missing', () => {
    localStorage.setItem('colorMode', 'sepia');
    expect(readColorMode()).toBe('system');
  });
});

describe('the boot script', () => {
  const boot = (): void => void runInNewContext(colorModeBoot, { document, localStorage });

  it.each<ColorMode>(['light', 'dark'])('shows %s again after a reload', (mode) => {
    chooseColorMode(mode);
    delete root.dataset.theme;
    boot();
    expect(root.dataset.theme).toBe(mode);
  });

  it('sets the direction of the stored language', () => {
    localStorage.setItem('language', 'ar');
    boot();
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
    localStorage.setItem('language', 'de');
    boot();
    expect([root.lang, root.dir]).toEqual(['de', 'ltr']);
  });

  it('ignores other values', () => {
    localStorage.setItem('colorMode', '"><script>');
    localStorage.setItem('language', 'ar-XX');
    boot();
    expect(root.dataset.theme).toBeUndefined();
    expect(root.dir).toBe('');
  });

  it('works without storage', () => {
    expect(() => void runInNewContext(colorModeBoot, { document })).not.toThrow();
  });
});
