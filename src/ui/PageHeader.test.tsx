import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageHeader } from './PageHeader.tsx';

it('shows the title, existing facts, and the back link', () => {
  render(
    <MemoryRouter>
      <PageHeader
        title="Çınaraltı"
        facts={['Düğün mekanı', '', undefined, false, 'Beykoz', 0]}
        back={{ to: '/providers', label: 'Firmalara dön' }}
        action={<button type="button">Kaydet</button>}
      />
    </MemoryRouter>,
  );
  const title = screen.getByRole('heading', { level: 1, name: 'Çınaraltı' });
  const facts = title.closest('header')?.querySelector('p');
  expect([...(facts?.children ?? [])].map((fact) => fact.textContent)).toEqual([
    'Düğün mekanı',
    'Beykoz',
    '0',
  ]);
  const back = screen.getByRole('link', { name: 'Firmalara dön' });
  expect(back.getAttribute('href')).toBe('/providers');
  expect(screen.getByRole('button', { name: 'Kaydet' })).toBeTruthy();
});

it('has no empty line without facts', () => {
  render(<PageHeader title="Çiftler" facts={['', undefined]} />);
  expect(screen.getByRole('banner').querySelector('p')).toBeNull();
});
