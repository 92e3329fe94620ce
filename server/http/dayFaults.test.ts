import { expect, test } from 'vitest';
import { loadContract, readOperations } from './contract.ts';
import { valueFaults } from './valueFaults.ts';

/** Two minutes before midnight UTC: in Istanbul it is the 22nd already. */
const now = new Date('2026-11-21T23:58:00.000Z');
const schemas = new Map(readOperations(loadContract()).map(({ id, body }) => [id, body?.schema]));

/** Returns the faults of the days in a body, by the contract's limits. */
const faultsOf = (
  operation: 'updateLead' | 'createLeadAction' | 'updateCustomerUser',
  body: object,
) =>
  valueFaults(schemas.get(operation) ?? {}, body, { now, country: 'TR' }).map(
    ({ path, code }) => `${path} ${code}`,
  );

test.each([
  ['0001-01-01', ['couple.weddingDate not_before']],
  ['1999-12-31', ['couple.weddingDate not_before']],
  ['2000-01-01', []],
  ['2046-11-22', []],
  ['2046-11-23', ['couple.weddingDate not_after']],
  ['9999-12-31', ['couple.weddingDate not_after']],
  [null, []],
])('a wedding on %s', (weddingDate, faults) => {
  expect(faultsOf('updateLead', { couple: { weddingDate } })).toEqual(faults);
});

test.each([
  ['2008-11-22', []],
  ['2008-11-23', ['birthDate too_young']],
  ['1926-11-22', []],
  ['1926-11-21', ['birthDate too_old']],
])('born on %s', (birthDate, faults) => {
  expect(faultsOf('updateCustomerUser', { birthDate })).toEqual(faults);
});

test('checks only the fields of the action’s own type', () => {
  const deal = { type: 'deal', dealDate: '2026-11-23', providerId: 1 };
  expect(faultsOf('createLeadAction', deal)).toEqual(['dealDate not_future']);
  expect(faultsOf('createLeadAction', { ...deal, type: 'unreachable' })).toEqual([]);
});

test.each(['9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00Z', '2027-06-30T23:59:60Z'])(
  'an invalid instant is a fault: %s',
  (startsAt) => {
    expect(faultsOf('createLeadAction', { type: 'set_appointment', startsAt })).toHaveLength(1);
  },
);
