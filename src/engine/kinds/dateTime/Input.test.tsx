import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { validation } from '#i18n/tr/validation.ts';
import { oneField } from '../../../../tests/support/oneField.ts';
import { sampleField } from '../../../gallery/sampleField.ts';
import { wallTimeOf } from './wallTime.ts';

const openPicker = async () => {
  const box = await waitFor(
    () => {
      const found = screen.getByRole<HTMLInputElement>('textbox');
      expect(found.disabled).toBe(false);
      return found;
    },
    { timeout: 15_000 },
  );
  await userEvent.click(box);
  return within(await screen.findByRole('dialog'));
};

/** Returns the first day that can be chosen. */
function firstOffered(picker: Awaited<ReturnType<typeof openPicker>>): number {
  const days = picker.getAllByRole<HTMLButtonElement>('gridcell');
  const offered = days.find(({ disabled, textContent }) => !disabled && textContent !== '');
  return Number(offered?.textContent);
}

afterEach(() => vi.useRealTimers());

/** Chooses the 28th of next month, which is always in the future. */
const chooseDay = async (picker: Awaited<ReturnType<typeof openPicker>>) => {
  await userEvent.click(picker.getByRole('button', { name: 'Sonraki ay' }));
  // The outgoing month follows the incoming one in the document during the transition.
  const [day = document.body] = await picker.findAllByRole('gridcell', { name: '28' });
  await userEvent.click(day);
  await userEvent.click(picker.getByRole('button', { name: 'Tamam' }));
};

it.each([
  ['any moment', {}],
  ['a moment of the future', { notBefore: '+0d' }],
])('defaults to nine in the morning if only a day is chosen of %s', async (_name, limits) => {
  const { facts, ...field } = sampleField('dateTime');
  const { submit, sentValue } = await oneField({ ...field, facts: { ...facts, ...limits } });
  await chooseDay(await openPicker());
  const box = screen.getByRole<HTMLInputElement>('textbox');
  await waitFor(() => expect(box.value).toMatch(/^28 .* 09:00$/));
  await submit();
  // 09:00 in Istanbul.
  await waitFor(() => expect(sentValue()).toMatch(/-28T06:00:00.000Z$/));
});

describe('a future instant', () => {
  const { facts, ...field } = sampleField('dateTime');
  const ahead = { ...field, facts: { ...facts, notBefore: '+0d' } };

  it('can be chosen from today on', async () => {
    await oneField(ahead);
    const picker = await openPicker();
    expect(picker.getByRole<HTMLButtonElement>('button', { name: 'Önceki ay' }).disabled).toBe(
      true,
    );
    const today = Number(wallTimeOf(new Date().toISOString()).slice(8, 10));
    expect(firstOffered(picker)).toBe(today);
  });

  it('can be chosen from the new day on after midnight', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    // 23:58 in Istanbul.
    vi.setSystemTime('2026-11-17T20:58:00Z');
    await oneField(ahead);
    const picker = await openPicker();
    expect(firstOffered(picker)).toBe(17);
    act(() => void vi.advanceTimersByTime(180_000));
    expect(firstOffered(picker)).toBe(18);
  });

  it('is rejected before sending if it has passed', async () => {
    const { submit } = await oneField(ahead, '2020-11-20T22:30:00.000Z');
    await submit();
    expect(await screen.findByText(validation.past)).toBeTruthy();
  });
});

it('shows day and hour in Istanbul’s time zone', async () => {
  const { submit, sentValue } = await oneField(sampleField('dateTime'), '2026-11-20T22:30:00.000Z');
  const box = await waitFor(
    () => {
      const found = screen.getByRole<HTMLInputElement>('textbox');
      expect(found.disabled).toBe(false);
      return found;
    },
    { timeout: 15_000 },
  );
  expect(box.value).toBe('21 Kasım 2026 01:30');
  await userEvent.click(box);
  const picker = within(await screen.findByRole('dialog'));
  await userEvent.click(picker.getByRole('gridcell', { name: '25' }));
  await userEvent.click(picker.getByRole('option', { name: 'Saat 15' }));
  await userEvent.click(picker.getByRole('button', { name: 'Tamam' }));
  await waitFor(() => expect(box.value).toBe('25 Kasım 2026 15:30'));
  await submit();
  await waitFor(() => expect(sentValue()).toBe('2026-11-25T12:30:00.000Z'));
});
