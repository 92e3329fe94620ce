import { act, renderHook } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { samplePanel } from '../../../tests/support/samplePanel.tsx';
import { networkError } from '../../data/ApiError.ts';
import { useAttempt } from './useAttempt.ts';

const open = async () =>
  renderHook(() => useAttempt(), { wrapper: await samplePanel('tr') }).result;

it('shows why a call failed, until the next one', async () => {
  const result = await open();
  await act(async () => {
    await result.current.attempt(() => Promise.reject(networkError()));
  });
  expect(result.current.problem).toMatch(/^Sunucuya ulaşılamadı/);
  const list = [{ path: 'document', message: 'Dosya çok büyük.' }];
  const refusal = new HttpError('Bilgiler geçersiz.', 422, { list });
  await act(async () => {
    await result.current.attempt(() => Promise.reject(refusal));
  });
  expect(result.current.problem).toBe('Dosya çok büyük.');
  await act(async () => {
    expect(await result.current.attempt(() => Promise.resolve(7))).toBe(7);
  });
  expect(result.current.problem).toBeUndefined();
  expect(result.current.isBusy).toBe(false);
});
