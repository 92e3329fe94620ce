import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import definition from '../definition.ts';
import { FieldValue } from '../../../src/engine/kinds/FieldValue.tsx';
import { getField } from '../../../src/engine/definition/field.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // Half past midnight of the 21st in Istanbul.
  vi.setSystemTime('2027-03-20T21:30:00Z');
});
afterEach(() => vi.useRealTimers());

async function show(expireAt: string | null) {
  const { container } = render(
    <FieldValue field={getField(definition, 'expireAt')} record={{ id: 1, expireAt }} />,
    { wrapper: await samplePanel('tr') },
  );
  return container.textContent;
}

it('marks a price list from the day after its expiry, in the deployment’s time zone', async () => {
  expect(await show('2027-03-20')).toBe('20 Mar 2027 Süresi doldu');
  expect(
    screen.getByTitle('Çiftler bu listeyi görmez. Göstermek için günü ileri alın.'),
  ).toBeTruthy();
});

it('does not mark a price list that is valid or has no expiry', async () => {
  expect(await show('2027-03-21')).toBe('21 Mar 2027');
  expect(await show(null)).not.toContain('Süresi doldu');
});
