import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { Controls } from './Controls.tsx';

afterEach(() => vi.restoreAllMocks());

it('scrolls the ranges to the chosen one, which a phone may not show', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'BUTTON' ? new DOMRect(500, 0, 100, 40) : new DOMRect(0, 0, 390, 40);
  });
  const range = { from: '2026-11-01', to: '2026-11-20' };
  render(
    <Controls
      preset="90"
      presets={['7', '90']}
      range={range}
      maxDays={366}
      provider=""
      providers={[]}
      onChange={() => {}}
    />,
    { wrapper: await samplePanel('tr') },
  );
  expect(screen.getByRole('group', { name: 'Tarih aralığı' }).scrollLeft).toBe(355);
});
