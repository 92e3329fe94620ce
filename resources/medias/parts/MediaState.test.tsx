import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import type { Media } from './Media.ts';
import { MediaState } from './MediaState.tsx';
import { StatusCell } from './StatusCell.tsx';

/** Renders status and note of a photo. @returns their text */
async function statesOf(values: Partial<Media>) {
  const facts = { isActive: true, status: 'published', publishesBy: null, rejectionCause: null };
  // cast: nothing else of the record is read
  const record = { ...facts, ...values } as Media;
  const Panel = await samplePanel('tr');
  render(
    <Panel>
      <p data-testid="cell">
        <StatusCell value={record.status} record={record} />
      </p>
      <MediaState record={record} />
    </Panel>,
  );
  return (await screen.findByTestId('cell')).parentElement?.textContent ?? '';
}

it.each(['published', 'approved'] as const)(
  'says of a passive photo that is %s that couples do not see it',
  async (status) => {
    const publishesBy = status === 'approved' ? '2026-11-21T09:00:00.000Z' : null;
    const text = await statesOf({ isActive: false, status, publishesBy });
    expect(text).toMatch(/^Yayında değilPasif: .*çiftler görmez/);
  },
);

it('promises no publication for a passive photo that waits for approval', async () => {
  const text = await statesOf({ isActive: false, status: 'pending' });
  expect(text).toMatch(/^Onay bekliyorPasif: .*çiftler görmez/);
});

it('gives the reason of a rejection first, also for a passive photo', async () => {
  const rejectionCause = 'redirects';
  const text = await statesOf({ isActive: false, status: 'rejected', rejectionCause });
  expect(text).toMatch(/Reddedildi: Başka bir siteye/);
});

it('says that an active photo is live', async () => {
  expect(await statesOf({})).toBe('Yayında');
});
