import { expect, test } from 'vitest';
import { operationsOf, resolveParameter } from '../../openapi/generator/contract.ts';
import { bundledContract } from './bundledContract.ts';

const operations = operationsOf(bundledContract).map(({ operation }) => operation);
const namesOf = (found: typeof operations) => found.map((one) => one.operationId).toSorted();

/** Operations whose rate limit is implemented by their feature, with the key that it counts by. */
const limitedByFeature: Readonly<Record<string, string>> = {
  signIn: 'name with address, name, accounts of an address, challenges of an address',
  setTwoFactor: 'codes of a user',
  createCustomerUser: 'invitations of a customer',
  updateCustomerUser: 'passwords of a user, invitations of a customer',
  uploadCustomerUserImage: 'pictures of a user',
  uploadSignatureImage: 'pictures of a user',
  sendLeadEmail: 'messages of a provider',
  sendLeadSms: 'messages of a provider',
  createLeadMessageAction: 'messages of a provider',
  createLeadAction: 'messages of a provider',
  searchCouples: 'searches of a user',
  searchProviders: 'searches of a user',
  getRealtimeStream: 'streams of a user',
  searchSupportUsers: 'searches of an agent',
  createImpersonation: 'starts of an agent',
  requestComment: 'requests to a couple',
};

const isPaged = (operation: (typeof operations)[number]) =>
  (operation.parameters ?? []).some(
    (one) => resolveParameter(bundledContract, one).name === 'page',
  );

test('an operation declares 429 exactly where it is limited', () => {
  const promised = operations.filter(({ responses }) => '429' in responses);
  const limited = operations.filter(
    (one) =>
      one['x-rate-limit'] !== undefined || isPaged(one) || one.operationId in limitedByFeature,
  );
  expect(namesOf(promised)).toEqual(namesOf(limited));
  expect(promised.length).toBeGreaterThan(50);
});

test('every public operation is limited', () => {
  const open = operations.filter(
    (one) => one.security?.length === 0 && one['x-rate-limit'] === undefined,
  );
  expect(namesOf(open)).toEqual(['signIn']);
});
