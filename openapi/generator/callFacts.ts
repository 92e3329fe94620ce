import { describeBody, readActions } from './bodies.ts';
import {
  BrokenContract,
  operationsOf,
  requestSchema,
  resolveParameter,
  type Contract,
} from './contract.ts';
import { describeField, type Facts } from './fields.ts';
import { PAGING, maxRecordsOf, callsInManifests } from './manifest.ts';

type Called = ReturnType<typeof operationsOf>[number];

/** Returns the facts of a body's fields, by action if it has several. */
function bodyFacts(contract: Contract, { operation }: Called) {
  const body = requestSchema(contract, operation);
  if (body?.oneOf) return { actions: readActions(contract, body) };
  return body?.properties && { body: describeBody(contract, body, operation.operationId).fields };
}

/** Returns the facts of the query parameters, except those for pagination. */
function queryFacts(contract: Contract, { operation }: Called) {
  const parameters = (operation.parameters ?? [])
    .map((one) => resolveParameter(contract, one))
    .filter((one) => one.in === 'query' && !PAGING.has(one.name));
  const query: Record<string, Facts> = Object.fromEntries(
    parameters.map((one) => [one.name, describeField(contract, one.schema, false)]),
  );
  return parameters.length > 0 && { query };
}

/** Operations outside of the manifests whose limits the panel or the API reads. Add further ones here. */
const CALLS = [
  'acceptInvitation',
  'addProviderWizardImage',
  'addReviewRequestImage',
  'answerReviewRequest',
  'createCreditCard',
  'createImpersonation',
  'createMerchantAction',
  'createProductLead',
  'importCalendar',
  'listSupportPaymentAttempts',
  'searchCouples',
  'searchProviders',
  'searchSupportUsers',
  'sendLeadEmail',
  'setTwoFactor',
  'signIn',
  'updateMerchantDocument',
  'updateRedirectNumber',
  'updateWidgetFilters',
  'uploadCustomerUserImage',
  'uploadSignatureImage',
];

/**
 * Writes facts/<operationId>.ts: the constraints of body and query, and the maximum number of records. One file
 * each, so that a screen loads only those of its own operations.
 * @throws BrokenContract for an operation that the contract lacks or a manifest contains
 */
export function writeCallFacts(contract: Contract, calls = CALLS): Map<string, string> {
  const callIds = callsInManifests(contract);
  return new Map(
    calls.map((id) => {
      const called = operationsOf(contract).find(({ operation }) => operation.operationId === id);
      if (!called) throw new BrokenContract(`callFacts.ts: ${id} is no operation`);
      if (callIds.has(id))
        throw new BrokenContract(
          `callFacts.ts: expected only calls that no manifest states, got ${id}`,
        );
      const facts = {
        ...bodyFacts(contract, called),
        ...queryFacts(contract, called),
        ...(called.method === 'post' && maxRecordsOf(called.item)),
      };
      return [
        `facts/${id}.ts`,
        `// Written by openapi/generate.ts from the contract. Do not edit.\nexport const ${id}Facts = ${JSON.stringify(facts, null, 1)} as const;\n`,
      ];
    }),
  );
}
