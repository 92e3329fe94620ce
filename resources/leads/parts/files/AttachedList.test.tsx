import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { samplePanel } from '../../../../tests/support/samplePanel.tsx';
import { AttachedList } from './AttachedList.tsx';
import { useAttached } from './useAttached.ts';

function Case() {
  const files = useAttached(1);
  const add = (names: readonly string[]) => files.add(names.map((name) => new File(['x'], name)));
  return (
    <>
      <button type="button" onClick={() => add(['1.pdf', '2.pdf', '3.pdf'])}>
        add
      </button>
      <AttachedList files={files} problem={undefined} problemOf={() => undefined} isBusy={false} />
    </>
  );
}

it('keeps the focus at the files while they are removed', async () => {
  render(<Case />, { wrapper: await samplePanel('tr') });
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await userEvent.click(screen.getByRole('button', { name: 'add' }));
  await userEvent.click(await screen.findByRole('button', { name: /2\.pdf/ }));
  expect(focused()).toMatch(/3\.pdf/);
  await userEvent.keyboard('{Enter}');
  expect(focused()).toMatch(/1\.pdf/);
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe(screen.getByRole('region').getAttribute('aria-label'));
});
