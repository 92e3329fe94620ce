import { render, screen } from '@testing-library/react';
import { Form, RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { MainSwitch } from './MainSwitch.tsx';

const allowed = { update: true, main: false };

async function open(record: object) {
  const values = { id: 1, isMain: false, isActive: true, status: 'published', allowed, ...record };
  const Panel = await samplePanel('tr');
  render(
    <Panel>
      <RecordContextProvider value={values}>
        <Form>
          <MainSwitch
            source="isMain"
            label="Ana fotoğraf"
            helperText="Öncekinin yerini alır."
            isRequired={false}
            readOnly={false}
            error={undefined}
          />
        </Form>
      </RecordContextProvider>
    </Panel>,
  );
  return screen.findByRole<HTMLInputElement>('switch', { name: 'Ana fotoğraf' });
}

const describedBy = (box: HTMLInputElement) =>
  document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;

it.each([
  [{ status: 'pending' }, /^Onay bekleyen bir fotoğraf/],
  [{ status: 'rejected' }, /^Reddedilen bir fotoğraf/],
  [{ isActive: false }, /^Pasif bir fotoğraf/],
])('is disabled with the reason for a photo with %j', async (record, reason) => {
  const box = await open(record);
  expect(box.disabled).toBe(true);
  expect(describedBy(box)).toMatch(reason);
});

it.each([
  ['may become the main photo', { allowed: { update: true, main: true } }],
  ['is the main photo while its new texts wait', { isMain: true, status: 'pending' }],
])('can be pressed for a photo that %s', async (_, record) => {
  const box = await open(record);
  expect(box.disabled).toBe(false);
});
