import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCardFields } from './useCardFields.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  // All test files share one document.
  document.querySelector('iframe')?.remove();
});

/** Renders the hook with a fake gateway iframe; the test sends its messages with `postMessage`. */
function openFields() {
  const url = 'https://gateway.example/fields';
  const frame = document.body.appendChild(document.createElement('iframe'));
  const onEnter = () => undefined;
  const onInput = vi.fn<() => void>();
  const { result } = renderHook(() => useCardFields({ url, scheme: 'light', onEnter, onInput }));
  result.current.frame.current = frame;
  const postMessage = (data: object) =>
    act(() => {
      dispatchEvent(
        new MessageEvent('message', {
          data: { source: 'card-fields', ...data },
          origin: new URL(url).origin,
          source: frame.contentWindow,
        }),
      );
    });
  return { submit: () => result.current.submit(), post: postMessage, onInput };
}

it('returns the token of a valid card, and nothing for an invalid one', async () => {
  const { submit, post: postMessage } = openFields();
  const right = submit();
  postMessage({ type: 'token', token: 'tk_1' });
  expect(await right).toEqual({ token: 'tk_1' });
  const wrong = submit();
  postMessage({ type: 'invalid' });
  expect(await wrong).toBeUndefined();
});

it('fails if the fields cannot reach the gateway, or never get a response', async () => {
  const { submit, post: postMessage } = openFields();
  const disconnected = submit();
  postMessage({ type: 'failed' });
  await expect(disconnected).rejects.toThrow('checkout.unanswered');
  const unanswered = submit();
  await Promise.all([
    expect(unanswered).rejects.toThrow('checkout.unanswered'),
    vi.advanceTimersByTimeAsync(20_000),
  ]);
});

it('reports that something was typed, but not what', () => {
  const { post: postMessage, onInput } = openFields();
  postMessage({ type: 'height', height: 200 });
  expect(onInput).not.toHaveBeenCalled();
  postMessage({ type: 'input' });
  expect(onInput.mock.calls).toEqual([[]]);
});
