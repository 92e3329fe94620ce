import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCardFields } from './useCardFields.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  // All test files share one document.
  document.querySelector('iframe')?.remove();
});

/** Renders the hook with a fake gateway iframe; the test sends its messages with `say`. */
function openFields() {
  const url = 'https://gateway.example/fields';
  const frame = document.body.appendChild(document.createElement('iframe'));
  const onEnter = () => undefined;
  const onInput = vi.fn<() => void>();
  const { result } = renderHook(() => useCardFields({ url, scheme: 'light', onEnter, onInput }));
  result.current.frame.current = frame;
  const say = (data: object) =>
    act(() => {
      dispatchEvent(
        new MessageEvent('message', {
          data: { source: 'card-fields', ...data },
          origin: new URL(url).origin,
          source: frame.contentWindow,
        }),
      );
    });
  return { submit: () => result.current.submit(), say, onInput };
}

it('returns the token of a valid card, and nothing for an invalid one', async () => {
  const { submit, say } = openFields();
  const right = submit();
  say({ type: 'token', token: 'tk_1' });
  expect(await right).toEqual({ token: 'tk_1' });
  const wrong = submit();
  say({ type: 'invalid' });
  expect(await wrong).toBeUndefined();
});

it('fails if the fields cannot reach the gateway, or never get a response', async () => {
  const { submit, say } = openFields();
  const cut = submit();
  say({ type: 'failed' });
  await expect(cut).rejects.toThrow('checkout.unanswered');
  const silent = submit();
  await Promise.all([
    expect(silent).rejects.toThrow('checkout.unanswered'),
    vi.advanceTimersByTimeAsync(20_000),
  ]);
});

it('reports that something was typed, but not what', () => {
  const { say, onInput } = openFields();
  say({ type: 'height', height: 200 });
  expect(onInput).not.toHaveBeenCalled();
  say({ type: 'input' });
  expect(onInput.mock.calls).toEqual([[]]);
});
