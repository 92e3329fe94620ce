import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import type { Reminder } from './todoGroups.ts';
import { TodoRow } from './TodoRow.tsx';

const reminder: Reminder = {
  id: '1',
  kind: 'note',
  text: null,
  note: null,
  dueAt: '2027-03-01T09:00:00Z',
  doneAt: null,
  confirmedAt: null,
  createdBy: null,
  lead: { id: 5, coupleName: 'Elif & Can', providerName: 'Çınaraltı', status: 'new' },
  allowed: { change: true },
};

it('labels the checkbox of a reminder without a text', async () => {
  render(
    <TodoRow
      reminder={reminder}
      isDayShown={false}
      isChanging={false}
      onTick={() => {}}
      onSnooze={() => {}}
    />,
    { wrapper: await samplePanel('tr') },
  );
  expect(screen.getByRole('checkbox', { name: 'Yapıldı: Çifti yeniden ara' })).toBeTruthy();
});
