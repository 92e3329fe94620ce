import { expect, test } from 'vitest';
import type { LeadAction } from './leadAction.ts';
import { actionFaults, listedFields } from './actionFaults.ts';

test.each<[string, LeadAction, string[]]>([
  ['a deal of today', { type: 'deal', dealDate: '2026-11-21', providerId: 2 }, []],
  [
    'a deal with a page of others',
    { type: 'deal', dealDate: '2026-11-21', providerId: 3 },
    ['providerId not_own'],
  ],
  ['nothing to find', { type: 'unreachable' }, []],
])('%s', (_name, action, faults) => {
  const found = actionFaults(action, [1, 2]).map(({ path, code }) => `${path} ${code}`);
  expect(found).toEqual(faults);
});

test('validates values of configuration lists', () => {
  expect(listedFields({ type: 'negotiate' })).toMatchObject([{ value: undefined }]);
  expect(listedFields({ type: 'reject', reasonId: 'date_full' })).toEqual([
    { path: 'reasonId', list: 'info_request_reject_reason_id', value: 'date_full' },
  ]);
  expect(listedFields({ type: 'report_spam', reasonId: 'x' })).toMatchObject([
    { list: 'lead_report_reasons' },
  ]);
  expect(listedFields({ type: 'call' })).toEqual([]);
});
