import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { HomeCard } from './HomeCard.tsx';

it.each([
  [18, 6, 've 12 tane daha'],
  [1000, 6, 've 994+ tane daha'],
  [6, 6, null],
])('counts hidden entries: %i with %i shown', async (total, shown, words) => {
  const all = { to: '/todo', label: 'Tümü' };
  render(
    <HomeCard title="Yapılacaklar" {...{ total, shown, all }}>
      …
    </HomeCard>,
    {
      wrapper: await samplePanel('tr'),
    },
  );
  const more = screen.queryByRole('link', { name: /daha$/ });
  expect(more?.textContent ?? null).toBe(words);
  expect(more?.getAttribute('href') ?? null).toBe(words === null ? null : '/todo');
});
