import { expect, it } from 'vitest';
import { otherPathOf } from './otherPath.ts';

it.each([
  ['/auth/login', undefined],
  ['/auth/renew-password', undefined],
  ['/auth/google', undefined],
  ['/auth/anything', undefined],
  ['/auth/forgot-password', 'forgotPassword'],
  ['/auth/forgot-username/', 'forgotUsername'],
  ['/password-reset', 'passwordReset'],
  ['/password-reset/rk_1', 'passwordReset'],
  ['/password-renew', 'renewRequired'],
  ['/register/1/7/inv_1', 'invitation'],
])('%s shows %s', (path, page) => {
  expect(otherPathOf(path)).toBe(page);
});
