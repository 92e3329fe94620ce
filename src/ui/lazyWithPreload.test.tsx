import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyWithPreload } from './lazyWithPreload.tsx';

const inSuspense = (Part: ReturnType<typeof lazyWithPreload<{ name: string }>>, name: string) => (
  <Suspense fallback="…">
    <Part name={name} />
  </Suspense>
);
const Greeting = ({ name }: { name: string }) => <p>{`Merhaba ${name}`}</p>;

it('renders preloaded code at once', async () => {
  const Part = lazyWithPreload(async () => Greeting);
  await act(async () => Part.preload());
  render(inSuspense(Part, 'Ayşe'));
  expect(screen.getByText('Merhaba Ayşe')).toBeTruthy();
});

it('suspends without a preload, and stays the same afterwards', async () => {
  const Part = lazyWithPreload(async () => Greeting);
  const { rerender } = render(inSuspense(Part, 'Ayşe'));
  expect(screen.queryByText('Merhaba Ayşe')).toBeNull();
  const greeting = await screen.findByText('Merhaba Ayşe');
  rerender(inSuspense(Part, 'Mert'));
  expect(greeting.textContent).toBe('Merhaba Mert');
  expect(greeting.isConnected).toBe(true);
});

it('loads again after a failure', async () => {
  let attempts = 0;
  const Part = lazyWithPreload(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('offline');
    return Greeting;
  });
  await act(async () => Part.preload());
  render(inSuspense(Part, 'Ayşe'));
  expect(await screen.findByText('Merhaba Ayşe')).toBeTruthy();
});
