import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyOptional } from './lazyOptional.tsx';

test('the page stands while an optional part waits for it', () => {
  const Part = lazyOptional(async () => () => <p>Part</p>);
  render(
    <Suspense fallback={<p>Waiting</p>}>
      <Part />
      <h1>Page</h1>
    </Suspense>,
  );
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy();
  expect(screen.queryByText('Waiting')).toBeNull();
});
