import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { CardChoice } from './CardChoice.tsx';
import type { CreditCard } from './checkoutQueries.ts';

const cardsOf = (count: number): CreditCard[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    version: 1,
    name: `Kart ${index + 1}`,
    brand: 'Visa',
    lastFour: `120${index}`,
    holder: 'Zeynep Şahin',
    expiryMonth: 2,
    expiryYear: 2030,
    expiry: index === 0 ? 'expired' : 'good',
    isPrimary: index === 0,
    createdAt: '2026-11-21T09:00:00.000Z',
  }));
const names = () => screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent);

it('shows a few cards at once', async () => {
  render(<CardChoice cards={cardsOf(3)} chosen={2} onChoose={vi.fn<() => void>()} />, {
    wrapper: await samplePanel('tr'),
  });
  expect(names()).toHaveLength(4);
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows only the selected one of many cards, and the others in order on request, with the focus', async () => {
  const onChoose = vi.fn<(chosen: number | 'new') => void>();
  render(<CardChoice cards={cardsOf(10)} chosen={2} onChoose={onChoose} />, {
    wrapper: await samplePanel('tr'),
  });
  expect(names()).toEqual([expect.stringContaining('Kart 2'), 'Başka bir kart']);
  fireEvent.click(screen.getByRole('button', { name: 'Diğer kartlarınız (9)' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(names().map((name) => /Kart \d+/.exec(name ?? '')?.[0])).toEqual([
    ...cardsOf(10).map(({ name }) => name),
    undefined,
  ]);
  // The first card has expired and the second one is selected.
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Kart 3/ }));
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: /^Kart 7/ }));
  expect(onChoose.mock.calls).toEqual([[7]]);
});
