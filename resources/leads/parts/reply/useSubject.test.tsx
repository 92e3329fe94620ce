import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSubject } from './useSubject.ts';

type Props = { typed?: string; proposed: string };

const start = (initialProps: Props) =>
  renderHook(({ typed, proposed }: Props) => useSubject(typed, proposed), { initialProps });

it('shows the proposed subject until another is typed', () => {
  const { result, rerender } = start({ proposed: '' });
  rerender({ proposed: 'Your enquiry' });
  expect(result.current.shown).toBe('Your enquiry');
  rerender({ proposed: 'Your enquiry', typed: 'June' });
  expect(result.current.shown).toBe('June');
  rerender({ proposed: 'Your enquiry', typed: '' });
  expect(result.current.shown).toBe('');
});

it('keeps a proposal that arrives while the field has focus until focus leaves', () => {
  const { result, rerender } = start({ proposed: '' });
  act(() => result.current.focus.onFocus());
  rerender({ proposed: 'Your enquiry' });
  expect(result.current.shown).toBe('');
  rerender({ proposed: 'Your enquiry', typed: 'J' });
  expect(result.current.shown).toBe('J');
  rerender({ proposed: 'Your enquiry' });
  act(() => result.current.focus.onBlur());
  expect(result.current.shown).toBe('Your enquiry');
});
