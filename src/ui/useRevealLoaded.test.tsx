import { Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyWithPreload } from './lazyWithPreload.tsx';
import { useRevealLoaded } from './useRevealLoaded.ts';

beforeEach(() => {
  // Within act, React reveals everything at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // The timer of React's delay never fires.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets React work until the container has the text. @returns the text it has at last */
async function waitForText(container: HTMLElement, text: string): Promise<string> {
  for (let turn = 0; turn < 100 && container.textContent !== text; turn += 1)
    await new Promise((resolve) => void setImmediate(resolve));
  return container.textContent ?? '';
}

it('reveals loaded components without the delay of a suspended boundary', async () => {
  let load = (_: ComponentType) => {};
  const code = new Promise<ComponentType>((resolve) => {
    load = resolve;
  });
  const Late = lazyWithPreload(async () => code, 'first');
  const parts = [Late];
  function Page() {
    useRevealLoaded(parts);
    return (
      <Suspense fallback="Loading">
        <Late />
      </Suspense>
    );
  }
  const container = document.createElement('div');
  const root = createRoot(container);
  root.render(<Page />);
  expect(await waitForText(container, 'Loading')).toBe('Loading');
  load(() => <p>Messages</p>);
  expect(await waitForText(container, 'Messages')).toBe('Messages');
  root.unmount();
});
