import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { getReviewRequest, openReviewRequest } from '#contract/operations.ts';
import { ApiError } from '../../data/ApiError.ts';
import { ReviewPage } from './ReviewPage.tsx';

afterEach(() => {
  document.documentElement.lang = 'tr';
  document.documentElement.dir = 'ltr';
});

it('keeps the chosen language when the request loads later', async () => {
  const answers = [
    Promise.reject(new ApiError({ status: 0, code: 'network', message: 'network' })),
    Promise.resolve({ data: { language: 'tr', state: 'expired' } }),
  ];
  // cast: the client implements only one call
  const client = { call: () => answers.shift() } as never;
  render(<ReviewPage client={client} language="en" />);
  await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(document.documentElement.lang).toBe('de');
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByRole('heading');
  expect(document.documentElement.lang).toBe('de');
});

it.each([
  ['open', 2],
  ['answered', 1],
])(
  'a request that is %s makes %i calls: the opening of an open one is reported',
  async (state, count) => {
    const calls: unknown[] = [];
    const call = async (operation: unknown) => {
      calls.push(operation);
      return { data: { language: 'tr', state, providerName: 'Çınaraltı', coupleName: 'Elif' } };
    };
    // cast: the client implements only the calls of this page
    render(<ReviewPage client={{ call } as never} language="tr" />);
    await screen.findByRole('heading');
    expect(calls).toEqual([getReviewRequest, openReviewRequest].slice(0, count));
  },
);
