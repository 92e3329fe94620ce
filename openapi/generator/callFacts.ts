import { describeBody, readActions } from './bodies.ts';
import { operationsOf, requestSchema, resolveParameter, type Contract } from './contract.ts';
import { describeField, type Facts } from './fields.ts';
import { PAGING, maxRecordsOf, toldCalls } from './manifest.ts';

type Called = ReturnType<typeof operationsOf>[number];

/** Facts of the fields of a body, for each action apart where it has several. */
function bodyFacts(contract: Contract, { operation }: Called) {
  const body = requestSchema(contract, operation);
  if (body?.oneOf) return { actions: readActions(contract, body) };
  return body?.properties && { body: describeBody(contract, body, operation.operationId).fields };
}

/** Facts of the parameters of a query, but for those that page through a list. */
function queryFacts(contract: Contract, { operation }: Called) {
  const asked = (operation.parameters ?? [])
    .map((one) => resolveParameter(contract, one))
    .filter((one) => one.in === 'query' && !PAGING.has(one.name));
  const query: Record<string, Facts> = Object.fromEntries(
    asked.map((one) => [one.name, describeField(contract, one.schema, false)]),
  );
  return asked.length > 0 && { query };
}

/**
 * facts/<operationId>.ts: what body and query may hold, and how many records there may be, for each call that no
 * manifest tells. A file each: a screen loads those of its own calls.
 */
export function writeCallFacts(contract: Contract): Map<string, string> {
  const told = toldCalls(contract);
  const files = new Map<string, string>();
  for (const called of operationsOf(contract)) {
    const { operationId: id } = called.operation;
    if (told.has(id)) continue;
    const facts = {
      ...bodyFacts(contract, called),
      ...queryFacts(contract, called),
      ...(called.method === 'post' && maxRecordsOf(called.item)),
    };
    if (Object.keys(facts).length > 0)
      files.set(
        `facts/${id}.ts`,
        `// Written by openapi/generate.ts from the contract. Do not edit.\nexport const ${id}Facts = ${JSON.stringify(facts, null, 1)} as const;\n`,
      );
  }
  return files;
}
