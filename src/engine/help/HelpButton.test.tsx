import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { help as arabic } from '#i18n/ar/help.ts';
import { help } from '#i18n/tr/help.ts';
import { ui } from '#i18n/tr/ui.ts';
import leads from '../../../resources/leads/definition.ts';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { HelpButton } from './HelpButton.tsx';

function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

function Start({ at }: { at: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(at);
  }, [navigate, at]);
  return null;
}

async function renderHelp(at: string, language: 'tr' | 'ar' = 'tr') {
  const wrapper = await samplePanel(language);
  return render(
    <>
      <Start at={at} />
      <input aria-label="Note" />
      <HelpButton resource={leads} />
      <Address />
    </>,
    { wrapper },
  );
}

const sheet = () => screen.findByRole('dialog', { name: /Çiftler/ }, { timeout: 15_000 });

it('opens by its button with the shortcuts first, and keeps the other query parameters', async () => {
  await renderHelp('/leads?page=2');
  await userEvent.click(screen.getByRole('button', { name: ui.action.help }));
  const titles = within(await sheet()).getAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent).slice(0, 3)).toEqual([
    help.keys.title,
    help.tours.title,
    help.list.title,
  ]);
  expect(screen.getByText('?page=2&help=1')).toBeTruthy();
});

it('opens by shortcut, but not while typing, and closes by going back', async () => {
  await renderHelp('/leads');
  await userEvent.type(screen.getByRole('textbox'), '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(document.body);
  await userEvent.keyboard('?');
  await sheet();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('opens by URL and renders the diagram of states with their descriptions', async () => {
  await renderHelp('/leads?help=1');
  const inSheet = within(await sheet());
  const diagram = inSheet.getByRole('img', { name: help.states.diagram });
  const sentences = document.getElementById(diagram.getAttribute('aria-describedby') ?? '');
  expect(sentences?.textContent).toContain('“Yeniden aç” ile: Bekliyor veya Görüşülüyor.');
  const tones = [...diagram.querySelectorAll<SVGElement>('[data-tone]')].map((state) => [
    state.textContent,
    state.dataset['tone'],
  ]);
  expect(tones).toContainEqual(['Anlaşıldı', 'success']);
  expect(tones).toHaveLength(9);
});

it('mirrors the diagram in Arabic', async () => {
  await renderHelp('/leads?help=1', 'ar');
  const diagram = await screen.findByRole(
    'img',
    { name: arabic.states.diagram },
    { timeout: 15_000 },
  );
  const places = [...diagram.querySelectorAll('[data-tone] rect')].map((box) =>
    Number(box.getAttribute('x')),
  );
  expect(places[0]).toBeGreaterThan(places.at(-1) ?? 0);
});
