import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { samplePanel } from '../../tests/support/samplePanel.tsx';
import { ShowMore } from './ShowMore.tsx';

it('a note takes the focus of the button after the last page', async () => {
  const wrapper = await samplePanel('tr');
  const { rerender } = render(<ShowMore isFetching={false} onMore={() => {}} />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'Daha fazla göster' }));
  rerender(<ShowMore isFetching onMore={() => {}} />);
  rerender(<ShowMore isFetching={false} onMore={undefined} />);
  expect(document.activeElement).toBe(screen.getByText('Hepsi gösteriliyor.'));
});

it('renders nothing below a list that is complete at once', async () => {
  const wrapper = await samplePanel('tr');
  render(<ShowMore isFetching={false} onMore={undefined} />, { wrapper });
  expect(screen.queryByText('Hepsi gösteriliyor.')).toBeNull();
});
