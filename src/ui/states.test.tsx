import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { StatusTag } from './StatusTag.tsx';

it('an error is announced and can be retried', async () => {
  const retry = vi.fn<() => void>();
  render(<ErrorState title="Bilgiler alınamadı" retryLabel="Tekrar dene" onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('Bilgiler alınamadı');
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('the container of an error takes the focus of a removed retry button', async () => {
  const place = (hasError: boolean) => (
    <section tabIndex={-1} aria-label="Bildirimler">
      {hasError ? (
        <ErrorState title="Olmadı" retryLabel="Tekrar dene" onRetry={vi.fn<() => void>()} />
      ) : (
        'Geldi'
      )}
    </section>
  );
  const { rerender } = render(place(true));
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  rerender(place(false));
  expect(document.activeElement).toBe(screen.getByLabelText('Bildirimler'));
});

it('an empty state shows the reason and offers the next step', () => {
  render(
    <EmptyState
      icon={<svg aria-label="süs" />}
      title="Henüz indirim yok"
      text="İlkini siz oluşturun."
      action={<a href="/new">Oluştur</a>}
    />,
  );
  expect(screen.getByText('İlkini siz oluşturun.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Oluştur' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it('a skeleton is announced as one word, whatever its rows', () => {
  const { container } = render(<SkeletonRows label="Yükleniyor" rows={3} columns={[0.5, 0.2]} />);
  expect(screen.getByRole('status').textContent).toBe('Yükleniyor');
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3);
});

it('a status has its tone and its label', () => {
  render(<StatusTag tone="warning">Bekliyor</StatusTag>);
  expect(screen.getByText('Bekliyor').dataset.tone).toBe('warning');
});
