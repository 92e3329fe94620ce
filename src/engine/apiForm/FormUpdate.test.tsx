import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { FormUpdate } from './FormUpdate.tsx';

const sent = {
  id: 1,
  form: 'about',
  rejectionReason: null,
  changes: [],
  answers: {},
  createdAt: '2026-11-20T09:00:00.000Z',
};
const decidedAt = '2026-11-21T09:00:00.000Z';

it.each([
  ['a pending change was sent', { status: 'pending', decidedAt: null }, sent.createdAt],
  ['a change was rejected', { status: 'rejected', decidedAt }, decidedAt],
])('shows the time at which %s', async (_, state, time) => {
  const wrapper = await samplePanel('tr');
  const { container } = render(
    <FormUpdate update={{ ...sent, ...state }} onWithdraw={undefined} />,
    { wrapper },
  );
  expect(container.querySelector('time')?.dateTime).toBe(time);
});
