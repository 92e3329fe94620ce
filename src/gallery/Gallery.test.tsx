import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gallery } from '#i18n/tr/gallery.ts';
import { validation } from '#i18n/tr/validation.ts';
import { samplePanel } from '../../tests/support/samplePanel.tsx';
import { kindNames } from '../engine/definition/kinds.ts';
import { chooseColorMode } from '../ui/colorMode.ts';
import { tones } from '../ui/tone.ts';
import { Gallery } from './Gallery.tsx';
import { KindEntry } from './KindEntry.tsx';
import { Pieces } from './Pieces.tsx';
import { Switches } from './Switches.tsx';
import { variants } from './variants.ts';

const onError = vi.fn<(...args: unknown[]) => void>();

beforeEach(() => {
  onError.mockClear();
  vi.spyOn(console, 'error').mockImplementation(onError);
  vi.stubGlobal('reportError', onError);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  chooseColorMode('system');
});

const renderPart = async (part: ReactNode, language: 'tr' | 'ar' = 'tr') =>
  render(part, { wrapper: await samplePanel(language) });

it.each(['tr', 'ar'] as const)(
  'shows every kind and every component in %s',
  async (language) => {
    const { container } = await renderPart(<Gallery />, language);
    // The numbering plans of the phone input load last.
    await screen.findAllByDisplayValue('0(532) 123 45 67', {}, { timeout: 30_000 });
    const kinds = [...container.querySelectorAll('article h3 code')].map(
      (code) => code.textContent,
    );
    expect(kinds).toEqual(kindNames);
    const headings = ['h1', 'h2', 'h3'].map((tag) => container.querySelectorAll(tag).length);
    expect(headings).toEqual([1, 3, kindNames.length + variants.length + 8]);
    expect(onError.mock.calls).toEqual([]);
  },
  60_000,
);

it('shows the six tones, empty, failed and loading states', async () => {
  await renderPart(<Pieces />);
  const tags = screen.getByRole('region', { name: gallery.tags });
  const shown = [...tags.querySelectorAll<HTMLElement>('[data-tone]')];
  expect(shown.map((tag) => tag.dataset['tone'])).toEqual(tones);
  const states = within(screen.getByRole('region', { name: gallery.states }));
  expect(states.getByRole('alert')).toBeTruthy();
  expect(states.getByRole('status')).toBeTruthy();
});

it('validates a value like a form, and shows when it is valid', async () => {
  await renderPart(<KindEntry kind="money" />);
  await userEvent.click(screen.getByRole('button', { name: /^Kontrol et/ }));
  expect(await screen.findByText(gallery.valid)).toBeTruthy();
  await userEvent.clear(screen.getByRole('spinbutton'));
  expect(await screen.findByText(validation.required)).toBeTruthy();
  expect(screen.queryByText(gallery.valid)).toBeNull();
});

it('changes the color mode by the shell’s function', async () => {
  await renderPart(<Switches />);
  await userEvent.click(screen.getByRole('button', { name: 'Koyu' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(screen.getByRole('button', { name: 'Koyu' }).getAttribute('aria-pressed')).toBe('true');
});

it('changes the language by the shell’s function', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { search: '', reload });
  await renderPart(<Switches />);
  await userEvent.click(screen.getByRole('button', { name: 'العربية' }));
  expect(localStorage.getItem('language')).toBe('ar');
  expect(reload).toHaveBeenCalledOnce();
});
