import { expect, it } from 'vitest';
import { takeRecoveryKey } from './recoveryKey.ts';

it.each([
  ['/password-reset/rk_1', 'rk_1'],
  ['/password-reset/rk_1/', 'rk_1'],
  ['/password-reset?recoveryKey=rk_2', 'rk_2'],
])(
  'moves the key of %s from the URL to the history state, which survives a reload',
  (url, recoveryKey) => {
    history.replaceState(null, '', url);
    expect(takeRecoveryKey()).toBe(recoveryKey);
    expect(location.pathname + location.search).toBe('/password-reset');
    expect(takeRecoveryKey()).toBe(recoveryKey);
  },
);

it.each([null, { recoveryKey: 7 }, 'rk_1'])('has none with the state %j', (state) => {
  history.replaceState(state, '', '/password-reset');
  expect(takeRecoveryKey()).toBeUndefined();
});
