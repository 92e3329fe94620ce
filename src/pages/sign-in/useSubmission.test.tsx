import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../data/ApiError.ts';
import { newPasswordFaults } from './NewPasswordForm.tsx';
import { faultsOf, useSubmission } from './useSubmission.ts';

const names = ['identifier', 'password'];
const rejectionOf = (errors: { path: string; message: string }[]) =>
  new ApiError({ status: 422, code: 'validation', message: 'Please check', errors });

describe('the faults of a refusal', () => {
  it.each([
    [[{ path: 'password', message: 'Wrong' }], { fields: { password: 'Wrong' }, message: '' }],
    [
      [
        { path: 'password', message: 'Wrong' },
        { path: 'challenge', message: 'Too old' },
        { path: '', message: 'Nothing changed' },
      ],
      { fields: { password: 'Wrong' }, message: 'Too old Nothing changed' },
    ],
    [[{ path: 'challenge', message: 'Too old' }], { fields: {}, message: 'Too old' }],
    [[], { fields: {}, message: 'Please check' }],
  ])('%j are shown as %j', (errors, faults) => {
    expect(faultsOf(rejectionOf(errors), names)).toEqual(faults);
  });

  it('are general for other errors', () => {
    expect(faultsOf(new TypeError('x is undefined'), names)).toEqual({
      fields: {},
      message: 'apiErrors.unexpected',
    });
  });
});

describe('sending', () => {
  it('happens once however often it is requested, and again afterwards', async () => {
    const { result } = renderHook(() => useSubmission(names));
    let sent = 0;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const work = () => {
      sent += 1;
      return answered;
    };
    act(() => {
      result.current.run(work);
      result.current.run(work);
    });
    expect(result.current.busy).toBe(true);
    expect(sent).toBe(1);
    await act(async () => answer());
    expect(result.current.busy).toBe(false);
    await act(async () => result.current.run(work));
    expect(sent).toBe(2);
  });

  it('shows the rejection until the next submission', async () => {
    const { result } = renderHook(() => useSubmission(names));
    act(() =>
      result.current.run(() =>
        Promise.reject(rejectionOf([{ path: 'password', message: 'Wrong' }])),
      ),
    );
    await waitFor(() => expect(result.current.faults.fields).toEqual({ password: 'Wrong' }));
    await act(async () => result.current.run(async () => {}));
    expect(result.current.faults).toEqual({ fields: {}, message: '' });
  });

  it('does not start with client-side faults', () => {
    const { result } = renderHook(() => useSubmission(names));
    act(() => {
      expect(result.current.check({ identifier: 'required', password: undefined })).toBe(false);
    });
    expect(result.current.faults.fields).toEqual({ identifier: 'required' });
    act(() => {
      expect(result.current.check({ identifier: undefined })).toBe(true);
    });
    expect(result.current.faults.fields).toEqual({});
  });
});

it.each([
  ['', '', { password: 'required', repeat: undefined }],
  ['12345', '12345', { password: 'faults.short', repeat: undefined }],
  ['123456', '123456', { password: undefined, repeat: undefined }],
  ['123456', '12345', { password: undefined, repeat: 'faults.mismatch' }],
  ['12345', '', { password: 'faults.short', repeat: 'faults.mismatch' }],
])('the new password %j, repeated as %j, has the faults %j', (password, repeat, faults) => {
  expect(newPasswordFaults(password, repeat)).toEqual(faults);
});
