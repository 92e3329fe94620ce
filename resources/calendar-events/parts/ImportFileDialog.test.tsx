import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { importCalendarFacts } from '#contract/facts/importCalendar.ts';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { ImportFileDialog } from './ImportFileDialog.tsx';

/** Returns the error displayed for a file of this name and size; the upload itself fails with another error. */
async function saidOf(name: string, bytes: number): Promise<string | null> {
  const Panel = await samplePanel('tr');
  render(
    <Panel>
      <ImportFileDialog providerId={1} onClose={() => {}} />
    </Panel>,
  );
  const file = new File([new Uint8Array(bytes)], name);
  await userEvent.upload(screen.getByLabelText('Takvim dosyası'), file, { applyAccept: false });
  return (await screen.findByRole('alert')).textContent;
}

const { maxBytes } = importCalendarFacts.body.file;

it('refuses a calendar file that is too large before it is sent', async () => {
  expect(await saidOf('takvim.ics', maxBytes + 1)).toBe('Dosya en fazla 2 MB olabilir.');
});

it('refuses a file of another type before it is sent', async () => {
  expect(await saidOf('takvim.pdf', 10)).toContain('Kabul edilenler: ICS.');
});
